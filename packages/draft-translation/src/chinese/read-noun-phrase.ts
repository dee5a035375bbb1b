import type { Tree } from "./chart.ts";
import { clauseWords } from "./clauses.ts";
import { isMass } from "./countability.ts";
import { type NounPhrase, owned, phraseOf, written } from "./noun-phrases.ts";
import { aloneWords, type Quantity, quantityOf } from "./quantities.ts";
import { modified } from "./read-modifier.ts";
import { adjectiveWords, timeWords } from "./read-words.ts";
import { partsOf, type Reader } from "./reader.ts";
import { listed } from "./word-lists.ts";
import { added, wordsOf } from "./words.ts";

/** Noun phrases of Chinese, as the parser found them, taken apart for English. */

export function nounPhraseOf(tree: Tree, reader: Reader): NounPhrase {
  const [first, second] = partsOf(tree);
  if (tree.category === "QP") return quantityPhrase(tree);
  switch (tree.rule?.name) {
    case undefined:
      return lexicalPhrase(tree);
    case "NB = N NB":
    case "NB = NR NB":
      return compound(first, reader.nounPhrase(second));
    case "NB = ADJ NB": {
      const phrase = reader.nounPhrase(second);
      if (isAmount(first.english) && phrase.determiner.length === 0) {
        const isPlural = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
        return { ...phrase, determiner: wordsOf(first.head, first.english), isPlural };
      }
      return { ...phrase, before: [...wordsOf(first.head, first.english), ...phrase.before] };
    }
    case "NB = T NB": {
      const phrase = reader.nounPhrase(second);
      return { ...phrase, before: [...timeWords(first), ...phrase.before] };
    }
    case "NB = MD NB":
    case "NP = MD QN":
      return modified(reader.nounPhrase(second), first, reader);
    case "NB = NB MEN":
      return { ...reader.nounPhrase(first), isPlural: true };
    case "QN = QP NB":
      return counted(quantityOf(first), reader.nounPhrase(second));
    case "NP = QP":
      return quantityPhrase(first);
    case "NP = MD QP":
      return modified(quantityPhrase(second), first, reader);
    case "NP = PN QN":
    case "NP = PN NB":
      return owned(reader.nounPhrase(second), lexicalPhrase(first));
    case "NP = PN PN": {
      const phrase = lexicalPhrase(second);
      return phrase.head[0]?.text === "oneself" ? lexicalPhrase(first) : phrase;
    }
    case "NP = NP CNP": {
      const phrase = reader.nounPhrase(first);
      const [link, other] = partsOf(second);
      const next = reader.nounPhrase(other);
      const links = wordsOf(link.head, link.english);
      return {
        ...phrase,
        more: [...phrase.more, { links, phrase: { ...next, more: [] } }, ...next.more],
      };
    }
    case "NP = NP DENG":
    case "NPE = NP DENG": {
      const phrase = reader.nounPhrase(first);
      if (second.english !== "others") return phrase;
      const others = { ...phraseOf("pronoun", second.head, "others") };
      return { ...phrase, more: [...phrase.more, { links: [added("and")], phrase: others }] };
    }
    case "NP = NPE NB":
    case "NP = NPE QN": {
      const examples = reader.nounPhrase(first);
      const phrase = reader.nounPhrase(second);
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
      const phrase = reader.nounPhrase(first);
      const name = reader.nounPhrase(second);
      return { ...phrase, after: [...phrase.after, ...written(name, "object")] };
    }
    case "NPP = NP PP": {
      const phrase = reader.nounPhrase(first);
      return { ...phrase, after: [...phrase.after, ...reader.adverbial(second).words] };
    }
    case "NP = NP ONE": {
      const phrase = reader.nounPhrase(first);
      const isPlural = phrase.kind === "noun" && !isMass(phrase.head[0]?.text ?? "");
      const one = phraseOf("noun", second.head, "one");
      const whole = written({ ...phrase, isPlural, isDefined: true }, "of");
      return { ...one, determiner: [added("")], after: [added("of"), ...whole] };
    }
    case "NP = MD":
      return nominalModifier(first, reader);
    case "NP = T":
      return { ...phraseOf("name", tree.head, ""), head: timeWords(first) };
    default:
      return tree.rule === null ? lexicalPhrase(tree) : reader.nounPhrase(first);
  }
}

const isAmount = listed("amount");

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
function nominalModifier(tree: Tree, reader: Reader): NounPhrase {
  const [inner] = partsOf(tree);
  if (inner.category === "NP") return reader.nounPhrase(inner);
  if (inner.category === "AP") {
    return { ...phraseOf("name", tree.head, ""), head: adjectiveWords(inner) };
  }
  if (inner.category === "S") {
    const words = clauseWords(reader.clause(inner), reader.style);
    return { ...phraseOf("name", tree.head, ""), head: [added("what"), ...words] };
  }
  const those = { ...phraseOf("name", tree.head, ""), head: [added("those")], isPlural: true };
  return modified(those, tree, reader);
}
