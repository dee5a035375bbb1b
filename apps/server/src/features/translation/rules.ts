import type { ErrorCode, TranslationQuality, User } from "@curie/contract";
import type { TranslationFailureCode } from "@curie/language/translation";

const rank: Readonly<Record<TranslationQuality, number>> = { gist: 1, draft: 2, translation: 3 };

/** A document is never given less than what was said before its start. */
export function isWorseThan(
  quality: TranslationQuality,
  promised: TranslationQuality | null,
): boolean {
  return promised !== null && rank[quality] < rank[promised];
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

/** The English of a translation is what its reader has chosen for all of their texts. */
export function englishOfTranslations({ styleOfEnglish, oxfordSpelling }: User) {
  const isBritish = styleOfEnglish === "British English";
  return { styleOfEnglish, oxfordSpelling: isBritish && oxfordSpelling };
}
