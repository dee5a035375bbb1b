import type { Logger } from "pino";

/** What a process ends with; `scripts/supervise.ts` and docs/operations.md know the numbers. */
export const exitCodes = {
  stopped: 0,
  /** It could not start, or an error that nobody caught ended it: starting again may help. */
  failed: 1,
  /** EX_CONFIG: a setting is missing or wrong, or the port is taken. Starting again changes nothing. */
  settings: 78,
} as const;

/** How long a process that dies of an error may take to put things in order. */
const lastGraceMs = 5_000;

/**
 * After an error that nobody caught nothing is known about the state of this process: it says so,
 * stops in order as far as that goes, and ends, so that it can be started again.
 */
export function endOnUncaught(log: Logger, stop: () => Promise<void>): void {
  let ending = false;
  const end = (error: unknown, what: string) => {
    log.fatal({ err: error }, what);
    if (ending) return;
    ending = true;
    const leave = () => process.exit(exitCodes.failed);
    setTimeout(leave, lastGraceMs).unref();
    stop().then(leave, leave);
  };
  process.on("uncaughtException", (error) => end(error, "an error that nobody caught"));
  process.on("unhandledRejection", (error) => end(error, "a rejection that nobody handled"));
}
