import { createPublicKey, createSign, generateKeyPairSync } from "node:crypto";
import type { Records } from "../records.ts";

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
  const sorted = Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));
  return createSign("RSA-SHA1").update(phpSerialize(sorted)).sign(key, "base64");
}

/**
 * An array of texts as PHP's `serialize` writes it: `a:1:{s:3:"key";s:5:"value";}`. Lengths are in
 * bytes of UTF-8. No field of an alert is named with a number, which PHP would write differently.
 */
export function phpSerialize(fields: readonly (readonly [string, string])[]): string {
  const text = (value: string) => `s:${Buffer.byteLength(value)}:"${value}";`;
  return `a:${fields.length}:{${fields.map(([name, value]) => text(name) + text(value)).join("")}}`;
}
