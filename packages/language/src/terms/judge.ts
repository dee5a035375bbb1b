import { type TermProblem, termKinds, termLanguages, termMaxLength, variantsMax } from "./names.ts";
import type { Term, TermDraft } from "./term.ts";

/** Control characters, private use, and the sign that stands for an object in a text. */
const notPlain = /[\p{Cc}\p{Co}\p{Cs}\p{Cn}\uFFFC\uFFFD]/u;

/** As texts of entries are kept: composed (NFC), one space between words, none around them. */
export function cleanText(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

/**
 * The entry that a draft means, or why it is none.
 *
 * A variant must not differ from its term in what an edit may never change: figures, signs, Greek
 * letters, names written with figures (IL6, CO2). Such an edit would be refused in every manuscript.
 */
export function judgeTerm(draft: TermDraft): Term | TermProblem {
  const kind = termKinds.find((one) => one === draft.kind);
  if (!kind) return "kind-unknown";
  const term = cleanText(draft.term);
  if (term === "") return "term-missing";
  const problem = problemOf(term);
  if (problem) return problem;
  const matching = { anyCase: draft.anyCase ?? false, plural: draft.plural ?? false };
  if (kind === "never-change") return { kind, term, ...matching };
  if (kind === "always-write") {
    const variants = variantsOf(draft.variants ?? [], term);
    return typeof variants === "string" ? variants : { kind, term, variants, ...matching };
  }
  const language = termLanguages.find((one) => one === draft.language);
  if (!language) return "language-unknown";
  const translation = cleanText(draft.translation ?? "");
  if (translation === "") return "translation-missing";
  return problemOf(translation) ?? { kind, term, language, translation, ...matching };
}

function variantsOf(given: readonly string[], term: string): string[] | TermProblem {
  const variants = [...new Set(given.map(cleanText).filter((variant) => variant !== ""))];
  if (variants.length === 0) return "variants-missing";
  if (variants.length > variantsMax) return "too-many-variants";
  for (const variant of variants) {
    if (variant === term) return "variant-is-term";
    const problem = problemOf(variant);
    if (problem) return problem;
    if (valuesIn(variant) !== valuesIn(term)) return "changes-value";
  }
  return variants;
}

function problemOf(text: string): TermProblem | null {
  if (text.length > termMaxLength) return "too-long";
  if (notPlain.test(text)) return "not-plain";
  return /[\p{L}\p{N}]/u.test(text) ? null : "no-letters";
}

const named = /[\p{L}\p{N}-]*(?:\p{L}\p{N}|\p{N}\p{L})[\p{L}\p{N}-]*/gu;
const signed = /[\p{N}]+|\p{Script=Greek}+|[\p{Sm}\p{Sc}\p{So}§¶†‡%‰′″*&@#µ]/gu;

/** What of a text no edit may change, for comparing. */
function valuesIn(text: string): string {
  return [...(text.match(named) ?? []), "", ...(text.match(signed) ?? [])].join(" ");
}
