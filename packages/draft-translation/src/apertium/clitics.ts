import { has, is, type Word } from "./words.ts";

export type Clitics = {
  isNegative: boolean;
  hasSe: boolean;
  /** The pronoun that the verb is done to, in English. */
  object: string | null;
  lost: Word[];
};

const objectPronouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    me: "me",
    te: "you",
    nos: "us",
    os: "you",
    vos: "you",
  }),
);

export function objectOf(word: Word): string | null {
  const key = word.lemma === "prpers" ? word.origin : word.lemma;
  const pronoun = objectPronouns.get(key);
  if (pronoun) return pronoun;
  if (/^(le|lhe)$/i.test(word.surface) || /^(le|lhe)$/.test(word.lemma)) return "him";
  if (has(word, "p1")) return has(word, "pl") ? "us" : "me";
  if (has(word, "p2")) return "you";
  return has(word, "pl") ? "them" : "it";
}

const gives = /^(dar|decir|entregar|enviar|contar|mostrar|explicar|pedir|devolver|prestar|vender)$/;

/** `se lo acusó`: he was accused; with verbs of giving it is to whom (`se lo dio`). */
function isImpersonal(words: readonly Word[], at: number): boolean {
  const [se, object, verb] = words.slice(at, at + 3);
  // Apertium writes both on the first.
  return (
    /^se l[oa]s?$/i.test(se?.surface ?? "") &&
    object?.surface === "" &&
    is(verb, "verb") &&
    !gives.test(verb?.lemma ?? "")
  );
}

/** Negation and pronouns before the verb. */
export function cliticsBefore(words: readonly Word[], verb: number): Clitics & { start: number } {
  const clitics: Clitics = { isNegative: false, hasSe: false, object: null, lost: [] };
  let start = verb;
  for (let at = verb - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) break;
    if (is(word, "adverb") && /^(no|não)$/.test(word.origin)) clitics.isNegative = true;
    else if (is(word, "pronoun") && (has(word, "ref") || isImpersonal(words, at)))
      clitics.hasSe = true;
    else if (is(word, "pronoun") && has(word, "pro")) clitics.object = objectOf(word);
    else break;
    clitics.lost.push(word);
    start = at;
  }
  return { ...clitics, start };
}
