import { isPersonNoun } from "../english/persons.ts";
import { drop, has, is, type Word } from "./words.ts";

export function translateRelative(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const previous = words[at - 1];
  const lemma = word.lemma.replace(/^(o|a|os|as) /, "el ");
  const isAfterComma = has(previous, "cm");
  const antecedent = isAfterComma ? words[at - 2] : previous;
  const isWho =
    antecedent !== undefined &&
    (isPersonName(antecedent) || (is(antecedent, "noun") && isPersonNoun(antecedent.english)));
  const isAfterPreposition = is(previous, "preposition");
  if (lemma === "que") {
    if (comparesWithWhatFollows(words, at)) word.english = "than";
    else if (isAfterPreposition) word.english = "which";
    else if (isWho) word.english = "who";
    else word.english = isAfterComma ? "which" : "that";
  } else if (/^(el|lo|la|los) (que|cual|qual)$|^(cual|qual)$/.test(lemma)) {
    if (isAfterPreposition) word.english = "which";
    else if (/^lo que|^o que/.test(word.lemma) || word.origin === "o que")
      word.english = isAfterComma ? "which" : "what";
    else word.english = isAfterComma ? "which" : has(word, "pl") ? "those that" : "the one that";
  } else if (/^(quien|quem)$/.test(lemma)) {
    word.english = isAfterPreposition
      ? "whom"
      : isAfterComma || is(previous, "noun", "name")
        ? "who"
        : has(word, "pl")
          ? "those who"
          : "who";
  } else if (/^(cuyo|cujo)$/.test(lemma)) word.english = "whose";
  else if (/^(donde|onde)$/.test(lemma)) word.english = "where";
  else if (/^(cuando|quando)$/.test(lemma)) word.english = "when";
  else if (/^(como)$/.test(lemma)) word.english = "how";
  else if (/^(cuanto|quanto)$/.test(lemma)) word.english = "as";
}

/** `más dinamismo que Titán`: no clause follows, so it compares. */
function comparesWithWhatFollows(words: readonly Word[], at: number): boolean {
  const isCompared = words
    .slice(Math.max(0, at - 4), at)
    .some((word) =>
      /^(more|fewer|less|greater|higher|lower|larger|smaller)$/.test(
        word.english.split(" ")[0] ?? "",
      ),
    );
  if (!isCompared || !is(words[at + 1], "determiner", "noun", "name", "number", "adverb"))
    return false;
  const clause = words.slice(at + 1, at + 9);
  const end = clause.findIndex((word) => has(word, "cm", "sent"));
  return !clause
    .slice(0, end < 0 ? undefined : end)
    .some((word) => is(word, "verb") && has(word, "done"));
}

function isPersonName(word: Word): boolean {
  return is(word, "name") && has(word, "ant", "cog");
}

export function translatePronoun(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const { lemma } = word;
  if (/^vocês?$/.test(word.origin)) {
    word.english = "you";
    return;
  }
  const isObject = is(words[at - 1], "preposition", "verb") && !has(words[at + 1], "done");
  if (/^(mí|mim)$/.test(lemma)) word.english = "me";
  else if (/^(sí|si)$/.test(lemma)) word.english = has(word, "pl") ? "themselves" : "itself";
  else if (
    lemma === "prpers" ||
    /^(él|ella|ele|ela|eu|yo|tú|nosotros|nós|ellos|eles)$/.test(lemma)
  ) {
    const ofThing =
      is(words[at - 1], "preposition") &&
      has(word, "sg") &&
      has(word, "p3") &&
      !sawPerson(words, at);
    word.english = ofThing ? "it" : personalPronoun(word, isObject);
  } else if (has(word, "ref")) drop(words, at);
  else if (/^(esto|isto|este|éste)$/.test(lemma)) word.english = has(word, "pl") ? "these" : "this";
  else if (/^(eso|isso|ese|ése|aquél|aquel|aquello|esse|aquele|aquilo)$/.test(lemma)) {
    const leads = is(words[at + 1], "relative");
    word.english = has(word, "pl") ? "those" : leads ? "what" : "that";
  } else if (/^(ello)$/.test(lemma)) word.english = "this";
  else if (/^(la|lo|el|o|los)$/.test(lemma)) {
    const isBeforeOf = /^(de|que)$/.test(words[at + 1]?.lemma ?? "");
    word.english = isBeforeOf
      ? has(word, "pl")
        ? "those"
        : "that"
      : has(word, "pl")
        ? "them"
        : "it";
  } else if (/^(uno|um)$/.test(lemma)) word.english = has(word, "pl") ? "some" : "one";
  else if (/^(otro|outro)$/.test(lemma)) word.english = has(word, "pl") ? "others" : "another";
  else if (/^(alguno|algum)$/.test(lemma)) word.english = has(word, "pl") ? "some" : "one";
  else if (/^(todo|tudo)$/.test(lemma)) word.english = has(word, "pl") ? "all" : "everything";
  else if (/^(algo)$/.test(lemma)) word.english = "something";
  else if (/^(nada)$/.test(lemma)) word.english = "nothing";
  else if (/^(nadie|ninguém)$/.test(lemma)) word.english = "no one";
  else if (/^(alguien|alguém)$/.test(lemma)) word.english = "someone";
  else if (/^(ninguno|nenhum)$/.test(lemma)) word.english = "none";
  else if (/^(mucho|muito)$/.test(lemma)) word.english = "many";
  else if (/^(mismo|mesmo)$/.test(lemma)) word.english = "same";
}

function sawPerson(words: readonly Word[], at: number): boolean {
  return words
    .slice(0, at)
    .some(
      (word) =>
        isPersonName(word) ||
        (is(word, "noun") && isPersonNoun(word.english)) ||
        /^(he|she|his|her)$/.test(word.english),
    );
}

function personalPronoun(word: Word, isObject: boolean): string {
  if (has(word, "p1")) return has(word, "pl") ? (isObject ? "us" : "we") : isObject ? "me" : "I";
  if (has(word, "p2")) return "you";
  if (has(word, "pl")) return isObject ? "them" : "they";
  if (has(word, "nt")) return "it";
  if (has(word, "f") && !has(word, "m")) return isObject ? "her" : "she";
  return isObject ? "him" : "he";
}
