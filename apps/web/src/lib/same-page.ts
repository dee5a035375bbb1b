/**
 * How an address is changed when only the view of a page changes, such as a filter: no new entry in
 * the history, and the focus stays where it is.
 */
export const samePage = { replace: true, state: { samePage: true }, preventScrollReset: true };

/** Whether an address was reached by `samePage`. */
export function isSamePage(state: unknown): boolean {
  return typeof state === "object" && state !== null && "samePage" in state;
}
