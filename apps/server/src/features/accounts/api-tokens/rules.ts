import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";

/** By which programs that look for leaked secrets recognise one of ours. */
const secretPrefix = "crv_";
/** 200 bits, of which the list shows 30. */
export const secretBytes = 25;
const shownCharacters = secretPrefix.length + 6;

/** Crockford's base 32 in small letters: nothing in it is mistaken for something else. */
const digits = "0123456789abcdefghjkmnpqrstvwxyz";
const randomDigits = (secretBytes * 8) / 5;
/** Of CRC-32: 32 bits in digits of five. */
const checksumDigits = 7;
const shape = new RegExp(`^${secretPrefix}[${digits}]{${randomDigits + checksumDigits}}$`);

/** Prefix, random digits, and a checksum of both. */
export function writeSecret(random: Uint8Array): string {
  const bits = Array.from(random, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const text = (bits.match(/.{5}/g) ?? []).map((five) => digits[Number.parseInt(five, 2)]);
  const body = `${secretPrefix}${text.join("")}`;
  return `${body}${checksumOf(body)}`;
}

/** Whether a text is written like a secret, its checksum too: anything else needs no question. */
export function isSecret(text: string): boolean {
  if (!shape.test(text)) return false;
  const body = text.slice(0, -checksumDigits);
  return checksumOf(body) === text.slice(-checksumDigits);
}

/** What is stored in place of the secret. It is random, so that a fast hash keeps it. */
export function hashOfSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

export function startOfSecret(secret: string): string {
  return secret.slice(0, shownCharacters);
}

/** The secret in `Authorization: Bearer …`; null where none is given. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1] ?? null;
}

function checksumOf(body: string): string {
  let left = crc32(body);
  let text = "";
  for (let digit = 0; digit < checksumDigits; digit += 1) {
    text = `${digits[left % digits.length]}${text}`;
    left = Math.floor(left / digits.length);
  }
  return text;
}
