import { participleOf } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import type { Tree } from "./chart.ts";
import { agreementOf, clauseWords, predicate } from "./clauses.ts";
import { type NounPhrase, owned, written } from "./noun-phrases.ts";
import { adjectiveWords, timeWords, withPreposition } from "./read-words.ts";
import { partsOf, type Reader } from "./reader.ts";
import { listed, opensListed } from "./word-lists.ts";
import { added, reworded, type Word, withText, wordsOf } from "./words.ts";

/** What stands before 的: English has it before the noun, or behind it with a word that links it. */

/** Puts what stands before 的 where English has it: before the noun or behind it. */
export function modified(phrase: NounPhrase, modifier: Tree, reader: Reader): NounPhrase {
  const [inner] = partsOf(modifier);
  switch (inner.category) {
    case "AP":
      return { ...phrase, before: [...adjectiveWords(inner), ...phrase.before] };
    case "ADV":
      return { ...phrase, before: [...wordsOf(inner.head, inner.english), ...phrase.before] };
    case "NP":
    case "QP":
      return owned(phrase, reader.nounPhrase(inner));
    case "NPP": {
      const [owner, relation] = partsOf(inner);
      const words = relationWords(relation, phrase, reader);
      return owned(
        { ...phrase, after: [...phrase.after, ...words], isDefined: true },
        reader.nounPhrase(owner),
      );
    }
    case "PP":
      return {
        ...phrase,
        after: [...relationWords(inner, phrase, reader), ...phrase.after],
        isDefined: true,
      };
    case "LP":
      return {
        ...phrase,
        after: [...reader.adverbial(inner).words, ...phrase.after],
        isDefined: true,
      };
    case "T": {
      const words = timeWords(inner);
      const text = words.map((word) => word.text).join(" ");
      const [first] = words;
      if (phrase.determiner.length > 0) {
        return { ...phrase, after: [...withPreposition(words), ...phrase.after] };
      }
      if (first && !/^(in|the|\d)/.test(text)) {
        return {
          ...phrase,
          determiner: [
            reworded(first, text.endsWith("s") ? `${text}'` : `${text}'s`),
            ...words.slice(1).map((word) => reworded(word, "")),
          ],
        };
      }
      return {
        ...phrase,
        after: [
          added(/^in /.test(text) ? "" : /^(\d|the)/.test(text) ? "in" : "of", first),
          ...words,
          ...phrase.after,
        ],
        isDefined: true,
      };
    }
    default:
      return described(phrase, inner, reader);
  }
}

const takesOn = listed("takes-on");
const takesTo = listed("takes-to");
const takesOf = listed("takes-of");

/** The preposition that goes with a noun: effect on, relationship with, change with time. */
function relationWords(tree: Tree, phrase: NounPhrase, reader: Reader): Word[] {
  const words = [...reader.adverbial(tree).words];
  const noun = phrase.head[0]?.text ?? "";
  if (!/^(对|对于|针对)$/.test(tree.head.text)) return words;
  const preposition = takesOn(noun) ? "on" : takesTo(noun) ? "to" : takesOf(noun) ? "of" : "for";
  return withText(words, preposition);
}

const isWhere = listed("is-where");

/** A clause that says which one: `that`, `who`, `where`, or a participle. */
function described(phrase: NounPhrase, tree: Tree, reader: Reader): NounPhrase {
  const clause = reader.clause(tree);
  const noun = phrase.head[0]?.text ?? "";
  const like = clause.verb;
  const append = (words: readonly Word[]): NounPhrase => ({
    ...phrase,
    after: [...words, ...phrase.after],
    isDefined: phrase.isDefined || !phrase.isPlural,
  });
  const isPlain =
    clause.kind === "verb" &&
    clause.modals.length === 0 &&
    clause.negation === null &&
    clause.objects.length === 0 &&
    clause.complement.length === 0 &&
    clause.dependent === null &&
    clause.next.length === 0;
  if (clause.subject) {
    if (clause.objects.length === 0 && clause.kind === "verb") {
      return append([...clauseWords(clause, reader.style)]);
    }
    const link = /^(time|day|year|moment|period|era|stage)$/.test(noun)
      ? "when"
      : isWhere(noun)
        ? "where"
        : noun === "reason"
          ? "why"
          : "that";
    return append([added(link, like), ...clauseWords(clause, reader.style)]);
  }
  const isQuality =
    clause.kind === "be" &&
    clause.objects.length === 0 &&
    clause.dependent === null &&
    clause.modals.length === 0 &&
    clause.negation === null &&
    clause.next.length === 0 &&
    clause.verb.position === undefined;
  if (isQuality && !clause.adverbials.some(({ isThan }) => isThan)) {
    // What is said with 的 of a thing is said before it: the largest museum in the world.
    const adverbs = clause.adverbials.filter(({ place }) => place === "verb");
    const places = clause.adverbials.filter(({ place }) => place !== "verb");
    return {
      ...phrase,
      before: [...adverbs.flatMap(({ words }) => words), ...clause.complement, ...phrase.before],
      after: [...phrase.after, ...places.flatMap(({ words }) => words)],
      isDefined: phrase.isDefined || places.length > 0,
    };
  }
  if (isPlain && clause.isPassive) {
    const adverbs = clause.adverbials.filter(({ place }) => place === "verb");
    const others = clause.adverbials.filter(({ place }) => place !== "verb");
    return append([
      ...adverbs.flatMap(({ words }) => words),
      reworded(like, participleOf(like.text)),
      ...(clause.agent ? [added("by", like), ...written(clause.agent, "preposition")] : []),
      ...others.flatMap(({ words }) => words),
    ]);
  }
  if (
    isPlain &&
    !isIntransitive(like.text) &&
    !/ (in|to|on|from|of|with|at)$/.test(like.text) &&
    !/^be /.test(like.text)
  ) {
    const adverbs = clause.adverbials.filter(({ place }) => place === "verb");
    const others = clause.adverbials.filter(({ place }) => place !== "verb");
    return append([
      ...adverbs.flatMap(({ words }) => words),
      reworded(like, participleOf(like.text)),
      ...others.flatMap(({ words }) => words),
    ]);
  }
  const isSimple =
    clause.modals.length === 0 &&
    clause.negation === null &&
    clause.aspect === "none" &&
    clause.next.length === 0;
  const startsWithBe =
    /^be (located|based|called|used|made|born|known|related|involved|named|filled|full|equipped|designed) ?/.exec(
      like.text,
    );
  if (isSimple && startsWithBe && clause.kind === "verb") {
    const words = predicate(
      { ...clause, verb: reworded(like, like.text.slice(3)) },
      "base",
      agreementOf(null),
      reader.style,
    );
    return append(words);
  }
  if (
    isSimple &&
    clause.kind === "have" &&
    clause.objects.length > 0 &&
    clause.adverbials.length === 0
  ) {
    return append([
      reworded(like, "with"),
      ...clause.objects.flatMap((object) => written(object, "predicate")),
    ]);
  }
  const link = isPersonNoun(noun) ? "who" : "that";
  const agreement = agreementOf({ ...phrase, isPlural: phrase.isPlural || isPersonNoun(noun) });
  const isActive =
    isSimple && clause.kind === "verb" && !clause.isPassive && !/^be /.test(like.text);
  if (isActive) return append(predicate(clause, "gerund", agreement, reader.style));
  return append([added(link, like), ...predicate(clause, "finite", agreement, reader.style)]);
}

const isIntransitive = opensListed("never-with-object");
