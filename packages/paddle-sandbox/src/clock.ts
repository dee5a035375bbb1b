import type { Collection } from "./records.ts";

/** Wall-clock time: signatures, links that end, and how long a request took. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type ClockState =
  | { mode: "real" }
  | { mode: "frozen"; at: string }
  | { mode: "offset"; offsetMs: number };

/**
 * The time in which subscriptions live. It follows the wall clock, stands still, or runs at a
 * distance from it; it never goes back.
 */
export type TestClock = {
  now(): Date;
  real(): Date;
  state(): ClockState;
  /** What a product adds to its own clock to live in the same time. */
  offsetMs(): number;
  /** Stands still, now or at a later time. @throws {RangeError} when `at` is before now. */
  freeze(at?: Date): void;
  /** Runs on from now, at the distance it has. */
  run(): void;
};

const settingId = "clock";

/** @param changed called after every move, stop and start */
export function createTestClock(
  clock: Clock,
  settings: Collection<{ id: string; value: unknown }>,
  changed: (state: ClockState) => void = () => undefined,
): TestClock {
  const read = () =>
    (settings.find(settingId)?.value as ClockState | undefined) ?? { mode: "real" };
  const write = (value: ClockState) => {
    settings.put({ id: settingId, value });
    changed(value);
  };
  const now = () => {
    const state = read();
    if (state.mode === "frozen") return new Date(state.at);
    const real = clock.now();
    return state.mode === "offset" ? new Date(real.getTime() + state.offsetMs) : real;
  };
  const refuseGoingBack = (at: Date) => {
    if (at.getTime() >= now().getTime()) return;
    throw new RangeError(`The clock does not go back from ${now().toISOString()}.`);
  };
  return {
    now,
    real: () => clock.now(),
    state: read,
    offsetMs: () => now().getTime() - clock.now().getTime(),
    freeze(at) {
      if (at) refuseGoingBack(at);
      write({ mode: "frozen", at: (at ?? now()).toISOString() });
    },
    run: () => write({ mode: "offset", offsetMs: now().getTime() - clock.now().getTime() }),
  };
}
