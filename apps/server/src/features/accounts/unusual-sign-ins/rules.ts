import type { Device } from "../security-events/rules.ts";

/** Where a sign-in came from, as far as it can be told again later. */
export type Origin = Device & { networkHash: string };

/**
 * Whether a sign-in is worth a mail: from a browser that the account does not know, and with either
 * the device or the network never seen before. The first of all is not: there is nothing to compare.
 */
export function isUnusual(
  origin: Origin,
  earlier: readonly Origin[],
  deviceIsKnown: boolean,
): boolean {
  if (deviceIsKnown || earlier.length === 0) return false;
  const seenDevice = earlier.some(
    ({ browser, system }) => browser === origin.browser && system === origin.system,
  );
  const seenNetwork = earlier.some(({ networkHash }) => networkHash === origin.networkHash);
  return !(seenDevice && seenNetwork);
}
