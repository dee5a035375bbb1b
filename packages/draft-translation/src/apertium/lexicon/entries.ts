/** Reads `tasa=rate llevar_a_cabo=carry_out`: entries apart by space, spaces in them as `_`. */
export function entriesOf(...lists: readonly string[]): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const list of lists) {
    for (const entry of list.trim().split(/\s+/)) {
      const [source = "", english = ""] = entry.split("=");
      entries.set(source.replaceAll("_", " "), english.replaceAll("_", " "));
    }
  }
  return entries;
}

export function wordsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(
    lists.flatMap((list) => list.trim().split(/\s+/)).map((word) => word.replaceAll("_", " ")),
  );
}
