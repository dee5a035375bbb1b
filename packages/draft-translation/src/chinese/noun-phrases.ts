import { wordTable } from "../data.ts";
import { indefiniteArticle, pluralOf } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import { articleOf } from "./articles.ts";
import { isMass } from "./countability.ts";
import type { Token } from "./token.ts";
import { listed } from "./word-lists.ts";
import { added, reworded, type Word, wordsOf } from "./words.ts";

/** An English noun phrase before it is known where in the sentence it stands. */
export type NounPhrase = {
  kind: "noun" | "name" | "pronoun" | "quantity";
  /** The word it is built around. */
  token: Token;
  /** Articles, numbers, possessives. A noun without any gets its article when it is written. */
  determiner: readonly Word[];
  before: readonly Word[];
  head: readonly Word[];
  after: readonly Word[];
  isPlural: boolean;
  /** What stands behind it says which one is meant. */
  isDefined: boolean;
  /** Further phrases of the same row, each with what links it. */
  more: readonly { links: readonly Word[]; phrase: NounPhrase }[];
};

export type Role = "subject" | "object" | "preposition" | "of" | "predicate";

/** Nouns that already are in the plural. */
function isPluralForm(noun: string): boolean {
  return /(^| )(people|police|troops|emissions|casualties|goods|authorities|clothes|media|data|children|women|men|lives|glasses|trousers|savings|surroundings|[A-Za-z]{3,}(?:[^suia]|ie)es|[a-z]{3,}(?:er|or|ent|ant|al|ion|ist|ard)s)$/.test(
    noun,
  );
}

const withoutArticle = /^(a|an|the) (?=\S)/i;

export function phraseOf(kind: NounPhrase["kind"], token: Token, english: string): NounPhrase {
  const article = withoutArticle.exec(english)?.[0] ?? "";
  const head = wordsOf(token, english.slice(article.length));
  return {
    kind,
    token,
    determiner: article ? [added(article.trim(), head[0])] : [],
    before: [],
    head,
    after: [],
    isPlural:
      kind === "pronoun"
        ? /^(we|they|you|these|those|both|others|many)$/.test(english)
        : kind === "noun" && isPluralForm(english),
    isDefined: false,
    more: [],
  };
}

const uncounted =
  /^(president|prime minister|king|queen|emperor|mayor|chairman|head|leader|minister)$/;

/** Words of a noun phrase with its article, its plural and its case. */
export function written(phrase: NounPhrase, role: Role): Word[] {
  const words = [...alone(phrase, role)];
  phrase.more.forEach(({ links, phrase: next }, index) => {
    const isLast = index === phrase.more.length - 1;
    const isComma = links.every(({ text }) => text === "," || text === "");
    words.push(...(isComma && isLast ? asAnd(links) : links), ...alone(next, role));
  });
  return words;
}

function asAnd(links: readonly Word[]): Word[] {
  return links.map((link, index) => reworded(link, index === 0 ? "and" : ""));
}

function alone(phrase: NounPhrase, role: Role): Word[] {
  const { determiner, before, after, kind } = phrase;
  if (kind === "pronoun") return [...inCase(phrase.head, role), ...after];
  const isPlural = phrase.isPlural || isGroupOfPeople(phrase);
  const head = isPlural && kind === "noun" ? inPlural(phrase.head) : phrase.head;
  const words = [...before, ...head, ...after];
  if (determiner.length > 0 || kind !== "noun") return [...determiner, ...words];
  const article = articleOf({ ...phrase, isPlural }, role);
  const first = words.find(({ text }) => text !== "");
  if (article === "" || /^the /i.test(first?.text ?? "")) return words;
  return [added(article === "a" ? indefiniteArticle(first?.text ?? "") : article, first), ...words];
}

/** Chinese does not count people unless it matters; English then speaks of several. */
function isGroupOfPeople({ determiner, head, kind }: NounPhrase): boolean {
  const text = head[0]?.text ?? "";
  return kind === "noun" && determiner.length === 0 && isPersonNoun(text) && !uncounted.test(text);
}

/** Whether the verb that goes with a phrase is in the plural. */
export function isSeveral(phrase: NounPhrase): boolean {
  return phrase.isPlural || phrase.more.length > 0 || isGroupOfPeople(phrase);
}

function inPlural(head: readonly Word[]): Word[] {
  const [word, ...others] = head;
  if (!word || isPluralForm(word.text)) return [...head];
  return [reworded(word, pluralOf(word.text)), ...others];
}

const objects = wordTable("english/object-pronouns");

function inCase(head: readonly Word[], role: Role): Word[] {
  if (role === "subject" || role === "predicate") return [...head];
  return head.map((word) => reworded(word, objects().get(word.text) ?? word.text));
}

const possessives = wordTable("english/possessives");

/** A phrase that belongs to another one: its text, the method of the paper, Newton's law. */
export function owned(phrase: NounPhrase, owner: NounPhrase): NounPhrase {
  const [first] = owner.head;
  if (!first) return phrase;
  if (owner.kind === "pronoun" && owner.more.length === 0) {
    const possessive = possessives().get(first.text) ?? `${first.text}'s`;
    return {
      ...phrase,
      determiner: [...owner.head.map((word) => reworded(word, possessive)), ...countOf(phrase)],
    };
  }
  const text = owner.token.as.adjective;
  if (owner.kind === "name" && phrase.kind === "name" && text && owner.more.length === 0) {
    // 保加利亚的索非亚 is Sofia in Bulgaria.
    return {
      ...phrase,
      after: [...phrase.after, added("in", first), ...written(owner, "preposition")],
    };
  }
  if (owner.kind === "name" && text && owner.more.length === 0 && owner.before.length === 0) {
    return { ...phrase, before: [...wordsOf(owner.token, text), ...phrase.before] };
  }
  if (shares.test(owner.head.map(({ text: word }) => word).join(" "))) {
    const isCounted = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
    const share = [...owner.head, added("of", first), added("the", first)];
    return { ...phrase, determiner: share, isPlural: phrase.isPlural || isCounted };
  }
  if (owner.kind === "quantity") return measured(phrase, owner);
  return {
    ...phrase,
    after: [added("of", first), ...written(owner, "of"), ...phrase.after],
    isDefined: true,
  };
}

/** Parts of a whole: one third of the residents. */
const shares =
  /^((a|one|two|three|four) )?(half|thirds?|quarters?|fourths?|fifths?|sixths?|tenths?|majority)$|^most$/;

const isMagnitude = listed("magnitude");

/** 48 年的历史 is 48 years of history, 28 岁的学生 a 28-year-old student. */
function measured(phrase: NounPhrase, measure: NounPhrase): NounPhrase {
  const text = measure.head.map((word) => word.text).filter((word) => word !== "");
  const isAge = /^years? old$/.test(text.slice(1).join(" ")) || /olds?$/.test(text.at(-1) ?? "");
  const isSpan =
    /^(years?|months?|days?|hours?|minutes?|weeks?|miles?|kilometers?|meters?|feet|foot)$/.test(
      text.at(-1) ?? "",
    );
  if ((isAge || (isSpan && !isMagnitude(phrase.head[0]?.text ?? ""))) && text.length === 2) {
    const [number, unit] = measure.head.filter((word) => word.text !== "");
    if (number && unit) {
      const singular = isAge ? "year-old" : singularOf(unit.text);
      const joined = reworded(number, `${number.text === "a" ? "one" : number.text}-${singular}`);
      return { ...phrase, before: [joined, reworded(unit, ""), ...phrase.before] };
    }
  }
  const [first] = measure.head;
  if (text.length > 3 || isMagnitude(phrase.head[0]?.text ?? "")) {
    const article = phrase.determiner.length > 0 ? phrase.determiner : [added("a", phrase.head[0])];
    return {
      ...phrase,
      determiner: article,
      after: [added("of", first), ...measure.head, ...phrase.after],
    };
  }
  const isShare = /%$|^percent$/.test(text.at(-1) ?? "");
  const isCounted = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
  return {
    ...phrase,
    isPlural: phrase.isPlural || (isShare && isCounted),
    determiner: [...measure.head, added("of", first), ...countOf(phrase)],
  };
}

function singularOf(unit: string): string {
  return unit === "feet" ? "foot" : unit.replace(/s$/, "");
}

/** Numbers stay behind a possessive; articles go. */
function countOf(phrase: NounPhrase): Word[] {
  return phrase.determiner.filter(({ text }) => !/^(a|an|the|this|that)$/.test(text));
}
