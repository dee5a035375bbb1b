/**
 * Can this be kept and written on again? JSON can spell the character NUL, which PostgreSQL cannot
 * store, and halves of characters, which are no text in any encoding. No page sends either.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (Array.isArray(value)) return value.every(isStorable);
  if (value === null || typeof value !== "object" || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([name, inside]) => isStorable(name) && isStorable(inside));
}
