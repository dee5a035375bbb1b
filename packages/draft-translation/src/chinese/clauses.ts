import { compared, finite, gerundOf, participleOf } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import type { Adverbial } from "./adverbials.ts";
import { isSeveral, type NounPhrase, written } from "./noun-phrases.ts";
import { opensListed } from "./word-lists.ts";
import { added, reworded, type Word, withText } from "./words.ts";

/** What a sentence tells by its words of time. */
export type Style = { isPast: boolean };

/** A clause taken apart, to be put together in English order. */
export type Clause = {
  /** `verb` acts, `be` is something, `have` owns; without a subject `have` is there is. */
  kind: "verb" | "be" | "have";
  conjunctions: readonly Word[];
  front: readonly Adverbial[];
  subject: NounPhrase | Clause | null;
  adverbials: readonly Adverbial[];
  modals: readonly Word[];
  negation: Word | null;
  verb: Word;
  aspect: "none" | "past" | "perfect" | "progressive";
  isPassive: boolean;
  agent: NounPhrase | null;
  objects: readonly NounPhrase[];
  /** What is said of the subject: `is important`, `is that …`. */
  complement: readonly Word[];
  /** A clause that hangs on the verb. */
  dependent: { clause: Clause; form: Form; links: readonly Word[] } | null;
  /** Further predicates of the same subject. */
  next: readonly { links: readonly Word[]; clause: Clause; form: Form | "same" }[];
};

export type Form = "finite" | "base" | "to" | "gerund";

export function clauseWith(verb: Word, kind: Clause["kind"] = "verb"): Clause {
  return {
    kind,
    conjunctions: [],
    front: [],
    subject: null,
    adverbials: [],
    modals: [],
    negation: null,
    verb,
    aspect: "none",
    isPassive: false,
    agent: null,
    objects: [],
    complement: [],
    dependent: null,
    next: [],
  };
}

/** Who or what a verb agrees with. */
export type Agreement = { person: 1 | 2 | 3; isPlural: boolean; pronoun?: string };

const third: Agreement = { person: 3, isPlural: false };

export function agreementOf(subject: Clause["subject"]): Agreement {
  if (!subject || !("determiner" in subject)) return third;
  const text = subject.head[0]?.text;
  const isAlone = subject.more.length === 0;
  const person = isAlone && text === "I" ? 1 : isAlone && text === "you" ? 2 : 3;
  return { person, isPlural: isSeveral(subject), pronoun: pronounFor(subject) };
}

/** Objects in their order; `place in` takes what is placed before its preposition. */
function objectWords({ kind, objects }: Clause): Word[] {
  return objects.flatMap((one) => written(one, kind === "be" ? "predicate" : "object"));
}

/** Adverbs stand before the verb, behind its first auxiliary and behind `is`. */
function placedAdverbs(
  { verb: { text } }: Clause,
  auxiliaries: readonly Word[],
  adverbs: readonly Word[],
  verb: readonly Word[],
): Word[] {
  if (adverbs.length === 0) return [...auxiliaries, ...verb];
  const [first, ...others] = verb;
  if (auxiliaries.length === 0 && text.startsWith("be ") && first) {
    const [be = "", ...rest] = first.text.split(" ");
    return [reworded(first, be), ...adverbs, added(rest.join(" "), first), ...others];
  }
  const [auxiliary, ...more] = auxiliaries;
  if (!auxiliary) return [...adverbs, ...verb];
  if (auxiliary.text === "to") return [auxiliary, ...adverbs, ...more, ...verb];
  if (
    /^(need|needs|needed|have|has to|had to|want|wants)$/.test(auxiliary.text) &&
    more[0]?.text === "to"
  )
    return [...adverbs, ...auxiliaries, ...verb];
  const isNot = /^not$/.test(more[0]?.text ?? "");
  return isNot && more[0]
    ? [auxiliary, more[0], ...adverbs, ...more.slice(1), ...verb]
    : [auxiliary, ...adverbs, ...more, ...verb];
}

/** What stands for a subject in a clause that has none of its own. */
function pronounFor(subject: NounPhrase): string {
  const text = subject.head[0]?.text ?? "";
  if (subject.kind === "pronoun" && subject.more.length === 0 && text !== "this") return text;
  if (isSeveral(subject)) return "they";
  return subject.kind === "name" || isPersonNoun(text) ? "he" : "it";
}

function subjectWords(subject: NonNullable<Clause["subject"]>, style: Style): Word[] {
  return "determiner" in subject
    ? written(subject, "subject")
    : predicate(subject, "gerund", third, style);
}

/** A whole clause: conjunction, what is in front, subject, predicate. */
export function clauseWords(clause: Clause, style: Style, form: Form = "finite"): Word[] {
  const { subject } = clause;
  return [
    ...opening(clause),
    ...(subject ? subjectWords(subject, style) : []),
    ...(subject === null && form === "finite" && isState(clause) ? [added("it", clause.verb)] : []),
    ...predicate(clause, form, agreementOf(subject), style, subject === null),
  ];
}

/** A clause that goes on with the subject of the one before it. */
export function continuedWords(clause: Clause, subject: Clause["subject"], style: Style): Word[] {
  return [...opening(clause), ...predicate(clause, "finite", agreementOf(subject), style)];
}

function opening({ conjunctions, front }: Clause): Word[] {
  return [
    ...conjunctions,
    ...front.flatMap(({ words }) => [
      ...words,
      ...(needsComma(words) ? [added(",", words.at(-1))] : []),
    ]),
  ];
}

/** `is necessary` without anything that is so wants `it`. */
function isState({ kind, verb, isPassive, complement }: Clause): boolean {
  if (isPassive) return false;
  return kind === "be"
    ? complement.length > 0
    : /^be (necessary|possible|important|difficult)/.test(verb.text);
}

/** A few words in front need no comma. */
function needsComma(words: readonly Word[]): boolean {
  return words.filter(({ text }) => text !== "").length > 3;
}

/** A clause without its subject. Where there is none at all, what is had simply is there. */
export function predicate(
  clause: Clause,
  form: Form,
  agreement: Agreement,
  style: Style,
  hasNoSubject = false,
): Word[] {
  const isExistence =
    clause.kind === "have" && hasNoSubject && form === "finite" && clause.objects.length > 0;
  const comparison = clause.adverbials.find(({ isThan }) => isThan);
  const verbAdverbs = clause.adverbials.filter(({ place }) => place === "verb");
  const end = clause.adverbials.filter(({ place, isThan }) => place !== "verb" && !isThan);
  const [object] = clause.objects;
  const agrees: Agreement =
    isExistence && object ? { person: 3, isPlural: isSeveral(object) } : agreement;
  const [auxiliaries, verb] = verbForms(clause, form, agrees, style, isExistence);
  const adverbs = verbAdverbs.flatMap(({ words }) => words);
  const isBe = clause.kind === "be" && auxiliaries.length === 0;
  const head =
    isBe || isExistence
      ? [...auxiliaries, ...verb, ...adverbs]
      : placedAdverbs(clause, auxiliaries, adverbs, verb);
  const complement = comparison ? inComparative(clause.complement) : clause.complement;
  return [
    ...(isExistence ? [added("there", clause.verb)] : []),
    ...head,
    ...objectWords(clause),
    ...complement,
    ...(comparison?.words ?? []),
    ...dependentWords(clause, agrees, style),
    ...(clause.agent ? [added("by", clause.verb), ...written(clause.agent, "preposition")] : []),
    // Chinese names the time first and the manner last; English the other way round.
    ...end.toReversed().flatMap(({ words }) => words),
    ...clause.next.flatMap(({ links, clause: next, form: nextForm }) => [
      ...links,
      ...(next.subject
        ? clauseWords(next, style, "finite")
        : predicate(next, nextForm === "same" ? form : nextForm, agreement, style)),
    ]),
  ];
}

function dependentWords({ dependent }: Clause, agreement: Agreement, style: Style): Word[] {
  if (!dependent) return [];
  const { clause, form, links } = dependent;
  return [
    ...links,
    ...(form === "finite"
      ? clause.subject
        ? clauseWords(clause, style, "finite")
        : [
            added(agreement.pronoun ?? (agreement.isPlural ? "they" : "it"), clause.verb),
            ...predicate(clause, "finite", agreement, style),
          ]
      : [
          ...(clause.subject && "determiner" in clause.subject
            ? written(clause.subject, "object")
            : []),
          ...predicate(clause, form, agreementOf(clause.subject), style),
        ]),
  ];
}

function inComparative(words: readonly Word[]): Word[] {
  const [first, ...others] = words;
  if (!first || /^(more|less|different|the|same|\d)/.test(first.text) || /er$/.test(first.text))
    return [...words];
  return [reworded(first, compared(first.text, "comparative")), ...others];
}

/** Auxiliaries and the verb itself; adverbs go between them. */
function verbForms(
  clause: Clause,
  form: Form,
  agreement: Agreement,
  style: Style,
  isExistence: boolean,
): [auxiliaries: Word[], verb: Word[]] {
  const { verb, negation, aspect, isPassive } = clause;
  const lemma = isExistence ? "be" : verb.text;
  const not = negation?.text === "never" ? "never" : "not";
  const modals = clause.modals.map(({ text }) => spokenModal(text, style, aspect));
  const like = (text: string): Word => added(text, verb);
  const isPast = style.isPast || aspect === "past" || (aspect === "none" && isTold(clause));
  const { person, isPlural } = agreement;
  const tense = isPast ? "past" : "present";
  const chain: string[] = [];
  let bare = lemma;
  if (isPassive && !/^be /.test(lemma)) {
    bare = participleOf(lemma);
    chain.push("be");
  } else if (aspect === "progressive" && clause.kind === "verb" && !/^be /.test(lemma)) {
    bare = gerundOf(lemma);
    chain.push("be");
  }
  const main = (text: string): Word[] => withText([verb], text);
  const negations = (): Word[] => (negation ? [reworded(negation, not)] : []);
  if (form !== "finite") {
    const first = chain[0] ?? bare;
    const shown = form === "gerund" ? gerundOf(first) : first;
    const rest = chain.length > 0 ? [like(shown)] : [];
    return [
      [
        ...negations(),
        ...(form === "to" ? [like("to")] : []),
        ...modalsAsBase(modals).map(like),
        ...rest,
      ],
      main(chain.length > 0 ? bare : shown),
    ];
  }
  const [modal, ...otherModals] = modals;
  if (modal !== undefined) {
    const [first = "", ...rest] = modal.split(" ");
    const isBe = first === "be";
    const isFullVerb = /^(need|have|want|dare)$/.test(first);
    const spoken = isBe || isFullVerb ? finite(first, tense, person, isPlural) : first;
    const lead = negation
      ? spoken === "can"
        ? ["cannot"]
        : /not$/.test(spoken)
          ? [spoken]
          : isFullVerb
            ? [finite("do", tense, person, isPlural), not, first]
            : [spoken, not]
      : [spoken];
    const words = [...lead, ...rest, ...modalsAsBase(otherModals), ...chain].map(like);
    const [firstWord, ...others] = words;
    const carrier = clause.modals[0];
    return [
      firstWord && carrier ? [reworded(carrier, firstWord.text), ...others] : words,
      main(bare),
    ];
  }
  if (aspect === "perfect") {
    const have = finite("have", isPast ? "past" : "present", person, isPlural);
    if (chain.length > 0) return [[like(have), ...negations(), like("been")], main(bare)];
    return [[like(have), ...negations()], main(participleOf(bare))];
  }
  if (chain.length > 0) {
    return [[like(finite("be", tense, person, isPlural)), ...negations()], main(bare)];
  }
  if (negation) {
    if (/^be\b/.test(bare)) {
      const [first, ...rest] = finite(bare, tense, person, isPlural).split(" ");
      return [[], [...main(first ?? ""), ...negations(), ...rest.map(like)]];
    }
    if (not === "never") return [negations(), main(finite(bare, tense, person, isPlural))];
    return [[like(finite("do", tense, person, isPlural)), ...negations()], main(bare)];
  }
  return [[], main(finite(bare, tense, person, isPlural))];
}

/** What is done with when it is told of, unless it is said to happen often. */
const isToldInPast = opensListed("told-in-the-past");

function isTold({ verb, modals, adverbials }: Clause): boolean {
  const isHabit = adverbials.some(({ words }) =>
    /^(usually|often|sometimes|always|generally|frequently|every|each)/.test(words[0]?.text ?? ""),
  );
  return modals.length === 0 && !isHabit && isToldInPast(verb.text);
}

function spokenModal(modal: string, style: Style, aspect: Clause["aspect"]): string {
  if (!style.isPast && aspect !== "past") return modal;
  if (modal === "can") return "could";
  if (modal === "will") return "would";
  return modal === "cannot" ? "could not" : modal === "will not" ? "would not" : modal;
}

/** A second modal stands behind the first one in another form: may be able to. */
function modalsAsBase(modals: readonly string[]): string[] {
  return modals.flatMap((modal) => {
    if (/^(can|could)$/.test(modal)) return ["be", "able", "to"];
    if (/^(need|have|want|be)\b/.test(modal)) return modal.split(" ");
    return [];
  });
}
