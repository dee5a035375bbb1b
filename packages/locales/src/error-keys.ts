import type { ErrorParams } from "@curie/contract";
import type { messages as english } from "./en_US/index.ts";

export type ErrorKey = keyof (typeof english)["errors"];

/** Params that say more exactly what a code says; some of their values have a sentence of their own. */
const tellingParams = ["found", "protection", "limit", "reason"];

/**
 * Where the sentence for a failure stands in `errors`: first the one for its exact cause,
 * `CODE.VALUE`, which may not exist, then the one for its code, which always does.
 */
export function errorKeys(code: string, params: ErrorParams): ErrorKey[] {
  const values = tellingParams.map((name) => params[name]);
  const exact = values.filter((value) => typeof value === "string");
  return [...exact.map((value) => `${code}.${value}`), code] as ErrorKey[];
}
