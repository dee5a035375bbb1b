import { digestOf } from "./digests.ts";

/** Who signs logs: one installation. */
export type Signer = {
  /** The public key, 32 bytes. */
  key: Uint8Array;
  fingerprint: string;
  sign: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** In front of the 32 bytes of a private key, what PKCS #8 says of Ed25519 (RFC 8410). */
const pkcs8Head = [
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
];

/**
 * The signer of a seed: the same seed is the same key, on every process of an installation.
 *
 * @param seed 32 secret bytes
 */
export async function createSigner(seed: Uint8Array): Promise<Signer> {
  const pkcs8 = Uint8Array.from([...pkcs8Head, ...seed]);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const { x = "" } = await crypto.subtle.exportKey("jwk", privateKey);
  const key = Uint8Array.from(atob(x.replaceAll("-", "+").replaceAll("_", "/")), (sign) =>
    sign.charCodeAt(0),
  );
  return {
    key,
    fingerprint: await fingerprintOf(key),
    sign: async (bytes) =>
      new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, bytes.slice())),
  };
}

/** A public key as people compare it: the first half of its SHA-256, four digits at a time. */
export async function fingerprintOf(key: Uint8Array): Promise<string> {
  const digest = (await digestOf(key)).slice(0, 32);
  return (digest.match(/.{4}/g) ?? []).join(" ");
}
