import type { Edit } from "../edit.ts";
import type { Morphology } from "./morphology.ts";
import { type GrammarRuleName, grammarReasons } from "./reasons.ts";

type Finder = (match: RegExpMatchArray, morphology: Morphology) => string | null;
type ClauseRule = {
  rule: GrammarRuleName;
  pattern: RegExp;
  confidence: number;
  put: Finder;
};

const reports =
  "presented|described|discussed|proposed|shown|analy[sz]ed|studied|investigated|introduced|reported|reviewed|examined|explored|compared|considered";
const asking =
  "know|knows|known|unknown|unclear|clear|understand|understood|determine|explain|explains|explained|ask|asked|see|show|shows|wonder|investigate|investigated|examine|examined|about|describe|explore|tell|discuss";
const finite =
  /\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|does|did|do)\b/;

/** Whether a stretch of text is one noun phrase: no verb, no new clause. */
function isPhrase(text: string): boolean {
  return !finite.test(text) && !/\b(?:that|which|who|if|when|because)\b/.test(text);
}

const rules: readonly ClauseRule[] = [
  {
    // "In this paper is presented a new model." → "In this paper, a new model is presented."
    rule: "clause-order",
    pattern: new RegExp(
      `(?<=(?:^|[.] )In (?:this|the present|our) (?:paper|work|study|article|section|chapter|review|thesis)),? (is|are|was|were) (${reports}) ((?:a|an|the|two|three|several|some|our|new|different) [^.,;:()]{3,90})(?=\\.(?: |$))`,
      "gu",
    ),
    confidence: 0.86,
    put: ([, be = "", deed = "", thing = ""]) =>
      isPhrase(thing) ? `, ${thing} ${be} ${deed}` : null,
  },
  {
    // "It is unclear what are the reasons." → "what the reasons are."
    rule: "clause-order",
    pattern: new RegExp(
      `(?<=\\b(?:${asking}) (?:what|which|who|where|how)) (is|are|was|were) ((?:the|its|their|these|this|his|her|our) [^.,;:?()]{3,70})(?=\\.(?: |$))`,
      "gu",
    ),
    confidence: 0.84,
    put: ([, be = "", thing = ""]) =>
      isPhrase(thing) && !/ed\b/.test(thing) ? ` ${thing} ${be}` : null,
  },
  {
    // "to know how does the drug work" → "how the drug works"
    rule: "clause-order",
    pattern: new RegExp(
      `(?<=\\b(?:${asking}) (?:how|why|what|where|when)) (does|do|did) ((?:the|this|these|a|an|our|their|its|it|they|we|he|she|people) ?(?:\\p{Ll}+ ){0,3}?)(\\p{Ll}+)(?=[.,;]|$| (?:in|on|at|to|with|from|the|and|as|during|when|under|by)\\b)(?![^.]*\\?)`,
      "gu",
    ),
    confidence: 0.84,
    put: ([, helper = "", subject = "", verb = ""], morphology) => {
      if (!morphology.isVerb(verb)) return null;
      const form = helper === "do" ? verb : helper === "does" ? morphology.thirdPerson(verb) : null;
      return form && subject.trim() ? ` ${subject}${form}` : null;
    },
  },
  {
    // "Although it was small, but it grew." → "Although it was small, it grew."
    rule: "needless-conjunction",
    pattern:
      /(?<=(?:^|[.;] )(?:Although|Though|Even though|although|though) [^.;:,]{5,120},) (?:but|yet) (?=(?:the|a|an|this|these|it|they|we|he|she|our|their|its|there|I)\b)/gu,
    confidence: 0.9,
    put: () => " ",
  },
  {
    // "Because the dose was low, so the effect was weak."
    rule: "needless-conjunction",
    pattern:
      /(?<=(?:^|[.;] )(?:Because|Since|As) (?!(?:a|an|for|in|to|well|of|with|shown|expected) )[^.;:,]{8,120},) (?:so|therefore|hence) (?=(?:the|a|an|this|these|it|they|we|he|she|our|their|its|there|I)\b)/gu,
    confidence: 0.86,
    put: () => " ",
  },
  {
    // "Despite the sample was small, …" → "Although the sample was small, …"
    rule: "because-clause",
    pattern:
      /(?<=^|[.] )(?:Despite|In spite of) (?=(?:the|this|these|our|its|their) (?:\p{Ll}+ ){1,4}(?:was|were|is|are|has|have|had|did|does|do|can|could)\b[^.;:]{3,90},)(?!the fact\b)(?![^,]*\b(?:that|which|who|where|when)\b[^,]*,)/gu,
    confidence: 0.86,
    put: () => "Although ",
  },
  {
    // "despite it was late" → "although it was late": a pronoun with its verb is a clause.
    rule: "because-clause",
    pattern:
      /\b(?:despite|in spite of) (?=(?:it|they|we|he|she|there) (?:was|were|is|are|has|have|had|did|does|do|can|could)\b)/gu,
    confidence: 0.9,
    put: () => "although ",
  },
  {
    // "was stopped due to the pressure was too low" → "because the pressure was"
    rule: "because-clause",
    pattern:
      /(?<=^(?:(?!\b(?:that|which|who|whose|where|when|if)\b)[^.;:,])*\b(?:is|are|was|were|be|been) \p{Ll}+(?:ed|en|wn|ne)) due to (?=(?:the|this|these|our|its|their) (?:\p{Ll}+ ){1,3}(?:was|were|is|are|has|have|had|did|does|do|could)\b)/gu,
    confidence: 0.83,
    put: () => " because ",
  },
  {
    rule: "because-clause",
    pattern:
      /(?<=^(?:(?!\b(?:that|which|who|whose|where|when|if)\b)[^.;:,])*\b(?:is|are|was|were|repeated|stopped|used|failed|chose|excluded|changed|decided|died|grew|increased|decreased)\b(?:(?!\b(?:that|which|who|whose|where|when|if)\b)[^.;:,])*) because of (?=(?:the|this|these|our|its|their) (?:\p{Ll}+ ){1,3}(?:was|were|has|have|had|did|does|do) (?:not|too|very|so|\p{Ll}+(?:ar|ow|gh|all|ge|ong|ort|ive|al|ent|ant|ic|ed|y|le|ous|ful))\b)/gu,
    confidence: 0.82,
    put: () => " because ",
  },
  {
    // "due to we", "due to they": a clause
    rule: "because-clause",
    pattern:
      /\bdue to (?=(?:it|they|we|he|she|there) (?:was|were|is|are|has|have|had|did|does|do|can|could|will)\b)/gu,
    confidence: 0.9,
    put: () => "because ",
  },
  {
    // "Is important to note" → "It is important to note"
    rule: "missing-subject",
    pattern:
      /(?<=^|[.] |[Hh]owever, |[Tt]herefore, |[Mm]oreover, |[Ff]urthermore, |[Tt]hus, |[Ii]n addition, |[Ff]inally, |[Aa]lso, )[Ii]s (?=(?:also |very |not |therefore |thus )?(?:important|necessary|possible|clear|known|well known|interesting|difficult|essential|worth|impossible|likely|evident|obvious|noteworthy|crucial|easy|better|recommended|believed|expected|estimated|assumed|shown) (?:to|that|noting|mentioning)\b)(?![^.?]*\?)/gu,
    confidence: 0.9,
    put: (match) => (match[0].startsWith("I") ? "It is " : "it is "),
  },
  {
    // "Since is difficult to measure" → "Since it is difficult"
    rule: "missing-subject",
    pattern:
      /(?<=(?:^|[.;,] |\b)(?:[Ss]ince|[Bb]ecause|[Aa]lthough|[Ww]hile|[Tt]hough|[Ww]hereas)) (?=(?:is|was) (?:also |very |not |therefore )?(?:important|necessary|possible|clear|known|difficult|essential|impossible|likely|easy|better|easier|harder|expected|estimated|assumed) (?:to|that)\b)/gu,
    confidence: 0.88,
    put: () => " it ",
  },
  {
    // "In 2010, the government has introduced" → "introduced": a date that is over.
    rule: "tense-of-date",
    pattern:
      /(?<=(?:^|[.] )(?:In (?:1[6-9]\d\d|20[012]\d),?|(?:Two|Three|Four|Five|Six|Ten|Many|Several|A few|Some|Twenty) (?:years|months|weeks|days|decades|centuries) ago,?|Yesterday,?|Last (?:year|month|week|century),?) (?:(?:the|a|an|our|this|their|some|many|several|two|three) )?(?:(?!(?:that|which|who|whose|what|where|when)\b)[\p{L}-]+ ){0,3}?)(has|have) (\p{Ll}+ed)(?=[ .,])/gu,
    confidence: 0.85,
    put: (match, morphology) => {
      const [, , participle = ""] = match;
      const rest =
        /^[^.;]*/u.exec((match.input ?? "").slice((match.index ?? 0) + match[0].length))?.[0] ?? "";
      // "and has opened", "since then": the perfect is meant.
      if (/\b(?:has|have|since|ever|already|now|yet|so far)\b/.test(rest)) return null;
      return morphology.baseOfInflected(participle) ? participle : null;
    },
  },
  {
    rule: "tense-of-date",
    pattern:
      /(?<=(?:^|[.] )(?:In (?:1[6-9]\d\d|20[012]\d),?|(?:Two|Three|Four|Five|Six|Ten|Many|Several|A few|Some|Twenty) (?:years|months|weeks|days|decades|centuries) ago,?|Yesterday,?|Last (?:year|month|week|century),?) (?:(?:the|a|an|our|this|their|some|many|several|two|three) )?(?:(?!(?:that|which|who|whose|what|where|when)\b)[\p{L}-]+ ){0,3}?)(has|have) been(?= \p{Ll}+ed\b)/gu,
    confidence: 0.84,
    put: ([, have = ""]) => (have === "has" ? "was" : "were"),
  },
  {
    // "If the pressure would be higher, the valve would open." → "were"
    rule: "tense-of-date",
    pattern:
      /(?<=(?:^|[.] )If (?:(?:the|a|an|our|this|these|their) )?(?:(?!(?:is|are|was|were|be|what|which|who|that|where|how|when|says?|said|asks?|asked|thinks?|thought|believes?|believed|knows?|knew|finds?|found|sees?|shows?|suggests?|feels?|felt|learns?|expects?|decides?)\b)[\p{L}-]+ ){1,4}?)would be(?= [^.,;]{2,50}, [^.;]{2,60}\b(?:would|could)\b)/gu,
    confidence: 0.84,
    put: () => "were",
  },
  {
    // "The higher is the dose, the stronger is the effect." → "The higher the dose, the stronger the effect."
    rule: "needless-be",
    pattern:
      /(?<=(?:^|[.] )The (?:\p{Ll}+er|more \p{Ll}+|less \p{Ll}+)) (?:is|are) (?=(?:the|its|their|this|our) [^.;:,]{2,60}, the (?:\p{Ll}+er|more \p{Ll}+|less \p{Ll}+)\b)/gu,
    confidence: 0.86,
    put: () => " ",
  },
  {
    rule: "needless-be",
    pattern:
      /(?<=(?:^|[.] )The (?:\p{Ll}+er|more \p{Ll}+|less \p{Ll}+) [^.;:,]{2,70}, the (?:\p{Ll}+er|more \p{Ll}+|less \p{Ll}+)) (?:is|are) (?=(?:the|its|their|this|our) \p{Ll}+)/gu,
    confidence: 0.86,
    put: () => " ",
  },
];

/**
 * Clauses built as another language builds them: a verb before its subject, two conjunctions for one
 * pair of clauses, a preposition where a clause follows, a tense that does not go with the date.
 */
export function clauseEdits(text: string, morphology: Morphology): Edit[] {
  return rules.flatMap(({ rule, pattern, confidence, put }) =>
    [...text.matchAll(pattern)].flatMap((match): Edit[] => {
      const replacement = put(match, morphology);
      if (replacement === null) return [];
      return [
        {
          start: match.index,
          end: match.index + match[0].length,
          replacement,
          category: "grammar",
          rule: `grammar.${rule}`,
          reason: grammarReasons[rule],
          confidence,
        },
      ];
    }),
  );
}
