import { createPublicKey, createSign, createVerify, generateKeyPairSync } from "node:crypto";
import type { Records } from "../records.ts";
import { phpSerialize } from "./php-serialize.ts";

const settingId = "classic-private-key";

/** The sandbox's own key, made at the first start and kept. PEM. */
export function privateKey({ settings }: Pick<Records, "settings">): string {
  const kept = settings.find(settingId)?.value;
  if (typeof kept === "string") return kept;
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  settings.put({ id: settingId, value: privateKey });
  return privateKey;
}

/** What a receiver of alerts checks signatures with. PEM. */
export function publicKey(records: Pick<Records, "settings">): string {
  const key = createPublicKey(privateKey(records));
  return key.export({ type: "spki", format: "pem" }).toString();
}

/** `p_signature`: RSA with SHA-1 over the fields, sorted by name and serialised as PHP does. */
export function signAlert(fields: Readonly<Record<string, string>>, key: string): string {
  return createSign("RSA-SHA1").update(signedText(fields)).sign(key, "base64");
}

export function verifyAlert(fields: Readonly<Record<string, string>>, key: string): boolean {
  const signature = fields.p_signature ?? "";
  return createVerify("RSA-SHA1").update(signedText(fields)).verify(key, signature, "base64");
}

function signedText(fields: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(fields)
    .filter(([name]) => name !== "p_signature")
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return phpSerialize(Object.fromEntries(sorted));
}
