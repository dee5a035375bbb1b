import { vi } from "vitest";
import { waitingMs } from "./test-limits.ts";

/** Vitest has no setting for how long `vi.waitFor` waits and would give up after one second. */
const { waitFor } = vi;
vi.waitFor = (ask, options) =>
  waitFor(ask, {
    timeout: waitingMs,
    ...(typeof options === "number" ? { timeout: options } : options),
  });
