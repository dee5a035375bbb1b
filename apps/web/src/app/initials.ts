/** Two letters that stand for a person: first and last name, or the first letter of a single name. */
export function initialsOf(name: string): string {
  const parts = name
    .trim()
    .split(/\s+/)
    .filter((part) => part !== "");
  const first = parts[0] ?? "";
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  return `${[...first][0] ?? ""}${[...last][0] ?? ""}`.toUpperCase();
}
