import { once, tableMap, tableRows } from "@curie/language/tables";
import { dataFile } from "../data.ts";
import { type Grammar, grammarOf, type Rule, type Tree } from "./chart.ts";
import { listed } from "./word-lists.ts";

/**
 * The grammar of Chinese phrases: `data/chinese/phrase-rules.tsv` lists of which one or two parts a
 * phrase is made, at which cost, and which list its first or second word should be in lest it cost
 * more. Words: N noun, NR name, PN pronoun, V verb, BE 是, YOU 有, MOD modal, ADJ adjective, ADV
 * adverb, NEG negation, P preposition, LOC localizer, CC and CS conjunctions, TO 以 and 来 before a
 * purpose, DT determiner, NUM number, M measure word, T time, DE 的, DI 地, DEC 得, ASP 了 着 过, BA
 * 把, BEI 被, DENG 等, SUO 所, MEN 们.
 * Phrases: NB noun without determiner, NP noun phrase, QP quantity, AP adjective phrase, MD modifier
 * before a noun, RB what says how, where or when, PP with preposition, LP with localizer, VG verb
 * with aspect, VP predicate, S clause.
 */
export const chineseGrammar = once((): Grammar => grammarOf(readRules()));

function readRules(): Rule[] {
  const columns = ["phrase", "parts", "cost", "head", "tested", "list", "otherwise"] as const;
  const rows = tableRows(dataFile("chinese/phrase-rules"), columns);
  return rows.map(([makes, parts, cost, head, tested, list, otherwise]) => {
    const name = `${makes} = ${parts}`;
    const weigh = list === "" ? weights.get(name) : unlessListed(tested, list, Number(otherwise));
    return {
      name,
      makes,
      parts: parts.split(" "),
      cost: Number(cost),
      headAt: head === "left" ? 0 : 1,
      ...(weigh ? { weigh } : {}),
    };
  });
}

/** What a phrase costs more whose first or second part is named after no word of the list. */
function unlessListed(tested: string, list: string, cost: number): Rule["weigh"] {
  const isListed = listed(list);
  return (left, right) => (isListed((tested === "left" ? left : right).head.text) ? 0 : cost);
}

export const isSaying = listed("saying");
export const isCausing = listed("causing");
export const isAsking = listed("asking");
const isAbout = listed("about");
const isLightVerb = listed("light-verb");
const standsBeforePurpose = listed("purpose");
/** Adjectives that only stand before nouns. */
const standsBeforeNounsOnly = listed("before-nouns-only");

const hasNoObject = (tree: Tree) =>
  tree.rule === null || tree.rule.name === "VG = V" || tree.category === "VG";

const frames = once((): ReadonlyMap<string, string> => {
  const rows = tableRows(dataFile("chinese/framed-prepositions"), [
    "preposition",
    "closing",
    "english",
  ]);
  return new Map(rows.map(([first, last, english]) => [`${first} ${last}`, english]));
});

/** English of a preposition together with what closes its phrase: 与…相比. */
export function framed(preposition: string, closing: string): string | undefined {
  return frames().get(`${preposition} ${closing}`);
}

/** A quantity with a unit, such as 20 years, can stand alone. */
const hasUnit = (tree: Tree): boolean =>
  tree.category === "M"
    ? tree.english !== "" && !/^(种|类|次|场|项|组|点|代)$/.test(tree.head.text)
    : tree.children.some(hasUnit);

const startsWith = (tree: Tree, pattern: RegExp): boolean => {
  const [first] = tree.children;
  return first ? startsWith(first, pattern) : pattern.test(tree.head.text);
};

/** A noun stands next to what it describes: nothing with 的 comes in between. */
const compoundCost = (_: Tree, right: Tree) => (right.rule?.name === "NB = MD NB" ? 3 : 0);

/** What a phrase costs on top where more than one word decides. */
const weights: ReadonlyMap<string, NonNullable<Rule["weigh"]>> = new Map([
  ["QP = DT QP", (_, right) => (right.rule?.parts[0]?.startsWith("NUM") ? 0 : 3)],
  ["QP = ADV QP", ({ head }) => (/^每./.test(head.text) ? -0.6 : isAbout(head.text) ? 0 : 6)],
  [
    "QP = QP QP",
    (left) =>
      (hasUnit(left) || left.head.text.length > 1) && startsWith(left, /^每/) ? 0 : Infinity,
  ],
  ["NUM = NUM DT", (_, right) => (/^(多|余)/.test(right.head.text) ? 0 : Infinity)],
  ["NB = N NB", compoundCost],
  ["NB = NR NB", compoundCost],
  ["NB = ADJ NB", compoundCost],
  [
    "QN = QP NB",
    // 本研究的结论 is the conclusion of this study.
    (_, right) =>
      right.rule?.name === "NB = MD NB" && right.children[0]?.rule?.name === "MD = NP DE" ? 0.9 : 0,
  ],
  ["NP = QP", (left) => (hasUnit(left) ? -1.2 : 0)],
  ["NP = MD QP", (_, right) => (hasUnit(right) ? 0 : 2)],
  ["MD = QP DE", (left) => (hasUnit(left) ? 0 : 3)],
  [
    // Some prepositions stand before what is done more readily than others.
    "PP = P VP",
    ({ head }) => (/^(为了|通过)$/.test(head.text) ? -0.9 : standsBeforePurpose(head.text) ? 0 : 4),
  ],
  [
    "PP = PP POST",
    (left, right) => (framed(left.head.text, right.head.text) === undefined ? Infinity : 0),
  ],
  [
    "VG = VG RES",
    (left, right) =>
      /^(说|称|道)$/.test(right.head.text) &&
      !isSaying(left.english) &&
      !/^(answer|complain|reply|respond|write|joke|shout|call)$/.test(left.english)
        ? Infinity
        : 0,
  ],
  ["VP = VG LP", (left) => (/ (in|on|at|to|from|into)$/.test(left.english) ? 0 : Infinity)],
  ["VP = VG VP", ({ head }) => (isLightVerb(head.text) ? -0.8 : 0)],
  [
    "VP = VG S",
    ({ head, english }) =>
      isCausing(head.text) ? -2.6 : isAsking(head.text) || isSaying(english) ? -2.4 : 0,
  ],
  ["VP = AP", ({ head }) => (standsBeforeNounsOnly(head.text) ? 4 : 0)],
  [
    "S = VP VP",
    (left, right) =>
      (hasNoObject(left) ? 2 : 0) +
      (/^(是|为|有助于|导致|使|可以|能|会|需要)$/.test(right.head.text) ? 0 : 1.5),
  ],
]);

const pieces = tableMap(dataFile("chinese/piece-costs"), ["phrase", "cost"]);
const pieceCost = 6;
const otherPieceCost = 4;

/** What a phrase costs as a piece of its own. */
export function rootCost(category: string): number {
  return pieceCost + Number(pieces().get(category) ?? otherPieceCost);
}
