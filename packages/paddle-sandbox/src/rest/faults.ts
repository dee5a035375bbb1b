export const apiFaultKinds = ["429", "500-json", "500-text", "hang"] as const;
export type ApiFaultKind = (typeof apiFaultKinds)[number];

/** How the next calls of the REST interface go wrong; held in memory only. */
export type ApiFaults = { kind: ApiFaultKind | null; calls: number };

/** The fault of this call, counted. */
export function takeFault(faults: ApiFaults): ApiFaultKind | null {
  if (faults.kind === null || faults.calls <= 0) return null;
  faults.calls -= 1;
  return faults.kind;
}
