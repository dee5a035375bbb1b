import { compared, participleOf } from "../english/inflection.ts";
import { isPersonNoun } from "../english/persons.ts";
import { type Adverbial, adverbOf, placeOfAdverb, timePreposition } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import {
  agreementOf,
  type Clause,
  clauseWith,
  clauseWords,
  type Form,
  predicate,
  type Style,
} from "./clauses.ts";
import { isMass } from "./countability.ts";
import { type NounPhrase, owned, phraseOf, written } from "./noun-phrases.ts";
import { asking, causing, framed, sayings } from "./phrase-rules.ts";
import { aloneWords, type Quantity, quantityOf } from "./quantities.ts";
import { added, reworded, type Word, withText, wordsOf } from "./words.ts";

/** Turns phrases of Chinese, as the parser found them, into the parts of an English sentence. */

const partsOf = (tree: Tree): readonly [Tree, Tree] => {
  const [first, second] = tree.children;
  return first && second ? [first, second] : [first ?? tree, first ?? tree];
};

export function nounPhraseOf(tree: Tree, style: Style): NounPhrase {
  const [first, second] = partsOf(tree);
  if (tree.category === "QP") return quantityPhrase(tree);
  switch (tree.rule?.name) {
    case undefined:
      return lexicalPhrase(tree);
    case "NB = N NB":
    case "NB = NR NB":
      return compound(first, nounPhraseOf(second, style));
    case "NB = ADJ NB": {
      const phrase = nounPhraseOf(second, style);
      if (amounts.test(first.english) && phrase.determiner.length === 0) {
        const isPlural = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
        return { ...phrase, determiner: wordsOf(first.head, first.english), isPlural };
      }
      return { ...phrase, before: [...wordsOf(first.head, first.english), ...phrase.before] };
    }
    case "NB = T NB": {
      const phrase = nounPhraseOf(second, style);
      return { ...phrase, before: [...timeWords(first), ...phrase.before] };
    }
    case "NB = MD NB":
    case "NP = MD QN":
      return modified(nounPhraseOf(second, style), first, style);
    case "NB = NB MEN":
      return { ...nounPhraseOf(first, style), isPlural: true };
    case "QN = QP NB":
      return counted(quantityOf(first), nounPhraseOf(second, style));
    case "NP = QP":
      return quantityPhrase(first);
    case "NP = MD QP":
      return modified(quantityPhrase(second), first, style);
    case "NP = PN QN":
    case "NP = PN NB":
      return owned(nounPhraseOf(second, style), lexicalPhrase(first));
    case "NP = PN PN": {
      const phrase = lexicalPhrase(second);
      return phrase.head[0]?.text === "oneself" ? lexicalPhrase(first) : phrase;
    }
    case "NP = NP CNP": {
      const phrase = nounPhraseOf(first, style);
      const [link, other] = partsOf(second);
      const next = nounPhraseOf(other, style);
      const links = wordsOf(link.head, link.english);
      return {
        ...phrase,
        more: [...phrase.more, { links, phrase: { ...next, more: [] } }, ...next.more],
      };
    }
    case "NP = NP DENG":
    case "NPE = NP DENG": {
      const phrase = nounPhraseOf(first, style);
      if (second.english !== "others") return phrase;
      const others = { ...phraseOf("pronoun", second.head, "others") };
      return { ...phrase, more: [...phrase.more, { links: [added("and")], phrase: others }] };
    }
    case "NP = NPE NB":
    case "NP = NPE QN": {
      const examples = nounPhraseOf(first, style);
      const phrase = nounPhraseOf(second, style);
      const isPlural =
        phrase.isPlural || (phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? ""));
      const like = phrase.head[0];
      return {
        ...phrase,
        isPlural,
        after: [...phrase.after, added("such as", like), ...written(examples, "preposition")],
      };
    }
    case "NP = NP QN": {
      const phrase = nounPhraseOf(first, style);
      const name = nounPhraseOf(second, style);
      return { ...phrase, after: [...phrase.after, ...written(name, "object")] };
    }
    case "NPP = NP PP": {
      const phrase = nounPhraseOf(first, style);
      return { ...phrase, after: [...phrase.after, ...adverbialOf(second, style).words] };
    }
    case "NP = NP ONE": {
      const phrase = nounPhraseOf(first, style);
      const isPlural = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
      const one = phraseOf("noun", second.head, "one");
      const whole = written({ ...phrase, isPlural, isDefined: true }, "of");
      return { ...one, determiner: [added("")], after: [added("of"), ...whole] };
    }
    case "NP = MD":
      return nominalModifier(first, style);
    case "NP = T":
      return { ...phraseOf("name", tree.head, ""), head: timeWords(first) };
    default:
      return tree.rule === null ? lexicalPhrase(tree) : nounPhraseOf(first, style);
  }
}

const amounts =
  /^(many|several|few|a few|various|numerous|a large number of|large number of|more|most|multiple|a number of|a lot of|much|enough|no|other|some)$/;

function lexicalPhrase({ category, head, english }: Tree): NounPhrase {
  if (category === "PN") return phraseOf("pronoun", head, english);
  return phraseOf(category === "NR" ? "name" : "noun", head, english);
}

function compound(modifier: Tree, phrase: NounPhrase): NounPhrase {
  const { head } = modifier;
  if (modifier.category === "NR" && /^(Mr\.|Ms\.|Dr\.)$/.test(phrase.head[0]?.text ?? "")) {
    return {
      ...phraseOf("name", head, modifier.english),
      before: phrase.head,
    };
  }
  const adjective = head.as.adjective;
  const english = (adjective ?? modifier.english).replace(/^(the|a|an) /i, "");
  return { ...phrase, before: [...wordsOf(head, english), ...phrase.before] };
}

function counted(quantity: Quantity, phrase: NounPhrase): NounPhrase {
  const { words, unit, isPlural } = quantity;
  const hasUnit = unit.some(({ text }) => text !== "");
  const like = words[0];
  const determiner = hasUnit
    ? [
        ...words,
        ...unit,
        ...(unit.some(({ text }) => / of$|^of$/.test(text)) ? [] : [added("of", like)]),
      ]
    : [...words, ...unit];
  if (hasUnit) {
    const isCount = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
    return { ...phrase, determiner, isPlural: isPlural && isCount };
  }
  if (phrase.determiner.length > 0 && phrase.kind === "noun") {
    const isDefinite = /^(a|an|the)$/.test(words[0]?.text ?? "");
    return {
      ...phrase,
      determiner: isDefinite ? phrase.determiner : [...words, ...phrase.determiner],
      isPlural,
    };
  }
  return { ...phrase, determiner, isPlural: isPlural && phrase.kind !== "pronoun" };
}

function quantityPhrase(tree: Tree): NounPhrase {
  const quantity = quantityOf(tree);
  const measure = lastMeasure(tree);
  const words = aloneWords(quantity, measure);
  return {
    ...phraseOf("quantity", tree.head, ""),
    head: words,
    isPlural: quantity.isPlural,
  };
}

function lastMeasure(tree: Tree): string {
  if (tree.rule === null) return tree.category === "M" ? tree.head.text : "";
  const [first, second] = tree.children;
  return (second && lastMeasure(second)) || lastMeasure(first);
}

/** What stands alone before 的: 新的 is the new one. */
function nominalModifier(tree: Tree, style: Style): NounPhrase {
  const [inner] = partsOf(tree);
  if (inner.category === "NP") return nounPhraseOf(inner, style);
  if (inner.category === "AP") {
    return { ...phraseOf("name", tree.head, ""), head: adjectiveWords(inner) };
  }
  if (inner.category === "S") {
    const words = clauseWords(clauseOf(inner, style), style);
    return { ...phraseOf("name", tree.head, ""), head: [added("what"), ...words] };
  }
  const those = { ...phraseOf("name", tree.head, ""), head: [added("those")], isPlural: true };
  return modified(those, tree, style);
}

/** Puts what stands before 的 where English has it: before the noun or behind it. */
function modified(phrase: NounPhrase, modifier: Tree, style: Style): NounPhrase {
  const [inner] = partsOf(modifier);
  switch (inner.category) {
    case "AP":
      return { ...phrase, before: [...adjectiveWords(inner), ...phrase.before] };
    case "ADV":
      return { ...phrase, before: [...wordsOf(inner.head, inner.english), ...phrase.before] };
    case "NP":
    case "QP":
      return owned(phrase, nounPhraseOf(inner, style));
    case "NPP": {
      const [owner, relation] = partsOf(inner);
      const words = relationWords(relation, phrase, style);
      return owned(
        { ...phrase, after: [...phrase.after, ...words], isDefined: true },
        nounPhraseOf(owner, style),
      );
    }
    case "PP":
      return {
        ...phrase,
        after: [...relationWords(inner, phrase, style), ...phrase.after],
        isDefined: true,
      };
    case "LP":
      return {
        ...phrase,
        after: [...adverbialOf(inner, style).words, ...phrase.after],
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
            reworded(first, `${text}'s`),
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
      return described(phrase, inner, style);
  }
}

/** The preposition that goes with a noun: effect on, relationship with, change with time. */
function relationWords(tree: Tree, phrase: NounPhrase, style: Style): Word[] {
  const words = [...adverbialOf(tree, style).words];
  const noun = phrase.head[0]?.text ?? "";
  if (!/^(对|对于|针对)$/.test(tree.head.text)) return words;
  const preposition =
    /^(effect|impact|influence|study|research|attack|view|dependence|focus|ban|emphasis)$/.test(
      noun,
    )
      ? "on"
      : /^(threat|resistance|response|contribution|damage|answer|approach|solution|commitment|attitude|opposition|access|reaction|harm)$/.test(
            noun,
          )
        ? "to"
        : /^(understanding|knowledge|analysis|investigation|control|use|assessment|evaluation|protection|pursuit|criticism|fear|awareness|description|treatment)$/.test(
              noun,
            )
          ? "of"
          : "for";
  return withText(words, preposition);
}

/** A clause that says which one: `that`, `who`, `where`, or a participle. */
function described(phrase: NounPhrase, tree: Tree, style: Style): NounPhrase {
  const clause = clauseOf(tree, style);
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
      return append([...clauseWords(clause, style)]);
    }
    const link = /^(time|day|year|moment|period|era|stage)$/.test(noun)
      ? "when"
      : /^(place|area|region|country|city|situation|case|environment|room|site|world|town|village)$/.test(
            noun,
          )
        ? "where"
        : noun === "reason"
          ? "why"
          : "that";
    return append([added(link, like), ...clauseWords(clause, style)]);
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
    !intransitive.test(like.text) &&
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
      style,
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
  if (isActive) return append(predicate(clause, "gerund", agreement, style));
  return append([added(link, like), ...predicate(clause, "finite", agreement, style)]);
}

const intransitive =
  /^(occur|exist|happen|appear|disappear|die|live|work|rise|fall|come|go|arrive|grow|increase|decline|remain|last|begin|start|end|stop|leave|return|lie|stay|stand|sit|sleep|travel|emerge|survive|belong|consist|depend|differ|vary|flow|move|run|walk|fly|swim|fight|speak|talk|explode|collapse|crash|graduate|compete|participate|act|function|suffice|melt|change|develop|win|lose|burn|gather|wait|escape|flee|succeed|fail|float|sink|shine|turn|spread|decrease|expand|shrink|evolve|migrate|retire|resign|serve|smoke|study|hunt)( |$)/;

function adjectiveWords(tree: Tree): Word[] {
  const [first, second] = partsOf(tree);
  switch (tree.rule?.name) {
    case "AP = ADV AP": {
      const words = adjectiveWords(second);
      const degree = degreeOf(first.head.text);
      const [head, ...others] = words;
      if (!head) return words;
      if (degree) return [reworded(head, compared(head.text, degree)), ...others];
      return [...wordsOf(first.head, first.english), ...words];
    }
    case "AP = AP CAP": {
      const [link, other] = partsOf(second);
      return [
        ...adjectiveWords(first),
        ...wordsOf(link.head, link.english),
        ...adjectiveWords(other),
      ];
    }
    case "AP = ADJ":
      return wordsOf(first.head, first.english);
    default:
      return wordsOf(tree.head, tree.english);
  }
}

function degreeOf(text: string): "comparative" | "superlative" | null {
  if (/^(更|更加|更为)$/.test(text)) return "comparative";
  return /^(最|最为)$/.test(text) ? "superlative" : null;
}

function timeWords(tree: Tree): Word[] {
  if (tree.rule?.name === "T = T T") {
    const [first, second] = partsOf(tree);
    const later = timeWords(second);
    const earlier = timeWords(first);
    return [...later, ...withPreposition(earlier)];
  }
  return wordsOf(tree.head, tree.english);
}

function withPreposition(words: Word[]): Word[] {
  const preposition = timePreposition(words[0]?.text ?? "");
  return preposition ? [added(preposition, words[0]), ...words] : words;
}

export function adverbialOf(tree: Tree, style: Style): Adverbial {
  const [first, second] = partsOf(tree);
  switch (tree.rule?.name) {
    case "RB = ADV":
      return adverb(first);
    case "RB = ADJ":
      return {
        words: wordsOf(first.head, first.head.as.adverb ?? adverbOf(first.english)),
        place: "verb",
      };
    case "RB = AP DI": {
      const words = adjectiveWords(first);
      const last = words.at(-1);
      return {
        words: last ? [...words.slice(0, -1), reworded(last, adverbOf(last.text))] : words,
        place: "verb",
      };
    }
    case "RB = NB DI":
    case "RB = VP DI":
      return { words: wordsOf(first.head, adverbOf(first.english)), place: "verb" };
    case "RB = T":
      return { words: withPreposition(timeWords(first)), place: "end" };
    case "RB = QP":
      return { words: nounPhraseWords(first, style, "object"), place: "end" };
    case "RB = LOC":
      return {
        words: wordsOf(first.head, localAdverb(first.head.text, first.english)),
        place: "end",
      };
    case "LP = NP LOC":
    case "LP = T LOC":
    case "LP = QP LOC":
    case "LP = VP LOC":
    case "LP = S LOC":
      return { words: placeWords(first, second, style), place: "end" };
    case "PP = P NP":
    case "PP = P LP":
    case "PP = P T":
    case "PP = P VP":
    case "PP = P S":
      return prepositional(first, second, style);
    case "PP = PP POST": {
      const { words } = adverbialOf(first, style);
      const english = framed(first.head.text, second.head.text) ?? "";
      return { words: [...withText(words, english), ...wordsOf(second.head, "")], place: "end" };
    }
    default:
      return tree.rule === null || !tree.children[0]
        ? { words: wordsOf(tree.head, tree.english), place: "verb" }
        : adverbialOf(first, style);
  }
}

function localAdverb(text: string, english: string): string {
  if (/^(后|之后|以后)$/.test(text)) return "later";
  if (/^(前|之前|以前)$/.test(text)) return "before";
  return english;
}

function adverb(tree: Tree): Adverbial {
  const { english, head } = tree;
  return { words: wordsOf(head, english), place: placeOfAdverb(english) };
}

function nounPhraseWords(tree: Tree, style: Style, role: Parameters<typeof written>[1]): Word[] {
  return written(nounPhraseOf(tree, style), role);
}

const whenWords: Readonly<Record<string, string>> = {
  时: "when",
  时候: "when",
  之际: "when",
  后: "after",
  之后: "after",
  以后: "after",
  起: "since",
  以来: "since",
  前: "before",
  之前: "before",
  以前: "before",
  期间: "during",
  中: "in",
  过程中: "in the process of",
  同时: "while",
  情况下: "when",
};

const timeSpans = /^(year|month|week|day|hour|minute|decade|century|season|generation|time)$/;

/** Surfaces one stands on; one is in everything else. */
const surfaces =
  /(table|wall|floor|ground|surface|road|street|bridge|ship|boat|train|plane|bus|island|river|planet|moon|Moon|mars|Mars|internet|Internet|network|website|stage|page|list|team|basis|chip|beach|mountain|roof|coast|sea|lake|farm|map|screen|body|face|head|website|platform|track|route|court)$/;

function placeWords(inner: Tree, localizer: Tree, style: Style): Word[] {
  const { text } = localizer.head;
  const word = (english: string): Word[] => wordsOf(localizer.head, english);
  if (inner.category === "VP" || inner.category === "S") {
    const clause = wholeClauseOf(inner, style);
    const link = whenWords[text] ?? "when";
    const isGerund = clause.subject === null;
    return isGerund
      ? [
          ...word(link === "since" ? "since" : link),
          ...predicate(clause, "gerund", agreementOf(null), style),
        ]
      : [
          ...word(
            link === "during"
              ? "while"
              : link === "in" || link === "in the process of"
                ? "as"
                : link,
          ),
          ...clauseWords(clause, style),
        ];
  }
  if (inner.category === "QP") {
    const words = nounPhraseWords(inner, style, "object");
    if (/^(后|之后|以后)$/.test(text)) return [...words, ...word("later")];
    if (/^(前|之前|以前)$/.test(text)) return [...words, ...word("ago")];
    return [...word(localizer.english || "within"), ...words];
  }
  if (inner.category === "T") {
    const english =
      text === "起" || text === "以来"
        ? "since"
        : /^(左右|前后)$/.test(text)
          ? "around"
          : localizer.english;
    const words = timeWords(inner);
    const isSpan = / (years?|months?|weeks?|days?|hours?|decades?)$/.test(
      words.map((one) => one.text).join(" "),
    );
    if (isSpan && /^(后|之后|以后)$/.test(text)) return [...words, ...word("later")];
    if (isSpan && /^(前|之前|以前)$/.test(text)) return [...words, ...word("ago")];
    return [...word(english), ...words];
  }
  const phrase = nounPhraseOf(inner, style);
  const isSpan =
    phrase.kind === "quantity" ||
    (timeSpans.test(phrase.head[0]?.text ?? "") &&
      /^(\d|a$|an$|one|two|three|four|five|six|seven|eight|nine|ten|several|many|some|more|about|nearly)/.test(
        phrase.determiner[0]?.text ?? "",
      ));
  if (isSpan && /^(后|之后|以后|前|之前|以前)$/.test(text)) {
    return [...written(phrase, "object"), ...word(/后/.test(text) ? "later" : "ago")];
  }
  const noun = phrase.head.at(-1)?.text ?? "";
  const english =
    text === "上"
      ? surfaces.test(noun)
        ? "on"
        : /^(meeting|conference|election|summit|level|exhibition|party)$/.test(noun)
          ? "at"
          : "in"
      : text === "时"
        ? "at"
        : text === "下"
          ? surfaces.test(noun)
            ? "under"
            : /^(help|support|leadership|influence|condition|pressure|circumstance)$/.test(noun)
              ? "under"
              : "in"
          : localizer.english;
  return [...word(english), ...written(phrase, "preposition")];
}

/** Prepositions that leave the place to the localizer behind the noun: 在…中 is in. */
const plainPlace = /^(在|正在|于|当|自从|处于|处在|自)$/;

function prepositional(preposition: Tree, inner: Tree, style: Style): Adverbial {
  const { text } = preposition.head;
  const word = (english: string): Word[] => wordsOf(preposition.head, english);
  const end = (words: readonly Word[]): Adverbial => ({ words, place: "end" });
  if (inner.category === "LP") {
    const [place, localizer] = partsOf(inner);
    if (plainPlace.test(text) || /^(除了|除)$/.test(text)) {
      if (/^(除了|除)$/.test(text)) {
        return end([...word("in addition to"), ...innerWords(place, style)]);
      }
      const words = placeWords(place, localizer, style);
      return end([...word(""), ...words]);
    }
    const isPlace = /^(里|里面|中|上|内|之中|当中|那里|方面|之上)$/.test(localizer.head.text);
    if (isPlace || place.category === "NP") {
      return {
        ...end([
          ...word(preposition.english),
          ...innerWords(place, style),
          ...wordsOf(localizer.head, ""),
        ]),
        isTarget: /^(对|对于)$/.test(text),
      };
    }
    return end([...word(preposition.english), ...placeWords(place, localizer, style)]);
  }
  if (inner.category === "T") {
    const words = timeWords(inner);
    if (/^(在|于|当)$/.test(text)) {
      return end([...word(timePreposition(words[0]?.text ?? "")), ...words]);
    }
    const [first, ...others] = words;
    const time = first
      ? [reworded(first, first.text.replace(/^(in|on|at) /, "")), ...others]
      : words;
    return end([...word(text === "自" ? "since" : preposition.english), ...time]);
  }
  if (inner.category === "VP" || inner.category === "S") {
    const clause = clauseOf(inner, style);
    if (/^(为了|为)$/.test(text)) {
      return end([...word(""), ...predicate(clause, "to", agreementOf(null), style)]);
    }
    if (/^(由于|因|因为|当|自从|直到)$/.test(text)) {
      const link = { 由于: "because", 因: "because", 因为: "because", 当: "when", 自从: "since" }[
        text
      ];
      return end([
        ...word(link ?? "until"),
        ...clauseWords(clause, style, clause.subject ? "finite" : "gerund"),
      ]);
    }
    return end([
      ...word(
        /^(除了)$/.test(text) ? "in addition to" : text === "通过" ? "by" : preposition.english,
      ),
      ...(clause.subject && "determiner" in clause.subject
        ? written(clause.subject, "object")
        : []),
      ...predicate(clause, "gerund", agreementOf(null), style),
    ]);
  }
  const phrase = nounPhraseOf(inner, style);
  if (/^(here|there|where)$/.test(phrase.head[0]?.text ?? "")) {
    return end([...word(/^(在|于|正在)$/.test(text) ? "" : preposition.english), ...phrase.head]);
  }
  const english = text === "在" || text === "于" ? placePreposition(phrase) : preposition.english;
  return {
    ...end([...word(english), ...written(phrase, "preposition")]),
    isThan: text === "比",
    isTarget: /^(对|对于)$/.test(text),
  };
}

function placePreposition(phrase: NounPhrase): string {
  const noun = phrase.head.at(-1)?.text ?? "";
  if (
    /(Airport|airport|station|meeting|conference|University|university|school|home|Olympics|summit|museum|speed|level|age|hospital|hotel|stadium|scene|site|temperature|entrance|center|press conference|time|moment|stage|beginning|end|bottom|top|altitude|height|event)$/.test(
      noun,
    )
  )
    return "at";
  return surfaces.test(noun) ? "on" : "in";
}

function innerWords(tree: Tree, style: Style): Word[] {
  if (tree.category === "T") return timeWords(tree);
  if (tree.category === "VP" || tree.category === "S") {
    return predicate(clauseOf(tree, style), "gerund", agreementOf(null), style);
  }
  return nounPhraseWords(tree, style, "preposition");
}

const toInfinitive =
  /^(help|allow|require|want|try|decide|begin|continue|need|plan|ask|use|adopt|take|force|lead to|encourage|apply|go|come|hope|strive|prepare|promise|refuse|choose|enable|invite|expect|start|attempt|intend|agree|seek|aim|fail|tend|manage|like|love|prefer|learn|afford|offer|threaten|claim|seem|appear|happen|be able|be unable|be used|have|be forced|be required|be allowed|be expected|be likely|expect|be ready|be willing|struggle|work|serve|be)$/;
const withGerund =
  /^(avoid|stop|finish|consider|suggest|enjoy|practice|recommend|risk|deny|include|involve|mean|propose|resume|keep|prohibit|ban|prevent|after|before)$/;

/** The form of a verb behind another one. */
function formAfter(first: string): Form | "next" {
  if (toInfinitive.test(first)) return "to";
  if (withGerund.test(first) || / (in|on|for|of|from|with|at|about|by|to)$/.test(first))
    return "gerund";
  if (/^(make|let)$/.test(first)) return "base";
  return "next";
}

const lightVerb = /^(进行|加以|作|作出|做出|予以|给予|开展)$/;

export function wholeClauseOf(tree: Tree, style: Style): Clause {
  return happened(clauseOf(tree, style));
}

export function clauseOf(tree: Tree, style: Style): Clause {
  const [first, second] = partsOf(tree);
  switch (tree.rule?.name) {
    case undefined:
      return verbClause(tree);
    case "S = NP VP":
      return withSubject(clauseOf(second, style), nounPhraseOf(first, style));
    case "S = RB S": {
      const clause = clauseOf(second, style);
      return { ...clause, front: [adverbialOf(first, style), ...clause.front] };
    }
    case "S = CS S":
    case "S = CC S":
    case "VP = CS VP":
    case "VP = CC VP": {
      const clause = clauseOf(second, style);
      return {
        ...clause,
        conjunctions: [...wordsOf(first.head, first.english), ...clause.conjunctions],
      };
    }
    case "S = NP S": {
      const clause = clauseOf(second, style);
      const words = written(nounPhraseOf(first, style), "subject");
      return { ...clause, front: [{ words, place: "front" }, ...clause.front] };
    }
    case "S = VP VP":
      return { ...clauseOf(second, style), subject: clauseOf(first, style) };
    case "VG = V ASP":
      return { ...clauseOf(first, style), aspect: second.head.text === "着" ? "none" : "past" };
    case "VP = VP ASP":
      return { ...clauseOf(first, style), aspect: "past" };
    case "VG = VG RES":
      return clauseOf(first, style);
    case "VP = VG NP":
    case "VO = VG NP":
      return withObject(clauseOf(first, style), nounPhraseOf(second, style), first);
    case "VP = VG T": {
      const clause = clauseOf(first, style);
      return { ...clause, complement: timeWords(second) };
    }
    case "VP = VO NP": {
      const clause = clauseOf(first, style);
      return { ...clause, objects: [...clause.objects, nounPhraseOf(second, style)] };
    }
    case "VP = VO S":
      return {
        ...clauseOf(first, style),
        dependent: { clause: clauseOf(second, style), form: "finite", links: [added("that")] },
      };
    case "VP = VG VP":
      return withVerb(clauseOf(first, style), clauseOf(second, style), first);
    case "VP = VG S":
      return withClause(clauseOf(first, style), clauseOf(second, style), first);
    case "VP = VG LP": {
      const clause = clauseOf(first, style);
      const verb = reworded(clause.verb, clause.verb.text.replace(/ (in|on|at|to|from|into)$/, ""));
      return { ...clause, verb, complement: adverbialOf(second, style).words };
    }
    case "VP = VP PP":
    case "VP = VP LP":
      return withPhraseBehind(clauseOf(first, style), adverbialOf(second, style));
    case "VP = VG RESULT": {
      const clause = clauseOf(first, style);
      const [, result] = partsOf(second);
      if (result.category === "AP") {
        const words = adjectiveWords(result);
        const last = words.at(-1);
        return {
          ...clause,
          complement: last ? [...words.slice(0, -1), reworded(last, adverbOf(last.text))] : words,
        };
      }
      return {
        ...clause,
        next: [
          ...clause.next,
          { links: [added("so that")], clause: clauseOf(result, style), form: "same" },
        ],
      };
    }
    case "VP = RB VP":
      return withAdverbial(clauseOf(second, style), adverbialOf(first, style), first);
    case "VP = MOD VP": {
      const clause = clauseOf(second, style);
      return { ...clause, modals: [...wordsOf(first.head, first.english), ...clause.modals] };
    }
    case "VP = NEG VP": {
      const clause = clauseOf(second, style);
      const [word] = wordsOf(
        first.head,
        /^(从未|从不|never)$/.test(first.english) ? "never" : first.english,
      );
      if (/^(没|没有|未|并未|从未|并没有)$/.test(first.head.text)) {
        return {
          ...clause,
          negation: word ?? null,
          aspect: clause.aspect === "none" ? "past" : clause.aspect,
        };
      }
      return { ...clause, negation: word ?? null };
    }
    case "VP = SUO VP":
    case "VP = ASP VP":
      return clauseOf(second, style);
    case "VP = BE NP":
      return { ...copula(first), objects: [nounPhraseOf(second, style)] };
    case "VP = BE AP":
      return { ...copula(first), complement: adjectiveWords(second) };
    case "VP = BE VP": {
      const inner = clauseOf(second, style);
      // 是 before a predicate only stresses it.
      return first.english === "be"
        ? inner
        : { ...copula(first), dependent: { clause: inner, form: "to", links: [] } };
    }
    case "VP = BE S":
      return {
        ...copula(first),
        dependent: { clause: clauseOf(second, style), form: "finite", links: [added("that")] },
      };
    case "VP = BE RB":
      return { ...copula(first), complement: adverbialOf(second, style).words };
    case "VP = BE MD":
      return stressed(first, second, style);
    case "VP = YOU NP": {
      const clause = owning(first, nounPhraseOf(second, style));
      return first.rule ? { ...clause, aspect: "past" } : clause;
    }
    case "VP = YOU VP":
      return clauseOf(second, style);
    case "VP = YOU S":
      return clauseOf(second, style);
    case "VP = AP": {
      const be = clauseWith({ text: "be", formatting: tree.head.formatting, objects: [] }, "be");
      return { ...be, complement: adjectiveWords(first) };
    }
    case "VP = PP": {
      const be = clauseWith({ text: "be", formatting: tree.head.formatting, objects: [] }, "be");
      return { ...be, complement: adverbialOf(first, style).words };
    }
    case "VP = BAP VP": {
      const [, object] = partsOf(first);
      const clause = withPrepositionApart(clauseOf(second, style));
      return { ...clause, objects: [nounPhraseOf(object, style), ...clause.objects] };
    }
    case "VP = BEIP VP": {
      const [marker, agent] = partsOf(first);
      const clause = clauseOf(second, style);
      if (
        marker.head.text === "由" &&
        /^(compose|constitute|consist of|form)$/.test(clause.verb.text)
      ) {
        return {
          ...clause,
          verb: reworded(clause.verb, "consist of"),
          objects: [nounPhraseOf(agent, style)],
        };
      }
      return { ...clause, isPassive: true, agent: nounPhraseOf(agent, style) };
    }
    case "VP = BEI VP":
      return { ...clauseOf(second, style), isPassive: true };
    case "VP = VP CVP":
    case "S = S CVP": {
      const clause = clauseOf(first, style);
      const [link, other] = partsOf(second);
      const english = link.english === "," ? "and" : link.english;
      return {
        ...clause,
        next: [
          ...clause.next,
          { links: wordsOf(link.head, english), clause: clauseOf(other, style), form: "same" },
        ],
      };
    }
    case "VP = VP TVP": {
      const clause = clauseOf(first, style);
      const [link, purpose] = partsOf(second);
      const isThereby = link.english === "thereby";
      return {
        ...clause,
        next: [
          ...clause.next,
          {
            links: wordsOf(link.head, isThereby ? "thereby" : ""),
            clause: clauseOf(purpose, style),
            form: isThereby ? "gerund" : "to",
          },
        ],
      };
    }
    case "VP = TO VP": {
      const clause = clauseOf(second, style);
      return first.english === "thereby"
        ? { ...clause, conjunctions: wordsOf(first.head, "thereby") }
        : { ...clause, conjunctions: wordsOf(first.head, "to") };
    }
    case "VP = VP VP":
      return following(clauseOf(first, style), clauseOf(second, style));
    default:
      return tree.rule === null || !tree.children[0] ? verbClause(tree) : clauseOf(first, style);
  }
}

function verbWord(tree: Tree): Word {
  const [word, ...suffix] = wordsOf(tree.head, tree.english);
  if (!word) return added(tree.english);
  return { ...word, objects: [...word.objects, ...suffix.flatMap(({ objects }) => objects)] };
}

/** `place in` the table becomes `place` … in the table: what 把 brings forward goes between. */
function withPrepositionApart(clause: Clause): Clause {
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

/** Words that are a modal and a verb in English: cannot see. */
function verbClause(tree: Tree): Clause {
  const word = verbWord(tree);
  const [, modal, verb] = /^(cannot|can|must|should|may) (.+)$/.exec(word.text) ?? [];
  if (!modal || !verb) return clauseWith(word);
  return { ...clauseWith(reworded(word, verb)), modals: [added(modal, word)] };
}

/** What has a subject already says of the one before it where it happens: 伦敦有人抗议. */
function withSubject(clause: Clause, subject: NounPhrase): Clause {
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
  return { ...clause, subject };
}

/** Verbs whose Chinese object is what happens. */
const happening = /^(occur|happen|break out|erupt|take place)$/;

/** Without a place the event is the subject: 发生了爆炸 is an explosion occurred. */
function happened(clause: Clause): Clause {
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

function copula(tree: Tree): Clause {
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

function owning(tree: Tree, object: NounPhrase): Clause {
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
function stressed(be: Tree, modifier: Tree, style: Style): Clause {
  const [inner] = partsOf(modifier);
  if (inner.category === "AP") return { ...copula(be), complement: adjectiveWords(inner) };
  if (inner.category === "NP") return { ...copula(be), objects: [nounPhraseOf(inner, style)] };
  if (inner.category === "S" || inner.category === "VP") return clauseOf(inner, style);
  return { ...copula(be), complement: adverbialOf(inner, style).words };
}

function withObject(clause: Clause, object: NounPhrase, verb: Tree): Clause {
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

function withVerb(clause: Clause, inner: Clause, verb: Tree): Clause {
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
  if (sayings.test(clause.verb.text) && form === "next") {
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

function withClause(clause: Clause, inner: Clause, verb: Tree): Clause {
  const { text } = verb.head;
  if (causing.test(text))
    return { ...clause, dependent: { clause: inner, form: "base", links: [] } };
  if (asking.test(text) && !/^(建议|希望|避免)$/.test(text)) {
    const isCause = /^(导致|引起|造成)$/.test(text);
    const own = isCause ? { ...clause, verb: reworded(clause.verb, "cause") } : clause;
    if (/^(防止|阻止|禁止)$/.test(text))
      return { ...own, dependent: { clause: inner, form: "gerund", links: [] } };
    return { ...own, dependent: { clause: inner, form: "to", links: [] } };
  }
  const links = sayings.test(clause.verb.text) ? [added("that", clause.verb)] : [];
  if (links.length === 0 && inner.subject && "determiner" in inner.subject) {
    // What one verb has as its object may be the subject of the next: it then does both.
    return following(
      { ...clause, objects: [...clause.objects, inner.subject] },
      { ...inner, subject: null },
    );
  }
  return { ...clause, dependent: { clause: inner, form: "finite", links } };
}

const purposes =
  /^(go|come|use|return|take|travel|adopt|gather|stop|stay|work|meet|cooperate|apply|spend|need|send|take part in|go to|come to|return to|be used|move|find|look for|choose|unite)$/;

/** One predicate after another: the second is what the first is for, or what happens next. */
function following(clause: Clause, next: Clause): Clause {
  const isPurpose = purposes.test(clause.verb.text) && next.modals.length === 0 && !next.negation;
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

function withPhraseBehind(clause: Clause, adverbial: Adverbial): Clause {
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

function withAdverbial(clause: Clause, adverbial: Adverbial, tree: Tree): Clause {
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
