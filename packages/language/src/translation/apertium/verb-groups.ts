import { finite, gerundOf, type Person, participleOf } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import { reflexiveOf } from "./choose-words.ts";
import { wordsOf } from "./lexicon/entries.ts";
import { drop, has, inherit, is, type Word, wordBeside } from "./words.ts";

/**
 * Verbs with their auxiliaries, negation, pronouns and subjects: `no se han estudiado los efectos`
 * is the effects have not been studied.
 */
export function translateVerbs(words: Word[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (is(word, "verb") && isFinite_(word) && word && !word.isFinal)
      at = translateFinite(words, at);
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!is(word, "verb") || !word || word.isFinal) continue;
    const before = words[at - 1];
    const isReflexive = is(before, "pronoun") && has(before, "pro") && has(before, "ref");
    if (isReflexive && has(word, "inf", "infps", "ger")) {
      word.english = reflexiveOf(word) ?? word.english;
      drop(words, at - 1);
      at -= 1;
    }
    translateNonFinite(words, at);
  }
}

const finiteTags = ["pri", "ifi", "pii", "fti", "cni", "prs", "pis", "imp", "fts", "pmp"] as const;

function isFinite_(word: Word | undefined): boolean {
  return has(word, ...finiteTags);
}

function isFiniteVerb(word: Word | undefined): boolean {
  return is(word, "verb") && isFinite_(word);
}

const modals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  poder: { present: "can", past: "could", conditional: "could", future: "may" },
  deber: { present: "must", past: "had to", conditional: "should", future: "must" },
  dever: { present: "should", past: "should", conditional: "should", future: "must" },
};

type Tense = "present" | "past" | "future" | "conditional";

function tenseOf(word: Word): Tense {
  if (has(word, "ifi", "pii", "pis", "pmp")) return "past";
  if (has(word, "fti")) return "future";
  if (has(word, "cni")) return "conditional";
  return "present";
}

/** A group from its finite verb on: which words it takes and how English says it. */
type Group = {
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

function groupAt(words: readonly Word[], start: number): Group | null {
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
    const lemma = main.lemma;
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
    } else if (
      /^(estar|seguir|ficar)$/.test(lemma) &&
      has(word, "ger") &&
      isDirect &&
      lemma !== "seguir"
    ) {
      group.isProgressive = true;
      take();
    } else if (isBe(main) && has(word, "pp") && isDirect && !group.isPassive) {
      group.isPassive = true;
      take();
    } else if (modals[main.origin] && has(word, "inf", "infps") && isDirect && !group.modal) {
      group.modal = modals[main.origin]?.[group.tense] ?? "can";
      take();
    } else if (modals[lemma] && has(word, "inf", "infps") && isDirect && !group.modal) {
      group.modal = modals[lemma]?.[group.tense] ?? "can";
      take();
    } else if (
      lemma === "ir" &&
      has(word, "inf") &&
      isGoing(direct.filter((one) => !has(one, "pro"))) &&
      !group.modal
    ) {
      group.modal = group.tense === "present" ? "will" : "would";
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

function isHave(word: Word): boolean {
  return /^(haber|haver)$/.test(word.lemma) || (word.origin === "ter" && word.lemma === "tener");
}

function isBe(word: Word): boolean {
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
      return isFinite_(word) ? null : { word, index, between: words.slice(start, index) };
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

type Clitics = { isNegative: boolean; hasSe: boolean; object: string | null; lost: Word[] };

const objectPronouns: Readonly<Record<string, string>> = {
  me: "me",
  te: "you",
  nos: "us",
  os: "you",
  vos: "you",
};

function objectOf(word: Word): string | null {
  const key = word.lemma === "prpers" ? word.origin : word.lemma;
  if (objectPronouns[key]) return objectPronouns[key];
  if (has(word, "p1")) return has(word, "pl") ? "us" : "me";
  if (has(word, "p2")) return "you";
  return has(word, "pl") ? "them" : "it";
}

/** Negation and pronouns before the verb. */
function cliticsBefore(words: readonly Word[], verb: number): Clitics & { start: number } {
  const clitics: Clitics = { isNegative: false, hasSe: false, object: null, lost: [] };
  let start = verb;
  for (let at = verb - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) break;
    if (is(word, "adverb") && /^(no|não)$/.test(word.origin)) clitics.isNegative = true;
    else if (is(word, "pronoun") && has(word, "ref")) clitics.hasSe = true;
    else if (is(word, "pronoun") && has(word, "pro")) clitics.object = objectOf(word);
    else break;
    clitics.lost.push(word);
    start = at;
  }
  return { ...clitics, start };
}

const happenings = wordsOf(
  "existir ocurrir suceder acontecer llegar aparecer surgir nacer morir faltar quedar bastar empezar comenzar",
);
const sayings = wordsOf(
  "decir señalar afirmar comentar explicar agregar añadir declarar asegurar informar expresar manifestar concluir contar escribir dizer",
);

function translateFinite(words: Word[], at: number): number {
  const first = words[at];
  const group = groupAt(words, at);
  if (!first || !group) return at;
  const clitics = cliticsBefore(words, at);
  const { main } = group;
  for (const between of group.inner) {
    if (has(between, "pro", "enc") && has(between, "ref")) clitics.hasSe = true;
    else if (is(between, "pronoun") && has(between, "pro")) clitics.object = objectOf(between);
  }
  // What hangs behind the verb (`acredita-se`) says the same as what stands before it.
  for (let after = words[group.end]; after && has(after, "enc"); after = words[group.end]) {
    if (has(after, "ref")) clitics.hasSe = true;
    else clitics.object = objectOf(after);
    clitics.lost.push(after);
    words.splice(group.end, 1);
  }
  if (isExistential(first, group)) return writeExistential(words, at, clitics);
  const isFollowedByNoun =
    is(words[group.end], "determiner") || (words[group.end]?.phrase ?? 0) > 0;
  const keepsSense =
    /^(convertir|volver|hacer|tornar|quedar|tratar|llamar|parecer|sentir|mostrar|unir)$/.test(
      main.lemma,
    );
  const hasNoSubject = subjectBefore(words, clitics.start).kind !== "words";
  const reflexive =
    clitics.hasSe && !group.isPassive && !(isFollowedByNoun && hasNoSubject && !keepsSense)
      ? reflexiveOf(main)
      : undefined;
  if (reflexive !== undefined) main.english = reflexive;
  const isPassiveSe =
    clitics.hasSe && reflexive === undefined && !group.isPassive && has(first, "p3") && !isBe(main);
  let { start } = clitics;
  let end = group.end;

  let subject = subjectBefore(words, start);
  if (
    isPassiveSe &&
    subject.kind === "words" &&
    isPerson(subject.head) &&
    !is(words[end], "relative")
  ) {
    // A person does it to herself: English says so without a pronoun.
  } else if (isPassiveSe) group.isPassive = true;
  if (subject.kind === "none" && has(first, "p3")) {
    const moved = moveSubject(words, start, end, group, isPassiveSe);
    if (moved) {
      start += moved.length;
      end += moved.length;
      subject = { kind: "words", head: moved.head };
    }
  }
  const person: Person =
    has(first, "p1") && subject.kind !== "words"
      ? 1
      : has(first, "p2") && subject.kind === "none"
        ? 2
        : 3;
  const isPlural =
    subject.kind === "words" && subject.head && is(subject.head, "noun", "name")
      ? subject.head.isPlural || has(first, "pl")
      : has(first, "pl");
  const parts = composed(group, person, isPlural, clitics.isNegative);
  const needsPronoun = subject.kind === "none" && !has(first, "imp");
  const written: Word[] = [];
  const lost = [...clitics.lost, ...group.lost, main];
  const [firstPart = "", ...otherParts] = parts;
  const opening = words[start] ?? first;
  if (needsPronoun) {
    written.push(wordBeside(opening, "pronoun", pronounFor(words, start, person, isPlural, group)));
  }
  written.push(wordBeside(main, "verb", firstPart));
  const inner = group.inner.filter((word) => !has(word, "enc", "pro"));
  const lastPart = otherParts.at(-1);
  for (const part of otherParts.slice(0, -1)) written.push(wordBeside(main, "verb", part));
  if (lastPart !== undefined) written.push(...inner, wordBeside(main, "verb", lastPart));
  else written.push(...inner);
  for (const word of written) {
    if (!is(word, "verb")) continue;
    word.tags = new Set([
      ...first.tags,
      "done",
      ...(group.modal ? ["modal"] : []),
      ...(group.isPassive ? ["passive"] : []),
    ]);
    word.lemma = main.lemma;
    word.origin = main.origin;
    word.base = main.english;
    word.isPlural = isPlural;
  }
  const enclitic = group.inner.find((word) => has(word, "enc") && !has(word, "ref"));
  const object = clitics.object ?? (enclitic ? objectOf(enclitic) : null);
  if (object && !group.isPassive && !hasOwnObject(words, end)) {
    written.push(wordBeside(main, "pronoun", object));
  }
  tuckAdverb(words, start, written);
  const heir = written[0];
  if (heir) {
    heir.spaced = opening.spaced;
    heir.isCapital = opening.isCapital;
    inherit(heir, lost.slice(0, -1), "before");
    const tail = written.at(-1) ?? heir;
    inherit(heir, [{ ...main, objectsAfter: [] }], "before");
    tail.objectsAfter = [...tail.objectsAfter, ...main.objectsAfter];
  }
  words.splice(start, end - start, ...written);
  return start + written.length - 1;
}

const tucked = /^(already|also|still|always|never|only|just|now|often|usually)$/;

/** `ya habían` is had already: the adverb goes behind the first of several verbs. */
function tuckAdverb(words: Word[], start: number, written: Word[]): void {
  const adverb = words[start - 1];
  const verbs = written.filter((word) => is(word, "verb"));
  const first = verbs[0];
  if (!adverb || !first || !is(adverb, "adverb") || !tucked.test(adverb.english)) return;
  if (verbs.length < 2 && !/^(is|are|was|were)$/.test(first.english)) return;
  if (adverb.isCapital) return;
  const [moved] = [{ ...adverb, spaced: true }];
  adverb.english = "";
  adverb.objectsBefore = [];
  adverb.objectsAfter = [];
  adverb.isFinal = true;
  written.splice(written.indexOf(first) + 1, 0, moved);
}

function hasOwnObject(words: readonly Word[], end: number): boolean {
  const next = words[end];
  return next !== undefined && next.phrase > 0;
}

function composed(group: Group, person: Person, isPlural: boolean, isNegative: boolean): string[] {
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

type Subject =
  | { kind: "words"; head: Word | null }
  | { kind: "shared"; head: null }
  | { kind: "none"; head: null };

const none: Subject = { kind: "none", head: null };

/** Looks to the left within the clause for what the verb says something about. */
function subjectBefore(words: readonly Word[], start: number): Subject {
  let sawComma = false;
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (!word) return none;
    if (word.phrase > 0) {
      let from = at;
      while (from > 0 && words[from - 1]?.phrase === word.phrase) from -= 1;
      const governor = words[from - 1];
      if (is(governor, "preposition")) {
        at = from - 1;
        continue;
      }
      if (governor && is(governor, "verb") && at < start - 1 && !sawComma) return none;
      const head = words.slice(from, at + 1).find((one) => one.isHead) ?? word;
      if (isTime(head)) {
        at = from;
        continue;
      }
      return { kind: "words", head };
    }
    if (is(word, "pronoun") && (has(word, "tn") || has(word, "nt"))) {
      if (is(words[at - 1], "preposition")) continue;
      return { kind: "words", head: word };
    }
    if (is(word, "name") && !has(word, "date")) return { kind: "words", head: word };
    if (has(word, "itg")) return { kind: "words", head: null };
    if (has(word, "rpar")) {
      const open = words.slice(0, at).findLastIndex((one) => has(one, "lpar"));
      if (open >= 0) {
        at = open;
        continue;
      }
    }
    if (is(word, "coordinator")) {
      if (at === start - 1 && hasFiniteBefore(words, at)) return { kind: "shared", head: null };
      continue;
    }
    if (is(word, "relative")) {
      if (
        is(words[at - 1], "preposition") ||
        has(word, "adv") ||
        /cuyo|donde|cuando/.test(word.lemma)
      )
        return none;
      return { kind: "words", head: null };
    }
    if (is(word, "subordinator") || has(word, "sent", "lpar", "lquest")) return none;
    if (is(word, "verb")) {
      if (has(word, "ger", "pp", "inf") && !has(word, "done")) continue;
      return sawComma && at < start - 1 && has(words[start - 1], "cm")
        ? { kind: "shared", head: null }
        : none;
    }
    if (has(word, "cm")) sawComma = true;
    else if (/^[;:—–]$/.test(word.surface)) return none;
  }
  return none;
}

function isTime(head: Word): boolean {
  const { english } = head;
  if (has(head, "date")) return true;
  return /^(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|day|year|month|week|time|night|morning|today)$/.test(
    english,
  );
}

function hasFiniteBefore(words: readonly Word[], at: number): boolean {
  for (let index = at - 1; index >= 0; index -= 1) {
    const word = words[index];
    if (has(word, "sent")) return false;
    if (isFiniteVerb(word)) return true;
  }
  return false;
}

function isPerson(head: Word | null): boolean {
  if (!head) return false;
  return (
    (is(head, "name") && has(head, "ant", "cog")) ||
    (is(head, "noun") && isPersonNoun(head.english)) ||
    (is(head, "pronoun") && /^(he|she)$/.test(head.english))
  );
}

/** A subject behind its verb goes before it; returns how many words moved. */
function moveSubject(
  words: Word[],
  start: number,
  end: number,
  group: Group,
  isPassiveSe: boolean,
): { length: number; head: Word } | null {
  const isSaying =
    sayings.has(group.main.lemma) && has(words[start - 1], "cm", "sent") === false
      ? /^["”»,]$/.test(words[start - 1]?.surface ?? "")
      : sayings.has(group.main.lemma) && /^[",”»]$/.test(words[start - 1]?.surface ?? "");
  const isPassive = isPassiveSe || group.isPassive;
  if (!isPassive && !isSaying && !happenings.has(group.main.lemma)) return null;
  let from = end;
  const dropsMarker =
    isPassiveSe && words[from]?.lemma === "a" && (words[from + 1]?.phrase ?? 0) > 0;
  if (dropsMarker) from += 1;
  if ((words[from]?.phrase ?? 0) === 0) return null;
  // `fue nombrado director`: what follows says as what, it is not the subject.
  if (group.isPassive && !isPassiveSe && !is(words[from], "determiner")) return null;
  let to = from;
  let head: Word | null = null;
  for (;;) {
    const phrase = words[to]?.phrase ?? 0;
    if (phrase === 0) break;
    while (words[to]?.phrase === phrase) {
      const word = words[to];
      if (word?.isHead && !head) head = word;
      to += 1;
    }
    const joint = words[to];
    const next = words[to + 1]?.phrase ?? 0;
    if (next > 0 && joint?.lemma === "de" && is(joint, "preposition")) to += 1;
    else break;
  }
  if (!head) return null;
  if (dropsMarker) {
    drop(words, end);
    from -= 1;
    to -= 1;
  }
  const subject = words.splice(from, to - from);
  const firstOfSubject = subject[0];
  const opening = words[start];
  if (firstOfSubject && opening) {
    firstOfSubject.spaced = opening.spaced;
    opening.spaced = true;
    if (opening.isCapital) {
      firstOfSubject.isCapital = true;
      opening.isCapital = false;
    }
  }
  words.splice(start, 0, ...subject);
  return { length: subject.length, head };
}

function pronounFor(
  words: readonly Word[],
  start: number,
  person: Person,
  isPlural: boolean,
  group: Group,
): string {
  if (person === 1) return isPlural ? "we" : "I";
  if (person === 2) return "you";
  if (isPlural) return "they";
  const next = words[group.end];
  if (
    group.isPassive ||
    (/^be$/.test(group.main.english) && (next?.phrase ?? 0) > 0) ||
    (/^be\b/.test(group.main.english) && is(next, "adjective"))
  )
    return "it";
  for (let at = start - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word && (word.isHead || is(word, "name")) && isPerson(word))
      return has(word, "f") && !has(word, "m") ? "she" : "he";
    if (is(word, "pronoun") && /^(he|she)$/.test(word?.english ?? "")) return word?.english ?? "he";
  }
  return humanActs.has(group.main.lemma) ? "he" : "it";
}

/** What only people do: without a subject in sight the text speaks of a person. */
const humanActs = wordsOf(
  `decir dizer afirmar señalar comentar agregar añadir expresar manifestar declarar nacer morir fallecer casar creer
  pensar opinar jugar estudiar graduar escribir trabajar vivir viajar dirigir ganar competir confesar reconocer
  hablar caminar acrescentar nascer morrer jogar escrever trabalhar viver ganhar falar achar contar renunciar
  dimitir querer admitir negar advertir recordar saber conocer obtener recibir asistir`,
);

function isExistential(first: Word, group: Group): boolean {
  if (group.main !== first || /^(h[ae]|han|has|hemos)$/i.test(first.surface)) return false;
  return /^(hay|haber)$/.test(first.lemma) || (first.origin === "haver" && !group.isPerfect);
}

/** `hay tres` is there are three; `hace tres años` is three years ago and read elsewhere. */
function writeExistential(words: Word[], at: number, clitics: Clitics & { start: number }): number {
  const verb = words[at];
  if (!verb) return at;
  const next = words.slice(at + 1).find((word) => word.isHead);
  const follows = (words[at + 1]?.phrase ?? 0) > 0;
  const isPlural = follows && (next?.isPlural ?? false);
  const tense = tenseOf(verb);
  const be =
    tense === "future"
      ? "will be"
      : tense === "conditional"
        ? "would be"
        : finite("be", tense, 3, isPlural);
  const opening = words[clitics.start] ?? verb;
  const there = wordBeside(opening, "pronoun", "there");
  there.spaced = opening.spaced;
  there.isCapital = opening.isCapital;
  const written = [there, wordBeside(verb, "verb", be)];
  const [, written1] = written;
  if (written1) {
    written1.tags = new Set([...verb.tags, "done"]);
    written1.lemma = "haber";
  }
  const isObligation = words[at + 1]?.lemma === "que";
  if (clitics.isNegative) written.push(wordBeside(verb, "adverb", follows ? "no" : "not"));
  inherit(there, [...clitics.lost, verb], "before");
  if (isObligation) {
    there.english = "it";
    written.splice(1, 1, wordBeside(verb, "verb", "is necessary to"));
    drop(words, at + 1);
    const infinitive = words[at + 1];
    if (is(infinitive, "verb") && infinitive) infinitive.isFinal = true;
  }
  words.splice(clitics.start, at + 1 - clitics.start, ...written);
  return clitics.start + written.length - 1;
}

const bareAfter = wordsOf("hacer dejar ver fazer deixar ayudar help");
const gerundAfter = wordsOf(
  "evitar sugerir recomendar considerar implicar suponer incluir terminar impedir detener disfrutar parar",
);
const ofGerund = wordsOf(
  `riesgo posibilidad hecho idea problema ventaja importancia peligro proceso método modo probabilidad
  efecto resultado función tarea acto costumbre experiencia esperanza miedo risco possibilidade fato`,
);
const keepsGerund =
  /^(in|of|for|by|with|without|after|before|from|on|about|through|despite|besides|instead of|in addition to|due to|because of|against|between|than|as|according to|when|while|at)$/;

/** Infinitives, gerunds and participles that stand alone. */
function translateNonFinite(words: Word[], at: number): void {
  const word = words[at];
  if (!word) return;
  const base = /^be\b/.test(word.english) ? word.english : word.english;
  const next = words[at + 1];
  const enclitics = encliticsAfter(words, at);
  const isReflexive = enclitics.some((one) => has(one, "ref"));
  const verb = isReflexive ? (reflexiveOf(word) ?? base) : base;
  word.isFinal = true;
  if (has(word, "pp")) {
    word.english = participleOf(verb);
    return;
  }
  if (has(word, "ger")) {
    word.english = gerundOf(verb);
  } else {
    // Passive and perfect infinitives keep their participle.
    const passive = isBe(word) && is(next, "verb") && has(next, "pp");
    word.english = infinitive(
      words,
      at,
      passive ? "be" : isHave(word) && has(next, "pp") ? "have" : verb,
    );
  }
  const object = enclitics.find((one) => !has(one, "ref"));
  if (object) {
    object.english = objectOf(object) ?? "it";
    object.isFinal = true;
  }
  for (const one of enclitics) {
    if (one === object) continue;
    drop(words, words.indexOf(one));
  }
}

function encliticsAfter(words: readonly Word[], at: number): Word[] {
  const found: Word[] = [];
  for (let index = at + 1; has(words[index], "enc"); index += 1) {
    const word = words[index];
    if (word) found.push(word);
  }
  return found;
}

function infinitive(words: Word[], at: number, verb: string): string {
  const previous = words[at - 1];
  const beforeThat = words[at - 2];
  // `a no ratificar`: not to ratify.
  if (
    previous &&
    /^(no|não)$/.test(previous.origin) &&
    is(beforeThat, "preposition") &&
    beforeThat
  ) {
    beforeThat.english = "not";
    beforeThat.isFinal = true;
    previous.english = "to";
    previous.isFinal = true;
    return verb;
  }
  if (!previous || has(previous, "sent")) return gerundOf(verb);
  if (is(previous, "determiner")) {
    // `al ver`: when seeing.
    if (beforeThat?.lemma === "a" && is(beforeThat, "preposition")) {
      beforeThat.english = "when";
      beforeThat.isFinal = true;
    }
    drop(words, at - 1);
    return gerundOf(verb);
  }
  if (is(previous, "preposition")) {
    if (/^(a|para)$/.test(previous.lemma) || previous.english === "to") {
      previous.english = "to";
      previous.isFinal = true;
      return verb;
    }
    if (previous.lemma === "de") {
      if (beforeThat && (ofGerund.has(beforeThat.lemma) || ofGerund.has(beforeThat.origin))) {
        previous.isFinal = true;
        previous.english = "of";
        return gerundOf(verb);
      }
      previous.english = "to";
      previous.isFinal = true;
      return verb;
    }
    if (previous.lemma === "por" && !previous.isFinal) previous.english = "for";
    return keepsGerund.test(previous.english) ? gerundOf(verb) : `to ${verb}`;
  }
  if (is(previous, "verb")) {
    if (bareAfter.has(previous.lemma)) return verb;
    if (gerundAfter.has(previous.lemma)) return gerundOf(verb);
    return `to ${verb}`;
  }
  if (is(previous, "coordinator") || has(previous, "cm")) {
    const earlier = words.slice(0, at - 1).findLast((one) => is(one, "verb"));
    if (has(earlier, "inf")) return /ing\b/.test(earlier?.english ?? "") ? gerundOf(verb) : verb;
    if (has(earlier, "modal")) return verb;
    return gerundOf(verb);
  }
  if (previous.lemma === "que" || is(previous, "relative")) return `to ${verb}`;
  return `to ${verb}`;
}
