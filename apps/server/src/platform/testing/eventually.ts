import { vi } from "vitest";

/** Asks until it is so: for what happens in the background, after the answer. */
export function eventually<Value>(ask: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(ask);
}
