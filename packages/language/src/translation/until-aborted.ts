/** Ends the waiting with the signal's reason as soon as it comes, whether or not the work listens to it. */
export async function untilAborted<Value>(
  work: Promise<Value>,
  signal?: AbortSignal,
): Promise<Value> {
  if (!signal) return work;
  signal.throwIfAborted();
  let stop = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
