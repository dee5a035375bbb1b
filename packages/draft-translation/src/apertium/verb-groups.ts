import { finite, gerundOf, type Person, participleOf } from "../english/inflection.ts";
import { has, is, type Word } from "./words.ts";

const finiteTags = ["pri", "ifi", "pii", "fti", "cni", "prs", "pis", "imp", "fts", "pmp"] as const;

export function isFiniteForm(word: Word | undefined): boolean {
  return has(word, ...finiteTags);
}

export function isFiniteVerb(word: Word | undefined): boolean {
  return is(word, "verb") && isFiniteForm(word);
}

const modals: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  Object.entries({
    poder: { present: "can", past: "could", conditional: "could", future: "may" },
    deber: { present: "must", past: "had to", conditional: "should", future: "must" },
    dever: { present: "should", past: "should", conditional: "should", future: "must" },
  }),
);

export type Tense = "present" | "past" | "future" | "conditional";

export function tenseOf(word: Word): Tense {
  if (has(word, "ifi", "pii", "pis", "pmp")) return "past";
  if (has(word, "fti")) return "future";
  if (has(word, "cni")) return "conditional";
  return "present";
}

/** A group from its finite verb on: which words it takes and how English says it. */
export type Group = {
  tense: Tense;
  /** A modal verb before the rest, in English. */
  modal: string | null;
  isPerfect: boolean;
  isProgressive: boolean;
  isPassive: boolean;
  main: Word;
  /** Index after the main verb. */
  end: number;
  /** Words between the parts, such as adverbs. */
  inner: Word[];
  /** Those that English says by form alone. */
  lost: Word[];
};

export function groupAt(words: readonly Word[], start: number): Group | null {
  const first = words[start];
  if (!first) return null;
  const group: Group = {
    tense: tenseOf(first),
    modal: null,
    isPerfect: has(first, "pmp"),
    isProgressive: false,
    isPassive: false,
    main: first,
    end: start + 1,
    inner: [],
    lost: [],
  };
  for (;;) {
    const next = nextVerb(words, group.end);
    const { main } = group;
    if (!next) return group;
    const { word, index, between } = next;
    const { lemma } = main;
    const modal = modals.get(main.origin) ?? modals.get(lemma);
    const take = () => {
      group.lost.push(main);
      group.inner.push(...between);
      group.main = word;
      group.end = index + 1;
    };
    const direct = words.slice(group.end, index);
    const isDirect = direct.every((one) => is(one, "adverb") || has(one, "enc", "pro"));
    if (isHave(main) && has(word, "pp") && isDirect) {
      group.isPerfect = true;
      take();
    } else if (/^(estar|ficar)$/.test(lemma) && has(word, "ger") && isDirect) {
      group.isProgressive = true;
      take();
    } else if (lemma === "venir" && has(word, "ger") && isDirect) {
      // `viene sufriendo`: has been suffering.
      group.isPerfect = true;
      group.isProgressive = true;
      take();
    } else if (isBe(main) && has(word, "pp") && isDirect && !group.isPassive) {
      group.isPassive = true;
      take();
    } else if (modal && has(word, "inf", "infps") && isDirect && !group.modal) {
      group.modal = modal[group.tense] ?? "can";
      take();
    } else if (
      lemma === "ir" &&
      has(word, "inf") &&
      isGoing(direct.filter((one) => !has(one, "pro"))) &&
      !group.modal
    ) {
      group.modal = /^(present|future)$/.test(group.tense) ? "will" : "would";
      take();
      group.inner = group.inner.filter((one) => one.lemma !== "a");
    } else if (
      lemma === "tener" &&
      has(word, "inf") &&
      direct.length === 1 &&
      direct[0]?.lemma === "que"
    ) {
      group.modal = haveTo(group.tense);
      take();
      group.inner = group.inner.filter((one) => one.lemma !== "que");
    } else return group;
  }
}

function haveTo(tense: Tense): string {
  if (tense === "past") return "had to";
  return tense === "present" ? "must" : tense === "future" ? "will have to" : "would have to";
}

function isGoing(direct: readonly Word[]): boolean {
  return direct.length === 0 || (direct.length === 1 && direct[0]?.lemma === "a");
}

export function isHave(word: Word): boolean {
  return /^(haber|haver)$/.test(word.lemma) || (word.origin === "ter" && word.lemma === "tener");
}

export function isBe(word: Word): boolean {
  return has(word, "vbser") || /^(ser|estar)$/.test(word.lemma);
}

function nextVerb(
  words: readonly Word[],
  start: number,
): { word: Word; index: number; between: Word[] } | null {
  for (let index = start; index < words.length && index < start + 3; index += 1) {
    const word = words[index];
    if (!word) return null;
    if (is(word, "verb")) {
      return isFiniteForm(word) ? null : { word, index, between: words.slice(start, index) };
    }
    const passes =
      is(word, "adverb") ||
      has(word, "enc") ||
      (is(word, "pronoun") && has(word, "pro")) ||
      /^(a|que)$/.test(word.lemma);
    if (!passes || word.phrase > 0) return null;
  }
  return null;
}

export function composed(
  group: Group,
  person: Person,
  isPlural: boolean,
  isNegative: boolean,
): string[] {
  const { modal, isPerfect, isProgressive, isPassive, main, tense } = group;
  const chain: string[] = [];
  // Each auxiliary sets the form of what follows it.
  let form: "finite" | "base" | "participle" | "gerund" = "finite";
  const push = (verb: string) => {
    if (form === "finite")
      chain.push(finite(verb, tense === "past" ? "past" : "present", person, isPlural));
    else if (form === "base") chain.push(verb);
    else if (form === "participle") chain.push(participleOf(verb));
    else chain.push(gerundOf(verb));
  };
  if (modal) {
    chain.push(...modal.split(" "));
    form = "base";
  } else if (tense === "future" || tense === "conditional") {
    chain.push(tense === "future" ? "will" : "would");
    form = "base";
  }
  if (isPerfect) {
    push("have");
    form = "participle";
  }
  if (isProgressive) {
    push("be");
    form = "gerund";
  }
  if (isPassive) {
    push("be");
    form = "participle";
  }
  const isPlainVerb = chain.length === 0 && !/^be\b/.test(main.english);
  if (isNegative && isPlainVerb) {
    chain.push(finite("do", tense === "past" ? "past" : "present", person, isPlural));
    form = "base";
  }
  push(main.english);
  if (!isNegative) return chain;
  if (chain.length === 1) {
    const [verb = "", ...rest] = (chain[0] ?? "").split(" ");
    return [verb, "not", ...rest];
  }
  return [chain[0] ?? "", "not", ...chain.slice(1)];
}
