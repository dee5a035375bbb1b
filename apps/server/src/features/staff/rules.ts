/**
 * What a session waits for: a code of the app, or that the app is set up; `open` waits for nothing.
 */
export const sessionSteps = ["code-due", "set-up-due", "open"] as const;
export type SessionStep = (typeof sessionSteps)[number];

/** A pattern of LIKE for what contains a text; signs that mean something there mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
