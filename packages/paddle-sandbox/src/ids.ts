import { createHash, randomBytes } from "node:crypto";

/** Random bytes; tests hand in a predictable source. */
export type Random = (length: number) => Uint8Array;

export const cryptoRandom: Random = (length) => randomBytes(length);

/** Crockford's base 32 in lower case, as in the identifiers of Paddle. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

export type Prefix =
  | "pro"
  | "pri"
  | "ctm"
  | "add"
  | "sub"
  | "txn"
  | "txnitm"
  | "adj"
  | "adjitm"
  | "che"
  | "paymtd"
  | "evt"
  | "ntf"
  | "cpls"
  | "inv";

/** `prefix_` and a ULID of 26 characters: 48 bits of time, 80 bits of chance. */
export function newId(prefix: Prefix, at: Date, random: Random): string {
  let time = at.getTime();
  let stamp = "";
  for (let digit = 0; digit < 10; digit += 1) {
    stamp = alphabet.charAt(time % 32) + stamp;
    time = Math.floor(time / 32);
  }
  return `${prefix}_${stamp}${symbols(random(16))}`;
}

/** The same id for the same name, for what the seed makes and a product may refer to. */
export function namedId(prefix: Prefix, name: string): string {
  const digest = createHash("sha256").update(`${prefix}/${name}`).digest();
  return `${prefix}_01h${symbols(digest.subarray(0, 23))}`;
}

/** A secret that may stand in an address: 32 characters, 160 bits. */
export function newToken(random: Random): string {
  return symbols(random(32));
}

/** As a UUID of version 4, which Paddle uses for requests, invoices and payment attempts. */
export function newUuid(random: Random): string {
  const bytes = Buffer.from(random(16));
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function symbols(bytes: Uint8Array): string {
  return [...bytes].map((byte) => alphabet.charAt(byte % 32)).join("");
}
