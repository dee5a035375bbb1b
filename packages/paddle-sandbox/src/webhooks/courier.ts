/** When a message that was not accepted is sent again. */
export type RetryProfile = "fast" | "sandbox" | "live";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * Gaps between attempts in milliseconds. Paddle documents 3 retries in 15 minutes for its sandbox and
 * 60 in three days for live accounts; `fast` is our own.
 */
const gapsMs: Readonly<Record<RetryProfile, readonly number[]>> = {
  fast: [second, 3 * second, 9 * second],
  sandbox: [minute, 4 * minute, 10 * minute],
  live: Array.from({ length: 60 }, (_, index) => ((2 * index + 1) * 72 * hour) / 3_600),
};

/** One message on its way. */
export type Delivery = {
  /** True when the other side accepted it. */
  attempt(): Promise<boolean>;
  attemptsMade(): number;
  /** Not accepted: it is sent again at this instant, or never. */
  postpone(retryAt: Date | null): void;
};

export type Courier = {
  /** Sends a message after those of the same lane that came before; a retry does not delay them. */
  send(lane: string, message: Delivery): void;
  /** Settles when nothing is on its way and no retry waits for the wall clock. */
  idle(): Promise<void>;
  /** Lets attempts end and drops retries; what waits stays in the records. */
  stop(): Promise<void>;
};

export type Sleep = (ms: number, signal: AbortSignal) => Promise<void>;

type CourierInput = {
  profile: RetryProfile;
  sleep: Sleep;
  /** Called with errors of the sandbox itself; a receiver that fails is none. */
  report: (error: unknown) => void;
  /** The clock in which retries are stated: the test clock for `live`, else the wall clock. */
  now: () => Date;
};

/** Retries of `live` wait for the test clock: the timeline sends them when it moves the clock. */
export function createCourier({ profile, sleep, now, report }: CourierInput): Courier {
  const lanes = new Map<string, Promise<void>>();
  const underway = new Set<Promise<void>>();
  const stopping = new AbortController();

  function follow(work: Promise<void>): void {
    const done = work.catch(report).finally(() => underway.delete(done));
    underway.add(done);
  }

  async function deliver(message: Delivery): Promise<void> {
    if (stopping.signal.aborted) return;
    if (await message.attempt()) return;
    const gap = gapsMs[profile][message.attemptsMade() - 1];
    message.postpone(gap === undefined ? null : new Date(now().getTime() + gap));
    if (gap === undefined || profile === "live" || stopping.signal.aborted) return;
    follow(sleep(gap, stopping.signal).then(() => deliver(message)));
  }

  return {
    send(lane, message) {
      const turn = (lanes.get(lane) ?? Promise.resolve()).then(() => deliver(message));
      lanes.set(
        lane,
        turn.catch(() => undefined),
      );
      follow(turn);
    },
    async idle() {
      while (underway.size > 0) await Promise.all(underway);
    },
    async stop() {
      stopping.abort();
      while (underway.size > 0) await Promise.allSettled(underway);
    },
  };
}

/** A wait that ends early when the sandbox stops. */
export const timerSleep: Sleep = (ms, signal) =>
  new Promise((done) => {
    const timer = setTimeout(finish, ms);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      done();
    }
    signal.addEventListener("abort", finish);
  });
