/** What a reader of edits must know and the engines need not be loaded for. */
export { isUncertain } from "./certainty.ts";
export { meaningShift } from "./meaning/shift.ts";
export { protectedSpans } from "./protected-spans.ts";
