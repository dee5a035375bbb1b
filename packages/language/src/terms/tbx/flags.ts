/** How a term is matched has no category in TBX; it travels in a note of this beginning. */
const start = "Matching:";
const known = ["any-case", "plural"] as const;
type Flag = (typeof known)[number];

export function noteOfFlags({
  anyCase,
  plural,
}: {
  anyCase: boolean;
  plural: boolean;
}): string | null {
  const flags: Flag[] = [];
  if (anyCase) flags.push("any-case");
  if (plural) flags.push("plural");
  return flags.length === 0 ? null : `${start} ${flags.join(", ")}`;
}

export function flagsOfNote(note: string): Flag[] {
  const text = note.trim();
  if (!text.startsWith(start)) return [];
  const names = text.slice(start.length).split(",");
  return known.filter((flag) => names.some((name) => name.trim() === flag));
}
