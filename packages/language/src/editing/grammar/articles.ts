import type { Edit } from "../edit.ts";

const adjectives =
  "important|major|common|useful|key|crucial|vital|significant|central|essential|critical|pivotal|fundamental|serious|powerful|effective|efficient|simple|complex|interesting|difficult|promising|novel|new|good|great|large|big|small|strong|valuable|suitable|reliable|feasible|popular|practical|prominent|dominant|positive|negative|direct|decisive|leading|active|unique|challenging|severe|special|typical|classic|potential|possible|general|standard";
const nouns =
  "role|factor|issue|problem|tool|method|technique|approach|step|question|challenge|disease|disorder|parameter|indicator|task|topic|way|component|element|example|aspect|cause|reason|advantage|disadvantage|drawback|feature|function|model|solution|strategy|mechanism|process|phenomenon|threat|goal|concern|predictor|marker|biomarker|idea|thing|place|position|contribution|alternative|candidate|requirement|characteristic|limitation|device|material|concept";
const effects =
  "effect|impact|influence|role|advantage|correlation|relationship|difference|improvement|increase|decrease|reduction|tendency|benefit";
const degrees = "(?:very|more|most|particularly|highly|extremely|really|quite|increasingly) ";

// What may follow the noun: then it stands alone, and no other noun takes its place.
const end =
  "(?=[.,;:]|$| (?:in|for|of|to|that|which|when|and|because|on|with|as|during|among|from|between|at|by)\\b)";

const table: readonly { pattern: RegExp; confidence: number }[] = [
  {
    // "plays important role in"
    pattern: new RegExp(
      `(?<=\\b(?:play|plays|played|playing) )(?:${degrees})?(?:${adjectives}) role(?= (?:in|for|during|as)\\b|[.,;])`,
      "gu",
    ),
    confidence: 0.92,
  },
  {
    // "It is important factor for", "considered as useful tool"
    pattern: new RegExp(
      `(?<=\\b(?:(?:it|this|that|he|she|which|there|[a-z]{4,}(?:tion|ment|ness|ity|ism|ing)) (?:is|was|has become|became|becomes|remains)|considered as|regarded as|known as|used as|serve as|serves as|acts as|act as|as) )(?:${degrees})?(?:${adjectives}) (?:${nouns})${end}`,
      "giu",
    ),
    confidence: 0.86,
  },
  {
    // "has significant effect on"
    pattern: new RegExp(
      `(?<=\\b(?:has|have|had|having|exert|exerts|exerted|showed|shows|show) )(?:${degrees})?(?:${adjectives}|profound|marked|considerable|beneficial|harmful|adverse|slight|clear|substantial|remarkable) (?:${effects})(?= (?:on|in|between|over|of|to)\\b)`,
      "gu",
    ),
    confidence: 0.87,
  },
];

/**
 * An article that a singular noun cannot do without: "plays important role" → "plays an important
 * role". Only where fixed wordings show that the noun is counted and meant for the first time.
 */
export function articleEdits(text: string): Edit[] {
  return table.flatMap(({ pattern, confidence }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index,
      replacement: /^(?:[aeio]|un(?!i))/.test(match[0]) ? "an " : "a ",
      category: "grammar" as const,
      rule: "grammar.missing-article",
      reason: "article-missing" as const,
      confidence,
    })),
  );
}
