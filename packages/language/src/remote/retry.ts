import { setTimeout as sleep } from "node:timers/promises";
import { ServiceFailure } from "./service-failure.ts";

/** Waits; rejects with the signal's reason when that comes first. */
export type Pause = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

export type Patience = {
  /** How often a request is made before its failure counts. */
  attempts: number;
  /** The first pause in milliseconds; each further one is twice as long. */
  firstPause: number;
  /** A service that asks for more than this many milliseconds is given up at once. */
  longestPause: number;
  pause: Pause;
  /** 0 to 1; spreads the pauses, so that those turned away together do not come back together. */
  random: () => number;
};

export const ordinaryPatience: Patience = {
  attempts: 4,
  firstPause: 1_000,
  longestPause: 60_000,
  pause: async (milliseconds, signal) => {
    try {
      await sleep(milliseconds, undefined, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    }
  },
  random: Math.random,
};

/**
 * Repeats a call while its failure may pass, with growing pauses or those the service asks for.
 *
 * @throws the last failure, or the first that will not pass
 */
export async function retrying<T>(
  call: () => Promise<T>,
  patience: Patience,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof ServiceFailure) || !error.isPassing) throw error;
      if (attempt >= patience.attempts) throw error;
      const own = patience.firstPause * 2 ** (attempt - 1) * (0.5 + patience.random() / 2);
      const wait = Math.max(error.retryAfter ?? 0, Math.min(own, patience.longestPause));
      if (wait > patience.longestPause) throw error;
      await patience.pause(wait, signal);
    }
  }
}
