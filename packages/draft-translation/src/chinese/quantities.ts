import { pluralOf } from "../english/inflection.ts";
import type { Tree } from "./chart.ts";
import { listed } from "./word-lists.ts";
import { added, reworded, type Word, wordsOf } from "./words.ts";

/** How many or which: `三个`, `这些`, `约 20 年`. */
export type Quantity = {
  words: readonly Word[];
  isPlural: boolean;
  /** A unit that stands by itself: three years, 20 dollars. */
  unit: readonly Word[];
  /** Words that go behind: three years or more. */
  isDemonstrative: boolean;
};

const saysSeveral = listed("several");

export function quantityOf(tree: Tree): Quantity {
  if (tree.rule === null) {
    const { token, english } = tree;
    if (tree.category === "DT") {
      return {
        words: wordsOf(token, english),
        isPlural: saysSeveral(english),
        unit: [],
        isDemonstrative: /^(this|that)$/.test(english),
      };
    }
    const isOne = /^(1|one)$/.test(english);
    return {
      words: wordsOf(token, spelled(token.text, english)),
      isPlural: !isOne,
      unit: [],
      isDemonstrative: false,
    };
  }
  const [first, second] = tree.children;
  if (!second) return quantityOf(first);
  switch (tree.rule.name) {
    case "QP = NUM M":
      return counted(first, second);
    case "QP = DT M": {
      const which = quantityOf(first);
      return { ...which, unit: unitOf(second, which.isPlural) };
    }
    case "QP = DT QP": {
      const which = quantityOf(first);
      const count = quantityOf(second);
      const isOne = !count.isPlural;
      const words = which.words.map((word) =>
        reworded(
          word,
          count.isPlural && which.isDemonstrative ? severalForm(word.text) : word.text,
        ),
      );
      const number = isOne ? [] : count.words;
      return { ...count, words: [...words, ...number], isPlural: count.isPlural || which.isPlural };
    }
    case "QP = ADV QP":
    case "QP = V QP": {
      const count = quantityOf(second);
      if (/^每./.test(first.head.text)) {
        const rate = wordsOf(first.head, first.english.replace(/^(each|every) /, "per "));
        return { ...count, unit: [...count.unit, ...rate] };
      }
      const english = first.category === "V" ? comparing(first.head.text) : first.english;
      return { ...count, words: [...wordsOf(first.head, english), ...count.words] };
    }
    case "QP = QP QP": {
      // 每小时 105 英里 is 105 miles per hour.
      const rate = quantityOf(first);
      const count = quantityOf(second);
      const [each, ...others] = rate.words;
      const isSaid = /^per /.test(each?.text ?? "");
      const per = each && !isSaid ? [reworded(each, "per"), ...others] : rate.words;
      return { ...count, unit: [...count.unit, ...per, ...rate.unit] };
    }
    case "NUM = NUM ADJ":
    case "NUM = NUM N":
    case "NUM = NUM DT":
    case "QP = QP LOC":
    case "QP = QP ADJ": {
      const count = quantityOf(first);
      const english = afterNumber(second.head.text);
      return { ...count, words: [...wordsOf(second.head, english), ...count.words] };
    }
    default:
      return quantityOf(first);
  }
}

const smallNumbers = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** Small numbers that are written in characters are written in words. */
function spelled(text: string, english: string): string {
  return /^[\u3400-\u9fff]+$/.test(text) ? (smallNumbers[Number(english)] ?? english) : english;
}

function comparing(text: string): string {
  return /^(超过)$/.test(text) ? "more than" : /^(近|接近)$/.test(text) ? "nearly" : "up to";
}

function afterNumber(text: string): string {
  if (/^(左右|上下|前后|来)$/.test(text)) return "about";
  if (/^(以下|以内)$/.test(text)) return "less than";
  return "more than";
}

function severalForm(determiner: string): string {
  return determiner === "this" ? "these" : determiner === "that" ? "those" : determiner;
}

function counted(number: Tree, measure: Tree): Quantity {
  const count = quantityOf(number);
  const unit = unitOf(measure, count.isPlural);
  const words =
    !count.isPlural && unit.length === 0
      ? count.words.map((word) => reworded(word, "a"))
      : count.words;
  return { words, isPlural: count.isPlural, unit, isDemonstrative: false };
}

/** Measure words that English has no word for, or says only when nothing is counted. */
const counters = /^(种|类|次|场|项|个|名|位|组|点|人|级|代)$/;

function unitOf(measure: Tree, isPlural: boolean): Word[] {
  const { english, head } = measure;
  if (english === "" || counters.test(head.text)) {
    return head.objects.length > 0 ? wordsOf(head, "") : [];
  }
  const [noun = "", of] = english.split(/ (?=of$)/);
  const text = isPlural && noun !== "s" && !isSymbol(noun) ? pluralOf(noun) : noun;
  return wordsOf(head, of ? `${text} of` : text);
}

/** Symbols of units have no plural: m³, km/h. */
function isSymbol(unit: string): boolean {
  return /[^A-Za-z -]/.test(unit) || unit.length <= 2;
}

/** What a quantity without a noun says: three, twice, 20 years. */
export function aloneWords(quantity: Quantity, measure: string): Word[] {
  if (quantity.unit.length > 0) return [...quantity.words, ...quantity.unit];
  const english = {
    次: "time",
    人: "person",
    名: "person",
    位: "person",
    点: "point",
    级: "level",
  }[measure];
  const one = measure === "次" ? ["once", "twice"] : undefined;
  if (!english) {
    return quantity.words.map((word) => reworded(word, word.text === "a" ? "one" : word.text));
  }
  const text = quantity.words.at(-1)?.text ?? "";
  if (one && quantity.words.length === 1 && /^(a|1|one|2|two)$/.test(text)) {
    const [first] = quantity.words;
    return first ? [reworded(first, /^(2|two)$/.test(text) ? "twice" : "once")] : [];
  }
  return [
    ...quantity.words,
    added(quantity.isPlural ? pluralOf(english) : english, quantity.words[0]),
  ];
}
