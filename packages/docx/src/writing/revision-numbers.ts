/**
 * Numbers no revision, bookmark or comment of any part uses. Word wants them in the positive
 * 32-bit range; a file that already uses its top gets the gaps at the bottom.
 */
export function freshIds(used: ReadonlySet<number>): () => number {
  const LARGEST = 0x7fffffff;
  const ROOM = 10_000_000;
  let highest = 0;
  for (const id of used) if (id <= LARGEST && id > highest) highest = id;
  let next = highest < LARGEST - ROOM ? highest : 0;
  return () => {
    do next++;
    while (used.has(next));
    return next;
  };
}
