import { createHmac, timingSafeEqual } from "node:crypto";
import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyCeremonyMs,
  type User,
} from "@curie/contract";

/** Who asks a browser for a passkey: its host is what every key is bound to (WebAuthn's RP ID). */
export type RelyingParty = { id: string; origin: string; name: string };

export function relyingPartyOf(publicUrl: string, name: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name };
}

/** EdDSA, ES256 and RS256 by their COSE numbers: what every device has one of. */
export const algorithms = [-8, -7, -257];

const macLength = 32;
const randomLength = 16;
const expiryLength = 8;

/**
 * A challenge says itself until when it holds and, with our signature, what for: nothing is kept for
 * those who never answer it.
 *
 * @param purpose what it was given out for, and to whom
 */
export function writeChallenge(
  key: Buffer,
  purpose: string,
  { expiresAt, random }: { expiresAt: Date; random: Uint8Array },
): string {
  const expiry = Buffer.alloc(expiryLength);
  expiry.writeBigUInt64BE(BigInt(expiresAt.getTime()));
  const said = Buffer.concat([expiry, random.subarray(0, randomLength)]);
  return Buffer.concat([said, macOf(key, purpose, said)]).toString("base64url");
}

/** Until when a challenge of ours holds; null for one that is over, for something else, or not ours. */
export function readChallenge(
  key: Buffer,
  purpose: string,
  { challenge, now }: { challenge: string; now: Date },
): Date | null {
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== expiryLength + randomLength + macLength) return null;
  const said = bytes.subarray(0, -macLength);
  if (!timingSafeEqual(bytes.subarray(-macLength), macOf(key, purpose, said))) return null;
  const expiresAt = new Date(Number(said.readBigUInt64BE()));
  return expiresAt > now ? expiresAt : null;
}

function macOf(key: Buffer, purpose: string, said: Buffer): Buffer {
  return createHmac("sha256", key).update(said).update(purpose).digest();
}

/** By which a device knows whose key it is: no address and no name. */
export function userHandleOf(identity: string): string {
  return Buffer.from(identity).toString("base64url");
}

type KnownCredential = { credentialId: string; transports: readonly string[] };

/**
 * The key must be one that a person is asked for by the device (PIN, finger, face): it stands for
 * both steps. And one that the device finds without being told whose: nobody types an address.
 */
export function creationOf(
  { id, name }: RelyingParty,
  user: User,
  { challenge, known }: { challenge: string; known: readonly KnownCredential[] },
): PasskeyCreation {
  return {
    challenge,
    rp: { id, name },
    user: {
      id: userHandleOf(user.identity),
      name: user.email,
      displayName: user.name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: passkeyCeremonyMs,
    attestation: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key",
      transports: [...transports],
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
  };
}

export function requestOf({ id }: RelyingParty, challenge: string): PasskeyRequest {
  return { challenge, rpId: id, timeout: passkeyCeremonyMs, userVerification: "required" };
}
