import { isPersonNoun } from "../english/persons.ts";
import { type Adverbial, adverbOf } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import { type Clause, clauseWith, type Form } from "./clauses.ts";
import { isMass } from "./countability.ts";
import type { NounPhrase } from "./noun-phrases.ts";
import { written } from "./noun-phrases.ts";
import { isAsking, isCausing, isSaying } from "./phrase-rules.ts";
import { adjectiveWords } from "./read-words.ts";
import { partsOf, type Reader } from "./reader.ts";
import { listed } from "./word-lists.ts";
import { added, reworded, type Word, wordsOf } from "./words.ts";

/** What a predicate becomes with a subject, an object, a second verb, an adverbial. */

const takesInfinitive = listed("before-infinitive");

const takesGerund = listed("before-gerund");

/** Verbs whose `to` is a preposition. */
const towards =
  /^(lead|contribute|adapt|relate|refer|object|return|belong|devote oneself|be committed|be devoted|come|go|stick|turn) to$/;

/** The form of a verb behind another one. */
function formAfter(first: string): Form | "next" {
  if (/ to$/.test(first) && !towards.test(first)) return "base";
  if (takesInfinitive(first)) return "to";
  if (takesGerund(first) || / (in|on|for|of|from|with|at|about|by|to)$/.test(first))
    return "gerund";
  if (/^(make|let)$/.test(first)) return "base";
  return "next";
}

const lightVerb = /^(进行|加以|作|作出|做出|予以|给予|开展)$/;

/** `place in` the table becomes `place` … in the table: what 把 brings forward goes between. */
export function withPrepositionApart(clause: Clause): Clause {
  const [, verb, preposition] = /^(\S+) (in|on|to|into|as|from|at)$/.exec(clause.verb.text) ?? [];
  const [target] = clause.objects;
  if (!verb || !preposition || !target || clause.objects.length > 1) return clause;
  const words = [added(preposition, clause.verb), ...written(target, "preposition")];
  return {
    ...clause,
    verb: reworded(clause.verb, verb),
    objects: [],
    complement: [...words, ...clause.complement],
  };
}

/** What has a subject already says of the one before it where it happens: 伦敦有人抗议. */
export function withSubject(clause: Clause, subject: NounPhrase): Clause {
  if (clause.subject) {
    const place = [added("in", subject.head[0]), ...written(subject, "preposition")];
    return { ...clause, front: [{ words: place, place: "front" }, ...clause.front] };
  }
  if (
    happening.test(clause.verb.text) &&
    clause.kind === "verb" &&
    !clause.isPassive &&
    clause.objects.length === 1
  ) {
    const [event] = clause.objects;
    if (event && subject.kind !== "pronoun") {
      const words = [added("in", subject.head[0]), ...written(subject, "preposition")];
      return {
        ...clause,
        subject: event,
        objects: [],
        complement: [...words, ...clause.complement],
      };
    }
  }
  return { ...clause, subject, isPassive: clause.isPassive || isSuffered(clause, subject) };
}

const actsLikePerson = listed("acts-like-a-person");

/** What is done to things that cannot do it: 会议举行 is a meeting is held. */
function isSuffered(clause: Clause, { kind, head }: NounPhrase): boolean {
  return (
    clause.kind === "verb" &&
    clause.objects.length === 0 &&
    clause.complement.length === 0 &&
    clause.dependent === null &&
    needsObject(clause.verb.text) &&
    kind === "noun" &&
    !isPersonNoun(head[0]?.text ?? "") &&
    !actsLikePerson(head[0]?.text ?? "")
  );
}

const needsObject = listed("needs-object");

/** Verbs whose Chinese object is what happens. */
const happening = /^(occur|happen|break out|erupt|take place)$/;

/** Without a place the event is the subject: 发生了爆炸 is an explosion occurred. */
export function happened(clause: Clause): Clause {
  const [event] = clause.objects;
  if (!event || clause.subject || clause.kind !== "verb" || clause.isPassive) return clause;
  if (!/^(occur|happen|break out|erupt|take place|appear|emerge)$/.test(clause.verb.text))
    return clause;
  const subject =
    event.kind === "noun" &&
    event.determiner.length === 0 &&
    !event.isPlural &&
    !isMass(event.head[0]?.text ?? "")
      ? { ...event, determiner: [added("a", event.head[0])] }
      : event;
  return { ...clause, subject, objects: clause.objects.slice(1) };
}

export function copula(tree: Tree): Clause {
  const [word] = wordsOf(tree.head, "be");
  const be = word ?? added("be");
  if (tree.english === "become") return clauseWith(reworded(be, "become"));
  const clause = clauseWith(be, "be");
  if (tree.english === "not be") return { ...clause, negation: added("not", be) };
  const adverb = /^(\w+) be$/.exec(tree.english)?.[1];
  return adverb
    ? { ...clause, adverbials: [{ words: [added(adverb, be)], place: "verb" }] }
    : clause;
}

export function owning(tree: Tree, object: NounPhrase): Clause {
  const [word] = wordsOf(tree.head, "have");
  const clause = clauseWith(word ?? added("have"), "have");
  if (tree.english !== "no") return { ...clause, objects: [indefinite(object)] };
  return {
    ...clause,
    objects: [
      {
        ...object,
        determiner: [
          added("no"),
          ...object.determiner.filter(({ text }) => !/^(a|an|the)$/.test(text)),
        ],
      },
    ],
  };
}

/** What somebody has, or there is, is mentioned for the first time. */
function indefinite(phrase: NounPhrase): NounPhrase {
  if (phrase.kind !== "noun" || phrase.determiner.length > 0 || phrase.isPlural || phrase.isDefined)
    return phrase;
  const noun = phrase.head[0]?.text ?? "";
  return isMass(noun) || isPersonNoun(noun)
    ? phrase
    : { ...phrase, determiner: [added("a", phrase.head[0])] };
}

/** 是…的: says of something what it is like, or when and how it happened. */
export function stressed(be: Tree, modifier: Tree, reader: Reader): Clause {
  const [inner] = partsOf(modifier);
  if (inner.category === "AP") return { ...copula(be), complement: adjectiveWords(inner) };
  if (inner.category === "NP") return { ...copula(be), objects: [reader.nounPhrase(inner)] };
  if (inner.category === "S" || inner.category === "VP") return reader.clause(inner);
  return { ...copula(be), complement: reader.adverbial(inner).words };
}

export function withObject(clause: Clause, object: NounPhrase, verb: Tree): Clause {
  const action = object.token.as.verb;
  if (
    lightVerb.test(verb.head.text) &&
    action &&
    object.kind === "noun" &&
    object.more.length === 0 &&
    object.determiner.length === 0
  ) {
    // 进行 says only that what its object names is done.
    const describing = object.before.map(
      (word): Adverbial => ({ words: [reworded(word, adverbOf(word.text))], place: "verb" }),
    );
    const [head] = object.head;
    return {
      ...clause,
      verb: reworded(head ?? clause.verb, action),
      adverbials: [...clause.adverbials, ...(object.before.length === 1 ? describing : [])],
    };
  }
  return { ...clause, objects: [...clause.objects, object] };
}

export function withVerb(clause: Clause, inner: Clause, verb: Tree): Clause {
  if (lightVerb.test(verb.head.text))
    return { ...inner, aspect: clause.aspect === "none" ? inner.aspect : clause.aspect };
  if (
    inner.kind === "be" &&
    inner.complement.length > 0 &&
    /^(feel|seem|look|sound|appear|become|remain|get|stay|grow)$/.test(clause.verb.text)
  ) {
    return {
      ...clause,
      complement: inner.complement,
      adverbials: [...clause.adverbials, ...inner.adverbials],
    };
  }
  const form = formAfter(clause.verb.text);
  if (isSaying(clause.verb.text) && form === "next") {
    return {
      ...clause,
      dependent: { clause: inner, form: "finite", links: [added("that", clause.verb)] },
    };
  }
  if (form === "next") return following(clause, inner);
  const own =
    form === "to"
      ? { ...inner, modals: inner.modals.filter(({ text }) => text !== "will") }
      : inner;
  return { ...clause, dependent: { clause: own, form, links: [] } };
}

export function withClause(clause: Clause, inner: Clause, verb: Tree): Clause {
  const { text } = verb.head;
  if (isCausing(text)) return { ...clause, dependent: { clause: inner, form: "base", links: [] } };
  if (isAsking(text) && !/^(建议|希望|避免)$/.test(text)) {
    const isCause = /^(导致|引起|造成)$/.test(text);
    const own = isCause ? { ...clause, verb: reworded(clause.verb, "cause") } : clause;
    if (/^(防止|阻止|禁止)$/.test(text))
      return { ...own, dependent: { clause: inner, form: "gerund", links: [] } };
    return { ...own, dependent: { clause: inner, form: "to", links: [] } };
  }
  const links = isSaying(clause.verb.text) ? [added("that", clause.verb)] : [];
  if (links.length === 0 && inner.subject && "determiner" in inner.subject) {
    // What one verb has as its object may be the subject of the next: it then does both.
    return following(
      { ...clause, objects: [...clause.objects, inner.subject] },
      { ...inner, subject: null },
    );
  }
  return { ...clause, dependent: { clause: inner, form: "finite", links } };
}

const isDoneForPurpose = listed("done-for-a-purpose");

/** One predicate after another: the second is what the first is for, or what happens next. */
export function following(clause: Clause, next: Clause): Clause {
  const isPurpose =
    isDoneForPurpose(clause.verb.text) && next.modals.length === 0 && !next.negation;
  return {
    ...clause,
    next: [
      ...clause.next,
      isPurpose
        ? { links: [], clause: next, form: "to" }
        : {
            links: next.conjunctions.length > 0 ? [] : [added("and", clause.verb)],
            clause: next,
            form: "same",
          },
    ],
  };
}

export function withPhraseBehind(clause: Clause, adverbial: Adverbial): Clause {
  const [first, ...others] = adverbial.words;
  const hasPreposition = / (in|on|to|at|from|by|with|of|for|as)$/.test(clause.verb.text);
  const words =
    first &&
    hasPreposition &&
    clause.objects.length === 0 &&
    /^(in|on|to|at|from|as|)$/.test(first.text)
      ? [reworded(first, ""), ...others]
      : adverbial.words;
  return { ...clause, complement: [...clause.complement, ...words] };
}

export function withAdverbial(clause: Clause, adverbial: Adverbial, tree: Tree): Clause {
  const { text } = tree.head;
  if (text === "正在" && tree.rule?.name === "RB = PP" && clause.kind === "verb") {
    return { ...clause, aspect: "progressive", adverbials: [adverbial, ...clause.adverbials] };
  }
  if (tree.rule?.name === "RB = ADV") {
    if (/^(已|已经)$/.test(text))
      return { ...clause, aspect: "perfect", verb: carrying(clause.verb, tree) };
    if (/^(正|正在)$/.test(text) && clause.kind === "verb")
      return { ...clause, aspect: "progressive", verb: carrying(clause.verb, tree) };
    if (/^(曾|曾经)$/.test(text))
      return { ...clause, aspect: "past", adverbials: [adverbial, ...clause.adverbials] };
    if (adverbial.words.every((word) => word.text === "")) return clause;
  }
  if (
    adverbial.isTarget &&
    clause.kind === "verb" &&
    clause.objects.length === 0 &&
    clause.complement.length === 0 &&
    !clause.isPassive &&
    !/^(be|say|feel|work|serve|speak|apologize|smile) ?/.test(clause.verb.text)
  ) {
    const words = adverbial.words.slice(1);
    return { ...clause, complement: words };
  }
  return { ...clause, adverbials: [adverbial, ...clause.adverbials] };
}

/** What hangs on a word that English leaves out hangs on the verb. */
function carrying(verb: Word, tree: Tree): Word {
  return { ...verb, objects: [...tree.head.objects, ...verb.objects] };
}
