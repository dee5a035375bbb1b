/**
 * Can this be kept and written on again? JSON can spell the character NUL, which PostgreSQL cannot
 * store, and halves of characters, which are no text in any encoding; and it can nest as deep as it is
 * long. No page sends any of these.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\u0000");
  if (value === null || typeof value !== "object" || ArrayBuffer.isView(value)) return true;
  if (depth >= deepest) return false;
  if (Array.isArray(value)) return value.every((inside) => isStorable(inside, depth + 1));
  return Object.entries(value).every(
    ([name, inside]) => isStorable(name) && isStorable(inside, depth + 1),
  );
}

/** Many times what the contract nests. Whatever walks through a deeper body would run out of stack. */
const deepest = 32;
