import type { ErrorCode, TranslationQuality } from "@curie/contract";
import type { TranslationFailureCode } from "@curie/language/translation";

const order: readonly TranslationQuality[] = ["gist", "draft", "translation"];

/** A document is never given less than what was said before its start. */
export function isWorseThan(quality: TranslationQuality, promised: string | null): boolean {
  const wanted = order.findIndex((quality) => quality === promised);
  return order.indexOf(quality) < wanted;
}

/** What an engine's failure is to the owner of a document; operators find the rest in the log. */
export function errorCodeOf(code: TranslationFailureCode): ErrorCode {
  switch (code) {
    case "stopped":
    case "bad-answer":
      return "translation.engine-stopped";
    default:
      return "translation.engine-not-available";
  }
}
