import { once, tableRows } from "#data/tables.ts";
import { dataFile, withParts } from "#data/word-lists.ts";
import type { Edit } from "../edit.ts";
import { type EditReason, reasonOf } from "../reasons.ts";

type Comma = { rule: string; reason: EditReason; pattern: RegExp; confidence: number };

const commas = once((): readonly Comma[] => {
  const columns = ["rule", "reason", "confidence", "flags", "find", "example"] as const;
  return tableRows(dataFile("editing/commas"), columns).map(
    ([rule, reason, confidence, flags, find]) => ({
      rule: `punctuation.${rule}`,
      reason: reasonOf(reason),
      pattern: new RegExp(withParts(find), `g${flags}`),
      confidence: Number(confidence),
    }),
  );
});

const clauseSubject =
  "we|you|they|he|she|it|there|I|the|a|an|this|these|that|those|our|their|its|his|her|your|my|some|many|most|all|no";
const laterClause = new RegExp(`, (?:${clauseSubject}) `, "u");
const finite =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|can|cannot|could|may|might|must|shall|should|will|would|do|does|did|\p{Ll}{2,}ed|found|showed|shows|suggests?|became|becomes?|took|gave|made|saw|rose|fell|grew|began|led|exists?|remains?|means?|depends?|seems?|appears?|requires?|provides?|gives?|consists?|need|needs)(?!\p{L})/u;
const pronoun = /^ (?:we|you|they|he|she|it|there|I|i) \p{Ll}/u;

/**
 * Whether a comma may stand after the words that open a sentence. Not where the sentence goes on
 * through them: "In general practice", "However the sample is drawn, some bias remains",
 * "Additionally fertilised plots", "Hence the term".
 */
function mayStand(
  rule: string,
  text: string,
  match: RegExpMatchArray,
  isCareless: boolean,
): boolean {
  const at = match.index ?? 0;
  if (rule === "punctuation.before-but" && /^ but most \p{Ll}+ /u.test(text.slice(at)))
    return false;
  if (rule === "punctuation.before-but")
    return (
      !/\b(?:[Nn]ot|no longer|[Aa]ll|[Nn]othing|[Nn]obody|anything)\b[^.;:]*$/u.test(
        text.slice(Math.max(0, at - 90), at),
      ) || pronoun.test(text.slice(at + 4))
    );
  if (rule !== "punctuation.after-connective") return true;
  const sentence = /^[^.!?;:]*/u.exec(text.slice(at))?.[0] ?? "";
  if (pronoun.test(sentence))
    return !laterClause.test(sentence) || !/(?:^|[.!?] )[Hh]owever$/u.test(text.slice(0, at));
  const [opener = ""] = /\p{L}+$/u.exec(text.slice(0, at)) ?? [];
  const [, next = ""] = /^ (\p{L}+)/u.exec(sentence) ?? [];
  // "In general practice", "In short order": the adjective may go with what follows.
  const determiner = new RegExp(`^(?:${clauseSubject})$`, "iu").test(next);
  if (/^(?:general|particular|short|fact|total|summary|contrast|conclusion)$/i.test(opener)) {
    if (!determiner && /^(?:general|particular|short|total)$/i.test(opener)) return false;
  }
  // "Similarly priced goods", "Newly grown hedges": the adverb goes with the participle.
  if (/ly$/.test(opener) && /(?:ed|en|ing|wn|ght|ive|able|ant|ent|ic|al|ous)$/.test(next))
    return false;
  const clause = /^[^,]*/u.exec(sentence)?.[0] ?? "";
  if (!isCareless && !finite.test(clause)) return false;
  // "However the sample is drawn, some bias remains": no matter how.
  if (/^[Hh]owever$/.test(opener) && /,/.test(sentence)) return false;
  if (isCareless) return true;
  // One comma more than taste asks for: "Thus the rate is …" is as right.
  return !/^(?:thus|hence|today|nowadays|otherwise|also|first|second|third|thereby|case|cases|way|regard|respect|situation)$/i.test(
    opener,
  );
}

/** Commas that nearly every editor sets and writers from other languages leave out. */
export function commaEdits(text: string, isCareless = false): Edit[] {
  return commas().flatMap(({ rule, reason, pattern, confidence }) =>
    [...text.matchAll(pattern)]
      .filter((match) => mayStand(rule, text, match, isCareless))
      .map(({ index }) => ({
        start: index,
        end: index,
        replacement: ",",
        category: "punctuation" as const,
        rule,
        reason,
        confidence,
      })),
  );
}
