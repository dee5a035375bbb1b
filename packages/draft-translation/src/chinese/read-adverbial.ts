import { wordTable } from "../data.ts";
import { type Adverbial, adverbOf, placeOfAdverb, timePreposition } from "./adverbials.ts";
import type { Tree } from "./chart.ts";
import { agreementOf, clauseWords, predicate } from "./clauses.ts";
import { type NounPhrase, written } from "./noun-phrases.ts";
import { framed } from "./phrase-rules.ts";
import { wholeClauseOf } from "./read-clause.ts";
import { adjectiveWords, timeWords, withPreposition } from "./read-words.ts";
import { partsOf, type Reader } from "./reader.ts";
import { endsListed } from "./word-lists.ts";
import { reworded, type Word, withText, wordsOf } from "./words.ts";

/** Where, when and how: phrases with prepositions and localizers. */

export function adverbialOf(tree: Tree, reader: Reader): Adverbial {
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
      return { words: nounPhraseWords(first, reader, "object"), place: "end" };
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
      return { words: placeWords(first, second, reader), place: "end" };
    case "PP = P NP":
    case "PP = P LP":
    case "PP = P T":
    case "PP = P VP":
    case "PP = P S":
      return prepositional(first, second, reader);
    case "PP = PP POST": {
      const { words } = reader.adverbial(first);
      const english = framed(first.head.text, second.head.text) ?? "";
      return { words: [...withText(words, english), ...wordsOf(second.head, "")], place: "end" };
    }
    default:
      return tree.rule === null || !tree.children[0]
        ? { words: wordsOf(tree.head, tree.english), place: "verb" }
        : reader.adverbial(first);
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

function nounPhraseWords(tree: Tree, reader: Reader, role: Parameters<typeof written>[1]): Word[] {
  return written(reader.nounPhrase(tree), role);
}

/** What a localizer is behind a clause. */
const whenWords = wordTable("chinese/when-words");

const timeSpans = /^(year|month|week|day|hour|minute|decade|century|season|generation|time)$/;

/** Surfaces one stands on; one is in everything else. */
const isSurface = endsListed("surface");

function placeWords(inner: Tree, localizer: Tree, reader: Reader): Word[] {
  const { text } = localizer.head;
  const word = (english: string): Word[] => wordsOf(localizer.head, english);
  if (inner.category === "VP" || inner.category === "S") {
    const clause = wholeClauseOf(inner, reader);
    const link = whenWords().get(text) ?? "when";
    const isGerund = clause.subject === null;
    return isGerund
      ? [
          ...word(link === "since" ? "since" : link),
          ...predicate(clause, "gerund", agreementOf(null), reader.style),
        ]
      : [
          ...word(
            link === "during"
              ? "while"
              : link === "in" || link === "in the process of"
                ? "as"
                : link,
          ),
          ...clauseWords(clause, reader.style),
        ];
  }
  if (inner.category === "QP") {
    const words = nounPhraseWords(inner, reader, "object");
    if (/^(后|之后|以后)$/.test(text)) return [...words, ...word("later")];
    if (/^(前|之前|以前)$/.test(text)) return [...words, ...word("ago")];
    return [...word(text === "下" ? "at" : localizer.english || "within"), ...words];
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
  const phrase = reader.nounPhrase(inner);
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
      ? isSurface(noun)
        ? "on"
        : /^(meeting|conference|election|summit|level|exhibition|party)$/.test(noun)
          ? "at"
          : "in"
      : text === "时"
        ? "at"
        : text === "下"
          ? isSurface(noun)
            ? "under"
            : /^(help|support|leadership|influence|condition|pressure|circumstance)$/.test(noun)
              ? "under"
              : "in"
          : localizer.english;
  return [...word(english), ...written(phrase, "preposition")];
}

/** Prepositions that leave the place to the localizer behind the noun: 在…中 is in. */
const plainPlace = /^(在|正在|于|当|自从|处于|处在|自)$/;

function prepositional(preposition: Tree, inner: Tree, reader: Reader): Adverbial {
  const { text } = preposition.head;
  const word = (english: string): Word[] => wordsOf(preposition.head, english);
  const end = (words: readonly Word[]): Adverbial => ({ words, place: "end" });
  if (inner.category === "LP") {
    const [place, localizer] = partsOf(inner);
    if (plainPlace.test(text) || /^(除了|除)$/.test(text)) {
      if (/^(除了|除)$/.test(text)) {
        return end([...word("in addition to"), ...innerWords(place, reader)]);
      }
      const words = placeWords(place, localizer, reader);
      return end([...word(""), ...words]);
    }
    const isPlace = /^(里|里面|中|上|内|之中|当中|那里|方面|之上)$/.test(localizer.head.text);
    if (isPlace || place.category === "NP") {
      return {
        ...end([
          ...word(preposition.english),
          ...innerWords(place, reader),
          ...wordsOf(localizer.head, ""),
        ]),
        isTarget: /^(对|对于)$/.test(text),
      };
    }
    return end([...word(preposition.english), ...placeWords(place, localizer, reader)]);
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
    const clause = reader.clause(inner);
    if (/^(为了|为)$/.test(text)) {
      return end([...word(""), ...predicate(clause, "to", agreementOf(null), reader.style)]);
    }
    if (/^(由于|因|因为|当|自从|直到)$/.test(text)) {
      const link = { 由于: "because", 因: "because", 因为: "because", 当: "when", 自从: "since" }[
        text
      ];
      return end([
        ...word(link ?? "until"),
        ...clauseWords(clause, reader.style, clause.subject ? "finite" : "gerund"),
      ]);
    }
    return end([
      ...word(
        /^(除了)$/.test(text) ? "in addition to" : text === "通过" ? "by" : preposition.english,
      ),
      ...(clause.subject && "determiner" in clause.subject
        ? written(clause.subject, "object")
        : []),
      ...predicate(clause, "gerund", agreementOf(null), reader.style),
    ]);
  }
  const phrase = reader.nounPhrase(inner);
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

const isAt = endsListed("at");

function placePreposition(phrase: NounPhrase): string {
  const noun = phrase.head.at(-1)?.text ?? "";
  if (isAt(noun)) return "at";
  return isSurface(noun) ? "on" : "in";
}

function innerWords(tree: Tree, reader: Reader): Word[] {
  if (tree.category === "T") return timeWords(tree);
  if (tree.category === "VP" || tree.category === "S") {
    return predicate(reader.clause(tree), "gerund", agreementOf(null), reader.style);
  }
  return nounPhraseWords(tree, reader, "preposition");
}
