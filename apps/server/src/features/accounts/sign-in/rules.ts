/** A page of ours to come back to; anything that could lead to another site becomes the start page. */
export function safeReturnPath(asked: string | undefined): string {
  return asked !== undefined && /^\/(?![/\\])[^\\\s]*$/.test(asked) ? asked : "/";
}
