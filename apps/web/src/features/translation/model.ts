import type { SourceLanguage, TranslationAccess } from "@curie/contract";
import { dialogOfEnded, dialogOfRefusal } from "#features/plans/model.ts";
import type { Failure } from "#lib/failure.ts";

/** A dialog that stands between a person and a translation (S226–S229), with what its sentence needs. */
export type TranslationDialog =
  | {
      kind:
        | "no-plan"
        | "starter"
        | "editing-only"
        | "cancelled"
        | "premium-expired"
        | "starter-ended"
        | "group-expired"
        | "unknown"
        | "access-failed";
    }
  | { kind: "premium-and-group-exceeded" | "premium-exceeded"; again: string | null }
  | { kind: "from-date"; from: string }
  | { kind: "group-exceeded" | "group-not-included"; groupAdmin: string | null }
  | { kind: "word-count"; words: number | null };

/** S45: what the access check says instead of the wizard; null: the wizard may open. */
export function dialogOfAccess(access: TranslationAccess): TranslationDialog | null {
  if (!access.limitReached) return null;
  const { reason, planType, availableAt, allowance, groupAdmin } = access;
  switch (reason) {
    case "no-plan":
    case "starter":
    case "editing-only":
    case "cancelled":
      return { kind: reason };
    case "expired":
      return dialogOfEnded(planType);
    case "premium-and-group-exceeded":
    case "premium-exceeded":
      return { kind: reason, again: availableAt ?? allowance?.nextRecurrence ?? null };
    case "from-date":
      return availableAt === null ? { kind: "unknown" } : { kind: reason, from: availableAt };
    case "group-exceeded":
    case "group-not-included":
      return { kind: reason, groupAdmin };
    default:
      return { kind: "unknown" };
  }
}

/** S228, S229: the dialog for a start that was refused. */
export function dialogOfStart(failure: Failure): TranslationDialog {
  return dialogOfRefusal(failure, "digital-translations-word-count-exceeded");
}

/** What each language calls itself, and the tag by which a browser chooses its letters. */
export const ownLanguageNames: Record<SourceLanguage, { name: string; tag: string }> = {
  zh_CN: { name: "中文", tag: "zh-CN" },
  es_ES: { name: "Español", tag: "es" },
  pt_BR: { name: "Português", tag: "pt-BR" },
};

/** Debian's packages that bring the draft engine of a language; null: there is none. */
export const missingPackages: Record<SourceLanguage, string | null> = {
  zh_CN: null,
  es_ES: "apertium, apertium-eng-spa",
  pt_BR: "apertium, apertium-eng-spa, apertium-es-pt",
};

const namedEngines = [
  "llm",
  "deepl",
  "libretranslate",
  "local-neural",
  "apertium",
  "chinese-gist",
] as const;

/** The message key of an engine's name; one that came later is a language model at worst. */
export function engineKey(name: string) {
  return `engine-${namedEngines.find((known) => known === name) ?? "llm"}` as const;
}
