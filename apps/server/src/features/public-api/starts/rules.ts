import { createHash } from "node:crypto";
import type { Document, V1Edit, V1Translation } from "@curie/contract";

/** What is to be started. The schema has read it, so that equal wishes are written alike. */
export type Wish =
  | { service: "edit"; choices: V1Edit }
  | { service: "translation"; choices: V1Translation };

export function hashOfWish({ service, choices }: Wish): string {
  return createHash("sha256")
    .update(JSON.stringify([service, choices]))
    .digest("hex");
}

/** Visible characters, as many as any scheme of keys needs. */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,200}$/.test(key);
}

/** Whether a document is what a wish asks for: an upload starts once, and not as something else. */
export function isWished(document: Document, { service, choices }: Wish): boolean {
  if (document.type !== service) return false;
  if (service === "translation") return document.language === choices.language;
  return (
    document.styleOfEnglish === choices.styleOfEnglish &&
    document.oxfordSpelling === choices.oxfordSpelling &&
    document.strength === choices.strength &&
    document.targetWords === (choices.targetWords ?? null)
  );
}
