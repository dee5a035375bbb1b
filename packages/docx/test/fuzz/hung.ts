/** When a run hangs: what it may use of the processor, its judge included, and how its process is ended. */
export const hungMs = 30_000;
/** What a system itself sends a process that has used up its processor time. */
export const hungSignal = "SIGXCPU";
