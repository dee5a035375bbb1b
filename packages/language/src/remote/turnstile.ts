/** Lets a few in at a time; the others wait in the order in which they came. */
export type Turnstile = <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** @param atOnce how many jobs may run at the same time, over all who share the turnstile */
export function createTurnstile(atOnce: number): Turnstile {
  let inside = 0;
  const waiting: (() => void)[] = [];
  return async (job, signal) => {
    signal?.throwIfAborted();
    if (inside < atOnce) inside++;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      // Who no longer wants to come in lets the next one pass.
      signal?.throwIfAborted();
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else inside--;
    }
  };
}
