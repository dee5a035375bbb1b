/** The addresses of the editing page, with or without a language. */
export function isEditingPath(path: string): boolean {
  return path === "/" || /\/rubriq(\/editing)?\/?$/.test(path);
}
