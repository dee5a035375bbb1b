import { wordTable } from "../data.ts";
import { portugueseNouns, spanishNouns } from "./own-words.ts";
import { listed } from "./word-lists.ts";
import { drop, has, is, type Word } from "./words.ts";

/**
 * Second thoughts about what a word is, where Apertium's tagger reads its neighbours worse than a
 * rule can: it decides from one or two words around.
 */
export function readAgain(words: Word[], isPortuguese: boolean): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word) continue;
    if (readAsRelative(words, at, word)) continue;
    if (dropsPersonMark(words, at)) {
      at -= 1;
      continue;
    }
    if (is(word, "verb")) readVerb(words, at, word);
    if (is(word, "adverb")) readAdverb(words, at, word);
    if (is(word, "pronoun")) readPronoun(words, at, word);
    if (is(word, "relative")) readRelative(words, at, word);
    if (is(word, "adjective")) readAdjective(words, at, word);
    if (is(word, "noun")) readNoun(words, at, word);
    if (isPortuguese) readPortuguese(words, at, word);
  }
}

/** `(a través) del cual`: Apertium knows the relative only without its preposition. */
function readAsRelative(words: Word[], at: number, word: Word): boolean {
  if (!/^cual(es)?$/i.test(word.surface) || !has(word, "unknown")) return false;
  word.lemma = "el cual";
  word.origin = "el cual";
  word.category = "relative";
  word.tags = new Set(["rel", "nn", word.surface.endsWith("s") ? "pl" : "sg"]);
  if (is(words[at - 1], "determiner")) drop(words, at - 1);
  return true;
}

/** `a quien se detuvo`: who was arrested; the mark of the person goes, for English has a subject. */
function dropsPersonMark(words: Word[], at: number): boolean {
  const [mark, relative, se] = words.slice(at, at + 3);
  const isMarked = mark?.lemma === "a" && is(mark, "preposition");
  if (!isMarked || !/^quien(es)?$/i.test(relative?.surface ?? "") || !has(se, "ref")) return false;
  drop(words, at);
  return true;
}

/** `un alerta`: an adverb cannot follow an article; a noun of that form can. */
function readAdverb(words: readonly Word[], at: number, word: Word): void {
  const previous = words[at - 1];
  if (!is(previous, "determiner") || !has(previous, "def", "ind", "pos", "dem")) return;
  if (is(words[at + 1], "adjective", "noun", "adverb")) return;
  if (nounOf(word.surface.toLowerCase()) !== undefined) makeNoun(word, word.surface.toLowerCase());
}

/** `los pacientes`: an article and nothing after it make a noun of what can be one. */
function readAdjective(words: readonly Word[], at: number, word: Word): void {
  const next = words[at + 1];
  // `justo antes`
  if (word.origin === "justo" && is(next, "adverb", "preposition", "subordinator")) {
    word.category = "adverb";
    word.english = "just";
    return;
  }
  const english = portugueseNouns().get(word.origin) ?? spanishNouns().get(word.lemma);
  const previous = words[at - 1];
  // `las políticas habitacionales`: where only adjectives follow, the first is the noun.
  const form = word.surface.toLowerCase();
  const opensPhrase = is(previous, "determiner", "preposition") && is(next, "adjective");
  if (
    opensPhrase &&
    !is(words[at + 2], "noun", "adjective", "name") &&
    nounOf(form) !== undefined
  ) {
    makeNoun(word, form);
    return;
  }
  const standsAlone = has(word, "pl") && is(previous, "preposition");
  if (english === undefined || !(is(previous, "determiner") || standsAlone)) return;
  if (is(next, "noun", "adjective", "name")) return;
  word.category = "noun";
  word.english = english;
  word.isPlural = has(word, "pl");
}

const sharedForms = ["pii", "cni", "prs", "pis", "pmp", "fts"] as const;

function readVerb(words: readonly Word[], at: number, word: Word): void {
  const previous = words[at - 1];
  const next = words[at + 1];
  const quotes = next?.lemma === "que" || /^[:"“«,]$/.test(next?.surface ?? "");
  if (/^(falar|hablar)$/.test(word.origin) && quotes) word.english = "say";
  // `fue` and `fuera` are of ser and of ir.
  const isShared =
    word.lemma === "ir" && has(word, "ifi", "pis", "fts") && /^f/i.test(word.surface);
  const goesSomewhere =
    is(next, "preposition") && /^(a|hacia|hasta|para|até)$/.test(next?.lemma ?? "");
  if (isShared && next && !goesSomewhere && !is(next, "punctuation")) {
    word.lemma = "ser";
    word.origin = "ser";
    word.english = "be";
  }
  // The first person singular looks like the third in these tenses; papers mean the third.
  if (has(word, "p1") && has(word, "sg") && has(word, ...sharedForms)) {
    const tags = new Set(word.tags);
    tags.delete("p1");
    tags.add("p3");
    word.tags = tags;
  }
  // `sufrió heridas`: what somebody suffers is a noun.
  const isObject = has(word, "pp", "f") && is(previous, "verb") && has(previous, "p3");
  if (
    /^(heridas|lesionadas)$/i.test(word.surface) &&
    isObject &&
    !/^(ser|estar)$/.test(previous?.lemma ?? "")
  ) {
    makeNoun(word, "heridas");
    return;
  }
  // `apenas` is of the verb for to grieve, too.
  if (/^apenas$/i.test(word.surface)) {
    word.category = "adverb";
    word.english = "barely";
    return;
  }
  const afterArticle = is(previous, "determiner") && has(previous, "def", "ind", "pos", "dem");
  const isFiniteOne = has(word, "p1", "p2", "p3") && !has(word, "inf", "pp", "ger");
  const form = word.surface.toLowerCase();
  // `recebido suporte`, `de apoyo`: no verb in a person can stand there, a noun can; so can a keyword.
  // `Causa 2:` is a heading.
  const after = is(next, "number") ? words[at + 2] : next;
  const isAlone =
    (!previous || is(previous, "punctuation")) && (!after || is(after, "punctuation"));
  const cannotBeVerb =
    isAlone || is(previous, "preposition") || (is(previous, "verb") && has(previous, "pp", "inf"));
  if (isFiniteOne && (afterArticle || (cannotBeVerb && nounOf(form) !== undefined))) {
    makeNoun(word, form);
  } else if (
    word.lemma === "poder" &&
    has(word, "inf") &&
    !has(next, "inf") &&
    is(previous, "preposition", "determiner", "adjective")
  ) {
    makeNoun(word, "poder");
  }
}

function nounOf(form: string): string | undefined {
  const singular = form.replace(/s$/, "");
  return (
    portugueseNouns().get(form) ??
    spanishNouns().get(form) ??
    portugueseNouns().get(singular) ??
    spanishNouns().get(singular)
  );
}

function makeNoun(word: Word, form: string): void {
  const english = nounOf(form);
  word.category = "noun";
  word.lemma = form;
  word.origin = form;
  word.english = english ?? word.english;
  word.isPlural = /s$/.test(form) && !/sis$/.test(form);
}

/** `os Estados Unidos`: an article before a noun, not a pronoun. */
function readPronoun(words: readonly Word[], at: number, word: Word): void {
  const next = words[at + 1];
  if (!has(word, "pro") || !/^(o|a|os|as|lo|la|los|las|el)$/i.test(word.surface)) return;
  if (
    !is(next, "noun", "name", "adjective", "number") &&
    !(is(next, "determiner") && has(next, "ord"))
  )
    return;
  word.category = "determiner";
  word.tags = new Set([...word.tags, "def"]);
}

const isKnowing = listed("knows");

/** `como` asks how only after verbs of knowing; elsewhere it compares. */
function readRelative(words: readonly Word[], at: number, word: Word): void {
  const before = words[at - 1];
  // After a verb `que` brings a statement, not a relative clause.
  if (
    word.lemma === "que" &&
    (is(before, "verb") || (is(before, "adjective") && is(words[at - 2], "verb")))
  ) {
    word.category = "subordinator";
    word.english = "that";
    return;
  }
  if (word.origin !== "como" && word.lemma !== "como") return;
  const previous = words[at - 1];
  if (is(previous, "verb") && isKnowing(previous?.lemma ?? "")) return;
  const clauseFollows = words
    .slice(at + 1, at + 5)
    .findIndex((one) => has(one, "p3", "p1") && is(one, "verb"));
  word.lemma = "como";
  word.category = clauseFollows >= 0 && clauseFollows < 2 ? "subordinator" : "preposition";
  word.english = "as";
}

const verbsLikeNouns = wordTable("apertium/verbs-like-nouns");

/** `constitución afgana`: the word for a people after a noun is an adjective. */
function readNoun(words: readonly Word[], at: number, word: Word): void {
  const previous = words[at - 1];
  // `la figura 1 muestra que`: what follows a noun and leads to another is the verb of that form.
  const verb = verbsLikeNouns().get(word.surface.toLowerCase());
  const next = words[at + 1];
  const leads = is(next, "determiner", "subordinator", "relative") || next?.lemma === "cómo";
  if (verb !== undefined && leads && is(previous, "noun", "name", "number", "relative")) {
    word.category = "verb";
    word.tags = new Set(["vblex", "pri", "p3", "sg"]);
    word.english = verb;
    return;
  }
  if (!is(previous, "noun") || word.isCapital || is(words[at + 1], "noun")) return;
  if (/^[A-Z]/.test(word.english) && /(an|ese|ish|i|ch|ic|sh)$/.test(word.english))
    word.category = "adjective";
}

const isImpersonal = listed("impersonal");

function readPortuguese(words: Word[], at: number, word: Word): void {
  const previous = words[at - 1];
  const next = words[at + 1];
  const followsPreposition = is(previous, "preposition") && previous?.lemma !== "de";
  const opens =
    followsPreposition ||
    !previous ||
    has(previous, "sent", "cm") ||
    is(previous, "coordinator", "subordinator", "verb");
  // `A Rússia suspendeu`: before a feminine noun the bare letter is the article.
  if (is(word, "preposition") && /^a$/i.test(word.surface) && opens && next?.surface !== "") {
    const isFeminine = has(next, "f") && has(next, "sg") && is(next, "noun", "adjective", "name");
    const isPlace = is(next, "name", "other") && (!previous || followsPreposition);
    if (isFeminine || isPlace) {
      word.category = "determiner";
      word.tags = new Set(["det", "def", "f", "sg"]);
      word.english = "the";
    }
  }
  if (
    /^se$/i.test(word.surface) &&
    is(word, "subordinator") &&
    is(next, "verb") &&
    isImpersonal(next?.origin ?? "")
  ) {
    word.category = "pronoun";
    word.tags = new Set(["prn", "pro", "ref", "p3"]);
  }
  readContraction(words, at, word);
  // `maior do que`: than.
  const [article, que] = [next, words[at + 2]];
  if (word.lemma === "de" && article?.surface === "" && que?.lemma === "que") {
    if (article.lemma === "el" && !is(words[at + 3], "verb")) {
      drop(words, at);
      drop(words, at);
      que.category = "preposition";
      que.english = "than";
      que.isFinal = true;
      que.spaced = true;
      return;
    }
  }
  // `o que` is one word.
  if (has(word, "detnt") && next?.lemma === "que") {
    next.lemma = "lo que";
    next.origin = "o que";
    next.category = "relative";
    next.spaced = word.spaced;
    next.isCapital = word.isCapital;
    drop(words, at);
    return;
  }
  if (has(word, "detnt")) word.tags = new Set([...word.tags, "def"]);
  // `quando a cápsula chegar`: the future subjunctive of regular verbs looks like the infinitive.
  if (is(word, "verb") && has(word, "inf", "infps") && hasConditionBefore(words, at)) {
    word.tags = new Set(["vblex", "fts", "p3", has(previous, "pl") ? "pl" : "sg"]);
  }
  if (word.surface.toLowerCase() === "leste" && is(word, "verb")) makeNoun(word, "leste");
}

/** `nos Estados Unidos`: in the, not us. */
function readContraction(words: Word[], at: number, word: Word): void {
  const next = words[at + 1];
  if (!/^nos$/i.test(word.surface) || !is(word, "pronoun")) return;
  if (!is(next, "noun", "name", "adjective", "number") || !has(next, "pl")) return;
  const article: Word = { ...word, surface: "", lemma: "el", origin: "o", category: "determiner" };
  article.tags = new Set(["det", "def", "m", "pl"]);
  article.english = "the";
  article.spaced = true;
  article.isCapital = false;
  article.objectsBefore = [];
  article.objectsAfter = [];
  word.lemma = "en";
  word.origin = "em";
  word.category = "preposition";
  word.tags = new Set(["pr"]);
  word.english = "in";
  words.splice(at + 1, 0, article);
}

function hasConditionBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index > at - 7; index -= 1) {
    const word = words[index];
    if (!word || is(word, "verb", "punctuation")) return false;
    if (/^(quando|se|enquanto|conforme)$/.test(word.origin) && is(word, "subordinator", "relative"))
      return true;
    if (is(word, "preposition") && index === at - 1) return false;
  }
  return false;
}
