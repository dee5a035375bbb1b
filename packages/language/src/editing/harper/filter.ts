import { wordList } from "#data/word-lists.ts";
import type { Lexicon } from "../spelling/lexicon.ts";
import type { Lint } from "./linter.ts";
import { allowedRules } from "./rules.ts";

/** Whether a lint may be believed at its place in the text. */
type LintFilter = (text: string, lint: Lint, lexicon: Lexicon) => boolean;

const afterNoArticle =
  /^(?:after|and|are|as|at|be|before|but|by|can|for|from|if|in|is|must|of|on|or|than|then|to|was|were|when|will|with)$/;

/** Nouns that letters are given to as names: vitamin A, factor a, condition B. */
const lettered =
  /(?<!\p{L})(?:chlorophylls?|vitamin|hepatitis|influenza|parameters?|factors?|types?|groups?|class|phase|conditions?|models?|proteins?|haemophilia|hemophilia|immunoglobulin|plan|sites?|points?|variables?|options?|panels?|figures?|fig|tables?|appendix|section|steps?|stages?|cases?|sets?|levels?|treatments?|samples?|states?|nodes?|vert(?:ex|ices)|constants?|coefficients?|subunits?|strains?|serotypes?|chains?|angles?|sides?|edges?|cytochromes?|dose|arm|cohort|block|field|series|zone|region|area|line|column|row|item|question|axis|slope|intercept|exponent|index|letter|vowel|cell|class|grade|domain|isoform|helix|event|player|person|country|city|firm|process|product|reaction|equation|theorem|rule|scenario|and|or|both|between|values?|numbers?|lengths?|distances?|radius|acceleration|constants|ends?|solution|compound|species) $/iu;
const saidAsConsonant =
  /^(?:eu|ewe|uni(?!n|m)|unan|us[aeu]|ubi|uro|uri|ut[ei]|uvu|ura|ukr|ouija|one(?![a-z])|once)/i;

/** "a" or "an" is only certain before a plain word, and before initials that are spelled out. */
const articleFilter: LintFilter = (text, lint, lexicon) => {
  const before = text.slice(Math.max(0, lint.start - 2), lint.start);
  if (!/(?:^|[\p{L}\p{N},;:.)\]] )$/u.test(before)) return false;
  const [, next = ""] = /^ ([\p{L}\p{N}*_/-]+)/u.exec(text.slice(lint.end)) ?? [];
  // "the longer side is a and the shorter b", "becomes an before a vowel": no article at all.
  if (afterNoArticle.test(next)) return false;
  // "intervals for a enclosed the value": a name before its verb.
  if (/^ \p{Ll}+ed (?:the|an?|its|their|this|these|all)\b/u.test(text.slice(lint.end)))
    return false;
  // "chlorophyll a is", "parameter a increases": after a word that letters are given to, a name.
  if (lettered.test(text.slice(Math.max(0, lint.start - 24), lint.start))) return false;
  // "a eukaryotic", "a uvula", "a one-off": a vowel that is said as a consonant; and "an MRC grant".
  if (lint.replacement.toLowerCase() === "an" && saidAsConsonant.test(next)) return false;
  if (lint.replacement.toLowerCase() === "a" && /^[aeio]/.test(next) && !saidAsConsonant.test(next))
    return false;
  if (lint.replacement.toLowerCase() === "a" && /^[AEFHILMNORSX][A-Z]/.test(next)) return false;
  // Both "a herbal" and "an herbal" are right, on one side of the Atlantic or the other.
  if (/^(?:herb|histor|hotel|hallucinat|habitual|hypothe|heroic|hysteri)/.test(next)) return false;
  // "an rms current": letters that are spelled out.
  if (/^[^aeiouyA-Z]+$/.test(next)) return false;
  if (/^[a-z]{3,}$/.test(next)) return lexicon.knows(next);
  if (/^[a-z]{3,}-[a-z-]+$/.test(next)) return lexicon.knows(next.split("-")[0] ?? "");
  return /^[B-DF-HJ-NP-TV-Z]{3,5}s?$/.test(next) && !/^SNPs?$/.test(next);
};

/** Names of a genus that are the name of its best-known species too. */
const tautonyms = wordList("species-named-as-genus");

/** Words that are written twice by mistake where they open a sentence: "The the". */
const openingWords =
  /^(?:an?|and|as|at|but|by|for|from|he|here|how|if|in|is|it|its|no|of|on|or|our|so|the|their|then|there|these|they|this|those|to|we|what|when|where|which|while|who|with)$/;

/** Initials ("George R. R. Martin"), "had had", "that that" and species (Rattus rattus) are no slips. */
const repetitionFilter: LintFilter = (text, lint, lexicon) => {
  const [word = ""] = text.slice(lint.start, lint.end).match(/[\p{L}\p{M}]+/u) ?? [];
  if (word.length < 2 || /^(?:had|that)$/i.test(word)) return false;
  const plain = word.toLowerCase();
  if (openingWords.test(plain)) return true;
  // "(rattus rattus)": a species whose genus lost its capital.
  if (tautonyms().has(plain) || !lexicon.knows(plain)) return false;
  if (
    /^[a-z]{3,}(?:us|is)$/.test(plain) &&
    !/^(?:this|thus|versus|focus|virus|basis|analysis)$/.test(plain)
  )
    return false;
  // A genus and its species, and its subspecies after them: Gorilla gorilla gorilla.
  const genus = `${word.charAt(0).toUpperCase()}${plain.slice(1)}`;
  return !`${text.slice(0, lint.start).slice(-genus.length - 1)}${text.slice(lint.start, lint.end)}`.includes(
    `${genus} ${plain}`,
  );
};

/**
 * "MHC class I spans": a numeral is no pronoun. "The sentence He go home": a capital inside a
 * sentence begins a sentence that is spoken of.
 */
const pronounFilter: LintFilter = (text, lint) =>
  !/\p{Ll} (?:He|It|She|They|We|You) ?$/u.test(
    text.slice(Math.max(0, lint.start - 8), lint.start),
  ) &&
  (/(?:^|[^\p{L}\p{N}-])(?:[Ww]e|[Tt]hey|[Hh]e|[Ss]he|[Ii]t|[Yy]ou)\s+$/u.test(
    text.slice(Math.max(0, lint.start - 8), lint.start),
  ) ||
    /^(?:we|they|he|she|it|you)\s/i.test(text.slice(lint.start, lint.end)));

/** "Who pays what to whom is the question": the preposition asks for the form. */
const whomFilter: LintFilter = (text, lint) =>
  !/(?:^|\P{L})(?:about|against|by|for|from|of|on|to|with|after|among|behind|between|in|under|upon|through|without|at|beyond|before|over)\s+$/iu.test(
    text.slice(Math.max(0, lint.start - 10), lint.start),
  ) &&
  !/^(?:can|could|do|does|did|will|would|should|shall|may|might|must|we|they|he|she|it|you|i|the)$/.test(
    wordAfter(text, lint.end),
  );

/** "Smith hypothesises that" is a verb, though it looks like a plural; "the form goed" is meant. */
const irregularFilter: LintFilter = (text, lint) =>
  !/sises$/.test(text.slice(lint.start, lint.end)) &&
  !/\b(?:form|plural|word)s? $/i.test(text.slice(Math.max(0, lint.start - 8), lint.start));

/** "A lot depends on it", "a couple days": "of" is missing only before things one has many of. */
const quantifierFilter: LintFilter = (text, lint) => {
  const changed = text.slice(lint.start, lint.end);
  const next = /\p{L}\s+\p{L}/u.test(changed)
    ? (/(\p{L}+)\s*$/u.exec(changed)?.[1] ?? "")
    : wordAfter(text, lint.end);
  return ofManyThings.test(next) || ofManyThings.test(wordAfter(text, lint.end));
};
const ofManyThings =
  /^(?:people|patients|persons|children|women|men|students|teachers|researchers|scientists|authors|countries|cities|companies|families|studies|papers|methods|problems|things|reasons|factors|differences|effects|data|information|time|money|energy|water|research|work|attention|evidence|advantages|disadvantages|opportunities|species|animals|plants|cells|genes|samples|participants|examples|applications|resources|knowledge)$/;

/** "As evident by the figure"; but "as evident by the end of the week" is about time. */
const evidentFilter: LintFilter = (text, lint) =>
  !/^(?:[^.;,]{0,12}?\bby)?\s+(?:the (?:end|time|beginning|start|middle|age)\b|now\b|then\b|\d)/u.test(
    text.slice(lint.end),
  ) &&
  !/(?:\b(?:is|are|was|were|be|been|become|becomes|became|just|equally|not|almost|nearly))\s+(?:as\s+)?$/u.test(
    text.slice(Math.max(0, lint.start - 16), lint.start),
  );

/** "What he did caused harm", "all they did made it worse": "did" ends a clause that is the subject. */
const didFilter: LintFilter = (text, lint) => {
  const start = text.slice(lint.start, lint.end).search(/\bdid\b/i);
  const before = text.slice(Math.max(0, lint.start - 60), lint.start + Math.max(0, start));
  return !/(?<!\p{L})(?:what|whatever|all|everything|anything|nothing|something|things?|ways?|work|that|than|as|so|which|whom)(?:\s+(?!not\b)[\p{L}'’-]+){0,4}\s+(?:did\s+)?$/iu.test(
    before,
  );
};

/** "The te reo text": after an article no other is meant. */
const theFilter: LintFilter = (text, lint) =>
  !/(?:^|[^\p{L}])(?:an?|the)\s$/iu.test(text.slice(Math.max(0, lint.start - 5), lint.start));

const clauseOpening =
  /(?:^|[.!?;:,(—–-]["”’)]*\s*|(?<!\p{L})(?:and|but|or|that|because|if|when|while|although|though|since|as|so|which|what|where|how|why|whether|then|than|until|before|after|once|unless|whereas|think|thinks|believe|believes|say|says|said|suggests?|shows?|know|knows|hope|hopes)\s+)(?:we|they|he|she|it|you|i)\s+$/iu;

/** "All forces within it are": the pronoun is no subject there. "He further noted", "she ask" in an old law. */
const subjectFilter: LintFilter = (text, lint) => {
  const changed = text.slice(lint.start, lint.end);
  const inside = /^(?:we|they|he|she|it|you|i)\s/i.exec(changed)?.[0];
  const before = text.slice(Math.max(0, lint.start - 24), lint.start) + (inside ?? "");
  if (!clauseOpening.test(before)) return false;
  const verb = changed.slice(inside?.length ?? 0).toLowerCase();
  // "We humans", "recommends she ask", "be they members": no verb, or one that keeps its base form.
  if (
    /^(?:humans?|people|students|members|authors|scientists|nurses|women|men|americans|further|thus|later|long|best|well)\b/.test(
      verb,
    )
  )
    return false;
  return !/(?<!\p{L})(?:be|recommends?|recommended|suggest(?:s|ed)?|asks?|asked|insist(?:s|ed)?|requires?|required|demand(?:s|ed)?|propose[sd]?|lest)(?: that)? (?:we|they|he|she|it|you|i)\s+$/iu.test(
    before,
  );
};

const wordAfter = (text: string, at: number) =>
  /^\s*([\p{L}'’]+)/u.exec(text.slice(at))?.[1]?.toLowerCase() ?? "";
const wordBefore = (text: string, at: number) =>
  /([\p{L}'’]+)\s*$/u.exec(text.slice(Math.max(0, at - 30), at))?.[1]?.toLowerCase() ?? "";

/** "Are there costs", "meaning that there needs": only after a preposition or a verb that owns. */
const thereFilter: LintFilter = (text, lint) =>
  /^(?:in|of|on|for|with|by|from|at|to|about|into|through|under|over|after|before|lose|losing|lost|have|has|had|change|changed|improve|use|used|using|enjoy|know|make|made|take|took|finish|share|spend|increase|show|get|give|and)$/.test(
    wordBefore(text, lint.start),
  ) &&
  !/^(?:is|are|was|were|be|has|have|had|needs?|exists?|seems?|will|would|can|could|may|might|must|should|to)$/.test(
    wordAfter(text, lint.end),
  );

/** "the support they need", "for they know": a clause, where a verb follows. */
const themFilter: LintFilter = (text, lint) =>
  /^(?:|in|on|at|to|for|with|and|or|as|by|from|of|more|better|when|if|because|so|that|feel|about|into|out|up|down|go|do|think|understand|learn|become|get|all|too|well)$/.test(
    wordAfter(text, lint.end),
  );

/** "its attached ligands", "despite its being", "its mean": "it is" comes before few words. */
const itsFilter: LintFilter = (text, lint) =>
  /^(?:an?|the|not|been|going|very|so|too|also|just|really|hard|easy|possible|important|necessary|clear|true|because|that|nothing|more|better|impossible|difficult|called|known)$/.test(
    wordAfter(text, lint.end),
  ) &&
  !/^(?:of|in|on|with|by|from|about|despite|plus|and|its|impose)$/.test(
    wordBefore(text, lint.start),
  );

/** "the parameters used were", "were it released": a place alone makes "where" of it. */
const whereFilter: LintFilter = (text, lint) =>
  /^(?:places?|countr(?:y|ies)|cit(?:y|ies)|areas?|situations?|cases?|world|points?|schools?|regions?|sites?|rooms?|homes?|houses?|stages?|towns?|villages?|hospitals?|labs?|environments?|society|jobs?)$/.test(
    wordBefore(text, lint.start),
  );

/** "interested but", "interested at first", "interested as much": another word than a slip for "in". */
const interestedFilter: LintFilter = (text, lint) =>
  /(?:about|on|for|with|of|to)$/.test(text.slice(lint.start, lint.end).trim());

/** "in may be helpful": a month stands before a year, a day or the end. */
const monthFilter: LintFilter = (text, lint) =>
  !/^(?:may|march)$/.test(text.slice(lint.start, lint.end)) ||
  /^(?:\s+(?:\d|of|and|or|to|until|through|last|this|next)|[.,;)]|$)/.test(text.slice(lint.end));

/** "found that the this issue": the article is the one too many. */
const thatFilter: LintFilter = (text, lint) =>
  !/^that$/.test(wordBefore(text, lint.start)) &&
  !/^(?:this|that|these|those|the|an?|it|its|their|our)$/.test(wordAfter(text, lint.end));

/** "where the phenomenon of urbanization was": one of them is meant. */
const criteriaFilter: LintFilter = (text, lint) =>
  !/^(?:phenomenon|criterion)$/i.test(text.slice(lint.start, lint.end));

/** "the communes that conform that zone": what they make up, where a relative pronoun stands before. */
const confirmFilter: LintFilter = (text, lint) =>
  !/\b(?:that|which|who) $/.test(text.slice(Math.max(0, lint.start - 8), lint.start));

const filters: ReadonlyMap<string, LintFilter> = new Map([
  ["CriteriaPhenomena", criteriaFilter],
  ["ConfirmThat", confirmFilter],
  ["AnA", articleFilter],
  ["RepeatedWords", repetitionFilter],
  ["PronounVerbAgreement", (...asked) => pronounFilter(...asked) && subjectFilter(...asked)],
  ["PronounInflectionBe", subjectFilter],
  ["ThereToTheir", thereFilter],
  ["QuantifierNeedsOf", quantifierFilter],
  ["AsEvidentBy", evidentFilter],
  ["DidPast", didFilter],
  ["TheyToThem", themFilter],
  ["ThatThis", thatFilter],
  ["ItsContraction", itsFilter],
  ["WereWhere", whereFilter],
  ["InterestedIn", interestedFilter],
  ["Months", monthFilter],
  ["RegularIrregulars", irregularFilter],
  ["The", theFilter],
  ["WhomSubjectOfVerb", whomFilter],
]);

/**
 * Whether a grammar lint keeps to the author's words. Some rules bring their own nouns ("this kind
 * of materials" → "this kind of thing"); other forms of the same word and short words are fine.
 */
function keepsWords(text: string, lint: Lint): boolean {
  const before =
    text
      .slice(lint.start, lint.end)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const after = lint.replacement.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const firstLetters = new Set<string>(before.map((word) => word.slice(0, 3)));
  return after.every((word) => firstLetters.has(word.slice(0, 3)) || shortWords.test(word));
}

const shortWords =
  /^(?:these|those|there|their|which|while|where|whereas|other|another|about|would|could|should|since|until|after|before|being|having|during|within|under|above|between|among|through|against)$/;

/** Whether a lint of an allowed rule passes the checks of its context. */
export function isCredible(text: string, lint: Lint, lexicon: Lexicon): boolean {
  if (allowedRules().get(lint.rule)?.category === "grammar") {
    if (!keepsWords(text, lint)) return false;
    // "both are bit-identical": what stands there is the beginning of a longer word.
    if (/^[-–]\p{L}/u.test(text.slice(lint.end, lint.end + 2))) return false;
  }
  return filters.get(lint.rule)?.(text, lint, lexicon) ?? true;
}
