import { vi } from "vitest";

/** As long as a job may take on a machine that does much else. */
const patience = { timeout: 20_000, interval: 50 };

/** Asks until it is so: for what happens in the background, after the answer. */
export function eventually<Value>(ask: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(ask, patience);
}
