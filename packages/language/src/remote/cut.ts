import { ServiceFailure } from "./service-failure.ts";

/** Cuts a list into runs that keep to a size and a number; an entry that is too large stands alone. */
export function cutBySize<T>(
  entries: readonly T[],
  sizeOf: (entry: T) => number,
  limits: { size: number; count: number },
): T[][] {
  const runs: T[][] = [];
  let size = 0;
  for (const entry of entries) {
    const own = sizeOf(entry);
    const last = runs.at(-1);
    if (last && size + own <= limits.size && last.length < limits.count) {
      last.push(entry);
      size += own;
    } else {
      runs.push([entry]);
      size = own;
    }
  }
  return runs;
}

/**
 * Does a job for all entries at once; when the service finds that wrong or too much, for each half.
 *
 * @returns null for an entry that is refused alone, too
 */
export async function inHalves<T, R>(
  entries: readonly T[],
  job: (entries: readonly T[]) => Promise<R[]>,
): Promise<(R | null)[]> {
  try {
    return await job(entries);
  } catch (error) {
    const isRefused =
      error instanceof ServiceFailure && (error.code === "rejected" || error.code === "too-large");
    if (!isRefused) throw error;
    if (entries.length <= 1) return entries.map(() => null);
    const middle = Math.ceil(entries.length / 2);
    const first = await inHalves(entries.slice(0, middle), job);
    return [...first, ...(await inHalves(entries.slice(middle), job))];
  }
}
