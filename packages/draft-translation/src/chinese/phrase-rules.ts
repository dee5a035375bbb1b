import { type Grammar, grammarOf, type Rule, type Tree } from "./chart.ts";

/**
 * The grammar of Chinese phrases. Words: N noun, NR name, PN pronoun, V verb, BE 是, YOU 有, MOD
 * modal, ADJ adjective, ADV adverb, NEG negation, P preposition, LOC localizer, CC and CS
 * conjunctions, TO 以 and 来 before a purpose, DT determiner, NUM number, M measure word, T time, DE
 * 的, DI 地, DEC 得, ASP 了 着 过, BA 把, BEI 被, DENG 等, SUO 所, MEN 们.
 * Phrases: NB noun without determiner, NP noun phrase, QP quantity, AP adjective phrase, MD modifier
 * before a noun, RB what says how, where or when, PP with preposition, LP with localizer, VG verb
 * with aspect, VP predicate, S clause.
 */

function rule(
  name: string,
  cost: number,
  options: { headAt?: 0 | 1; weigh?: Rule["weigh"] } = {},
): Rule {
  const [makes = "", parts = ""] = name.split(" = ");
  const row = parts.split(" ");
  const { weigh } = options;
  return {
    name,
    makes,
    parts: row,
    cost,
    headAt: options.headAt ?? (row.length === 1 ? 0 : 1),
    ...(weigh ? { weigh } : {}),
  };
}

const unless = (pattern: RegExp, cost: number) => (left: Tree) =>
  pattern.test(left.head.text) ? 0 : cost;
const unlessRight = (pattern: RegExp, cost: number) => (_: Tree, right: Tree) =>
  pattern.test(right.head.text) ? 0 : cost;

const degree =
  /^(很|非常|十分|极|极其|极为|更|更加|更为|最|最为|较|较为|比较|相当|相对|太|过于|越来越|颇|尤为|特别|尤其|如此|这么|那么|有点|多么|越|日益|同样|不太|略|稍|远|几乎)$/;
const whenWords =
  /^(情况下|时|时候|后|之后|以后|前|之前|以前|期间|以来|的时候|之际|中|过程中|同时|起)$/;
const about =
  /^(约|大约|大概|近|将近|超过|至少|至多|最多|仅|共|高达|多达|不到|达|只有|只|另外|每|达到|平均|几乎|整整|过去|前|后|第)$/;
const afterNumber = /^(左右|以上|以下|以内|上下|多|余|之多|前后|来)$/;
/** Prepositions that may also follow their verb. */
const afterVerb = /^(于|在|到|给|自|向|至|往|为|以|成)$/;
export const sayings =
  /^(say|state|claim|announce|believe|think|point out|show|indicate|find|report|suggest|argue|know|hope|mean|note|prove|declare|confirm|predict|explain|emphasize|admit|warn|add|estimate|feel|discover|see|hear|reveal|demonstrate|assume|stress|imply|deny|expect|promise|agree|understand|worry|suspect|conclude|speculate|illustrate|ensure|remember|consider|assert|complain|insist|learn|realize|fear|decide|propose|recommend|tell|remind|inform|guess|doubt)$/;
export const causing = /^(使|让|令|使得|帮助|帮|协助)$/;
export const asking =
  /^(要求|允许|鼓励|请求|请|命令|迫使|导致|希望|邀请|促使|敦促|呼吁|禁止|引导|吸引|迫|强迫|派|派遣|劝|说服|授权|催促|建议|指示|教|带领|防止|阻止|避免|任命|选举|导致|引起|造成)$/;

const ditransitive =
  /^(给|给予|告诉|问|教|授予|提供|送|交给|还给|赋予|称为|称作|叫|叫做|命名为|视为|带给|赢得)$/;
/** Adjectives that only stand before nouns. */
const attributive =
  /^(主要|新型|大型|小型|国际|国内|公共|唯一|副|前|总|全|整个|原|美国|英国|中国|法国|德国|社会|经济|历史|传统|首|该|核|早期|最后|最近|以前|个人|男|女|未来)$/;
const light = /^(进行|加以|作|做|作出|做出|开展|予以|给予)$/;

const hasNoObject = (tree: Tree) =>
  tree.rule === null || tree.rule.name === "VG = V" || tree.category === "VG";

const frames: readonly (readonly [RegExp, RegExp, string])[] = [
  [/^(与|和|同|跟)$/, /^(相比|相比较|相较|比较|比起来)$/, "compared with"],
  [/^(与|和|同|跟|像|如|如同)$/, /^(一样|相同|那样|一般|似的)$/, "like"],
  [/^(与|和|同|跟)$/, /^(一起|一道|一同|共同)$/, "together with"],
  [/^(对|对于|就|在)$/, /^(来说|而言|来讲|说来)$/, "for"],
  [/^(从|就)$/, /^(来看|看来|来说|来讲|而言|出发)$/, "from"],
  [/^(从|自)$/, /^(起|开始)$/, "from"],
  [/^(据|根据|按照)$/, /^(报道|称|显示|报告|说)$/, "according to"],
  [/^(到|截至|直到)$/, /^(为止)$/, "until"],
  [/^(以|用|靠|拿)$/, /^(为例)$/, "taking as an example"],
];

/** English of a preposition together with what closes its phrase: 与…相比. */
export function framed(preposition: string, closing: string): string | undefined {
  return frames.find(([first, last]) => first.test(preposition) && last.test(closing))?.[2];
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

/** Some prepositions stand before what is done more readily than others. */
const purposeCost = (pattern: RegExp, cost: number) => (left: Tree) =>
  /^(为了|通过)$/.test(left.head.text) ? -0.9 : pattern.test(left.head.text) ? 0 : cost;

/** A noun stands next to what it describes: nothing with 的 comes in between. */
const compoundCost = (_: Tree, right: Tree) => (right.rule?.name === "NB = MD NB" ? 3 : 0);

const rules: readonly Rule[] = [
  // Adjectives and quantities.
  rule("AP = ADJ", 0.6),
  rule("AP = ADV AP", 0, { weigh: unless(degree, 5) }),
  rule("AP = AP CAP", 0.5, { headAt: 0 }),
  rule("CAP = CC AP", 0),
  rule("QP = NUM", 0.3),
  rule("QP = NUM M", 0, { headAt: 0 }),
  rule("QP = DT", 0.3),
  rule("QP = DT M", 0, { headAt: 0 }),
  rule("QP = DT QP", 0.1, {
    weigh: (_, right) => (right.rule?.parts[0]?.startsWith("NUM") ? 0 : 3),
  }),
  rule("QP = ADV QP", 0, {
    weigh: (left) => (/^每./.test(left.head.text) ? -0.6 : about.test(left.head.text) ? 0 : 6),
  }),
  rule("QP = V QP", 0.4, { weigh: unless(/^(超过|达|达到|高达|多达|近|接近|不到|约)$/, 8) }),
  rule("QP = QP QP", -1.2, {
    weigh: (left) =>
      (hasUnit(left) || left.head.text.length > 1) && startsWith(left, /^每/) ? 0 : Infinity,
  }),
  rule("NUM = NUM ADJ", 0, { headAt: 0, weigh: unlessRight(/^(多|余)$/, Infinity) }),
  rule("NUM = NUM N", 0, { headAt: 0, weigh: unlessRight(/^(多|余)$/, Infinity) }),
  rule("NUM = NUM DT", 0, { headAt: 0, weigh: unlessRight(/^(多|余)/, Infinity) }),
  rule("QP = QP LOC", 0, { headAt: 0, weigh: unlessRight(afterNumber, 20) }),
  rule("QP = QP ADJ", 0.7, { headAt: 0, weigh: unlessRight(/^(多|余|大|小)$/, 20) }),
  // Nouns.
  rule("NB = N", 0),
  rule("NB = NR", 0),
  rule("NB = N NB", 0.4, { weigh: compoundCost }),
  rule("NB = NR NB", 0.5, { weigh: compoundCost }),
  rule("NB = ADJ NB", 0.2, { weigh: compoundCost }),
  rule("NB = MD NB", 0.5),
  rule("NB = T NB", 2),
  rule("NB = NB MEN", 0, { headAt: 0 }),
  rule("QN = QP NB", 0, {
    // 本研究的结论 is the conclusion of this study.
    weigh: (_, right) =>
      right.rule?.name === "NB = MD NB" && right.children[0]?.rule?.name === "MD = NP DE" ? 0.9 : 0,
  }),
  rule("NP = QN", 0),
  rule("NP = NB", 0.9),
  rule("NP = QP", 2.4, { weigh: (left) => (hasUnit(left) ? -1.2 : 0) }),
  rule("NP = MD QP", 0.8, { weigh: (_, right) => (hasUnit(right) ? 0 : 2) }),
  rule("NP = PN", -0.5),
  rule("NP = PN QN", 1.2),
  rule("NP = PN NB", 1.8),
  rule("NP = PN PN", 1),
  rule("NP = MD QN", 0.4),
  rule("NP = NP CNP", 0.9, { headAt: 0 }),
  rule("CNP = CC NP", -0.5, {
    weigh: unless(/^(和|与|及|以及|或|或者|、|还是|并|跟|同|到|至|而|或是|乃至|甚至|暨)$/, 3),
  }),
  rule("NP = NP DENG", 0.1, { headAt: 0 }),
  rule("NPE = NP DENG", 0.1, { headAt: 0 }),
  rule("NP = NPE NB", 0.2),
  rule("NP = NPE QN", 0.2),
  rule("NP = NP QN", 2.5, { headAt: 0 }),
  rule("NP = NP ONE", 0, { headAt: 0 }),
  rule("YOU = YOU ASP", 0, { headAt: 0 }),
  rule("NP = MD", 4),
  rule("NP = T", 2.5),
  rule("NPP = NP PP", 0.3, {
    headAt: 0,
    weigh: unlessRight(/^(对|对于|与|和|同|随|随着|在|关于|向|于|从|针对)$/, 3),
  }),
  // What stands before 的.
  rule("MD = AP DE", 0.1, { headAt: 0 }),
  rule("MD = NP DE", 0.4, { headAt: 0 }),
  rule("MD = VP DE", 0.7, { headAt: 0 }),
  rule("MD = S DE", 1.3, { headAt: 0 }),
  rule("MD = LP DE", 0.3, { headAt: 0 }),
  rule("MD = PP DE", 1.1, { headAt: 0 }),
  rule("MD = NPP DE", 0.1, { headAt: 0 }),
  rule("MD = T DE", 0.2, { headAt: 0 }),
  rule("MD = QP DE", 0.6, { headAt: 0, weigh: (left) => (hasUnit(left) ? 0 : 3) }),
  rule("MD = ADV DE", 2, { headAt: 0 }),
  // Where, when and how.
  rule("LP = NP LOC", 0),
  rule("LP = T LOC", 0),
  rule("LP = QP LOC", 0.4, {
    weigh: unlessRight(/^(前|后|内|下|之前|之后|以前|以后|以来|里|中|之内|间)$/, 6),
  }),
  rule("LP = VP LOC", 0.4, { weigh: unlessRight(whenWords, 8) }),
  rule("LP = S LOC", 0.2, { weigh: unlessRight(whenWords, 8) }),
  rule("PP = P NP", 0, { headAt: 0 }),
  rule("PP = P LP", 0, { headAt: 0 }),
  rule("PP = P T", 0, { headAt: 0 }),
  rule("PP = P VP", 1, {
    headAt: 0,
    weigh: purposeCost(/^(为了|为|通过|除了|在|当|随着|由于|因|因为|自从|对|经过|按照|根据)$/, 4),
  }),
  rule("PP = P S", 1.8, {
    headAt: 0,
    weigh: unless(/^(为了|通过|除了|在|当|随着|由于|因|因为|自从|直到|对)$/, 4),
  }),
  rule("PP = PP POST", -2, {
    headAt: 0,
    weigh: (left, right) => (framed(left.head.text, right.head.text) === undefined ? Infinity : 0),
  }),
  rule("T = T T", 0),
  rule("RB = ADV", 0),
  rule("RB = AP DI", 0, { headAt: 0 }),
  rule("RB = NB DI", 0.5, { headAt: 0 }),
  rule("RB = VP DI", 1, { headAt: 0 }),
  rule("RB = ADJ", 1.4),
  rule("RB = PP", 0),
  rule("RB = LP", 0),
  rule("RB = LOC", 2.5),
  rule("RB = T", 0),
  rule("RB = QP", 3.5),
  // Verbs and predicates.
  rule("VG = V", 0),
  rule("VG = V ASP", 0, { headAt: 0 }),
  rule("VG = VG RES", 0, {
    headAt: 0,
    weigh: (left, right) =>
      /^(说|称|道)$/.test(right.head.text) &&
      !sayings.test(left.english) &&
      !/^(answer|complain|reply|respond|write|joke|shout|call)$/.test(left.english)
        ? Infinity
        : 0,
  }),
  rule("VP = VG", 0.7),
  rule("VP = VG NP", 0, { headAt: 0 }),
  rule("VP = VG LP", 0.1, {
    headAt: 0,
    weigh: (left) => (/ (in|on|at|to|from|into)$/.test(left.english) ? 0 : Infinity),
  }),
  rule("VP = VG T", 1.2, { headAt: 0 }),
  rule("VO = VG NP", 0, { headAt: 0, weigh: unless(ditransitive, 20) }),
  rule("VP = VO NP", 0.3, { headAt: 0 }),
  rule("VP = VO S", 0.3, { headAt: 0 }),
  rule("VP = VG VP", 1.2, { headAt: 0, weigh: (left) => (light.test(left.head.text) ? -0.8 : 0) }),
  rule("VP = VG S", 2.6, {
    headAt: 0,
    weigh: (left) =>
      causing.test(left.head.text)
        ? -2.6
        : asking.test(left.head.text)
          ? -2.4
          : sayings.test(left.english)
            ? -2.4
            : 0,
  }),
  rule("VP = VP PP", 0.3, { headAt: 0, weigh: unlessRight(afterVerb, 3) }),
  rule("VP = VP LP", 4, { headAt: 0 }),
  rule("VP = VG RESULT", 0.1, { headAt: 0 }),
  rule("RESULT = DEC AP", 0),
  rule("RESULT = DEC VP", 1),
  rule("VP = RB VP", 0.2),
  rule("VP = MOD VP", 0),
  rule("VP = NEG VP", 0),
  rule("VP = SUO VP", 0),
  rule("VP = ASP VP", 2.5),
  rule("VP = BE NP", 0, { headAt: 0 }),
  rule("VP = BE", 3),
  rule("VP = BE AP", 0.5, { headAt: 0 }),
  rule("VP = BE VP", 1.6, { headAt: 0 }),
  rule("VP = BE S", 1.6, { headAt: 0 }),
  rule("VP = BE RB", 1.8, { headAt: 0 }),
  rule("VP = BE MD", 0.2, { headAt: 0 }),
  rule("VP = YOU NP", 0, { headAt: 0 }),
  rule("VP = YOU VP", 1.5, { headAt: 0 }),
  rule("VP = YOU S", 0.8, { headAt: 0 }),
  rule("VP = AP", 1.4, { weigh: (left) => (attributive.test(left.head.text) ? 4 : 0) }),
  rule("VP = PP", 4.5),
  rule("VP = BAP VP", 0),
  rule("BAP = BA NP", 0),
  rule("VP = BEIP VP", 0),
  rule("BEIP = BEI NP", 0),
  rule("VP = BEI VP", 0.2),
  rule("VP = VP CVP", 0.5, { headAt: 0 }),
  rule("CVP = CC VP", 0, {
    weigh: unless(/^(并|并且|而|和|或|以及|及|、|且|或者|而且|又|与|但|但是)$/, 3),
  }),
  rule("VP = VP TVP", 0.2, { headAt: 0 }),
  rule("TVP = TO VP", 0),
  rule("VP = TO VP", 0.6),
  rule("VP = VP VP", 3, { headAt: 0 }),
  rule("VP = CS VP", 0.1),
  rule("VP = CC VP", 1),
  rule("VP = VP ASP", 0.2, { headAt: 0, weigh: unlessRight(/^(了|过)$/, 4) }),
  // Clauses.
  rule("S = NP VP", 0),
  rule("S = RB S", 0.3),
  rule("S = CS S", 0),
  rule("S = CC S", 1.2),
  rule("S = NP S", 4.5),
  rule("S = VP VP", 4, {
    weigh: (left, right) =>
      (hasNoObject(left) ? 2 : 0) +
      (/^(是|为|有助于|导致|使|可以|能|会|需要)$/.test(right.head.text) ? 0 : 1.5),
  }),
  rule("S = S CVP", 0.8, { headAt: 0 }),
];

export const chinese: Grammar = grammarOf(rules);

/** What a phrase costs as a piece of its own. */
const pieces: ReadonlyMap<string, number> = new Map(
  Object.entries({
    S: 0,
    VP: 0.7,
    NP: 2,
    RB: 1.5,
    PP: 1.5,
    LP: 1.5,
    T: 1.3,
    CS: 3,
    CC: 3,
    MD: 3,
  }),
);
const pieceCost = 6;

export function rootCost(category: string): number {
  return pieceCost + (pieces.get(category) ?? 4);
}
