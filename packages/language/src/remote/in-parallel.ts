/**
 * Does a job for every item, a few at a time, and gives the results in the order of the items. The
 * first failure stops what has not begun and is thrown once what runs has ended.
 */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  job: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Map<number, R>();
  const queue = items.entries();
  const failures: unknown[] = [];
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results.set(index, await job(item, index));
      } catch (error) {
        failures.push(error);
      }
    }
  });
  await Promise.all(workers);
  if (failures.length > 0) throw failures[0];
  return items.map((_, index) => results.get(index) as R);
}
