import { createCipheriv, createDecipheriv } from "node:crypto";
import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands (RFC 6238): six digits, a new code every 30 seconds. */
const period = 30;
const parameters = { algorithm: "SHA1", digits: 6, period } as const;
const product = "Curie";

export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the QR code says to the app. */
export function uriOf(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/**
 * The 30 seconds that a code belongs to, counted from 1970; null for a code that is not right.
 * Clocks of telephones go wrong: the code before and the one after are good as well.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}

function totpOf(secret: string, label = ""): TOTP {
  return new TOTP({ ...parameters, issuer: product, label, secret: Secret.fromBase32(secret) });
}

/** As people type codes: in groups, in small letters, with O for 0 and I or L for 1. */
export function plainCode(typed: string): string {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return code.replaceAll("O", "0").replace(/[IL]/g, "1");
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** Crockford's letters: none that looks like another. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const recoveryCodeLength = 10;

/** Fifty random bits, in two groups. The bytes come from outside. */
export function recoveryCodeOf(bytes: Uint8Array): string {
  const code = [...bytes.slice(0, recoveryCodeLength)].map((byte) => letters[byte % 32]).join("");
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

export function isRecoveryCode(code: string): boolean {
  return code.length === recoveryCodeLength && [...code].every((one) => letters.includes(one));
}

/** Sealed for one account: a row copied to another account does not open. */
export function seal(
  { key, nonce, account }: { key: Buffer; nonce: Buffer; account: string },
  secret: string,
): string {
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(account));
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return [nonce, sealed, cipher.getAuthTag()].map((part) => part.toString("base64url")).join(".");
}

export function unseal({ key, account }: { key: Buffer; account: string }, text: string): string {
  const [nonce, sealed, tag] = text.split(".").map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !sealed || !tag) throw new Error("a sealed secret has three parts");
  const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(account))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString("utf8");
}
