import { parse, type Tree } from "./chart.ts";
import { type Clause, clauseWords, continuedWords } from "./clauses.ts";
import { written } from "./noun-phrases.ts";
import { chineseGrammar, rootCost } from "./phrase-rules.ts";
import { wholeClauseOf } from "./read-clause.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./token.ts";
import { readingsOf } from "./word-classes.ts";
import { listed } from "./word-lists.ts";
import { type Word, wordsOf } from "./words.ts";

/** What a clause hands on to the next one of its sentence. */
export type Thread = {
  subject: Clause["subject"];
  /** It said that somebody says something, and the next clause is what. */
  announces: boolean;
  /** It was a clause with a verb, and one without a subject goes on with it. */
  hasVerb: boolean;
};

export const noThread: Thread = { subject: null, announces: false, hasVerb: false };

/** English of the words between two punctuation marks. */
export function clauseEnglish(
  tokens: readonly Token[],
  reader: Reader,
  before: Thread,
): { words: Word[]; thread: Thread; joins: boolean } {
  const pieces = parse(
    prepared(tokens).map((token) => ({ token, readings: readingsOf(token) })),
    chineseGrammar(),
    rootCost,
  );
  const words: Word[] = [];
  let thread: Thread = { ...before, announces: false, hasVerb: false };
  let joins = false;
  pieces.forEach((piece, index) => {
    const isFirst = index === 0;
    const { category } = piece;
    if (category === "S" || category === "VP" || category === "VG" || category === "V") {
      const clause =
        before.subject === null || !isFirst ? wholeClauseOf(piece, reader) : reader.clause(piece);
      const isContinued = clause.subject === null && before.subject !== null && isFirst;
      if (
        isContinued &&
        clause.conjunctions.length === 0 &&
        clause.front.length === 0 &&
        before.hasVerb &&
        !opensWithLink(clause)
      ) {
        joins = true;
      }
      words.push(
        ...(isContinued
          ? continuedWords(clause, before.subject, reader.style)
          : clauseWords(clause, reader.style)),
      );
      thread = {
        subject: clause.subject ?? (isContinued ? before.subject : thread.subject),
        announces: announces(clause),
        hasVerb: true,
      };
      return;
    }
    words.push(...pieceWords(piece, reader));
    if (category === "NP" && pieces.length === 1 && before.subject === null) {
      thread = { ...thread, subject: reader.nounPhrase(piece) };
    }
  });
  return { words, thread, joins };
}

/** 约有 200 人 is there are about 200 people. */
function countsBehind(tokens: readonly Token[]): readonly Token[] {
  const row = [...tokens];
  row.forEach((token, at) => {
    const [next, number] = row.slice(at + 1, at + 3);
    if (
      !/^(约|大约|至少|共|仅|只)$/.test(token.text) ||
      next?.text !== "有" ||
      number?.kind !== "number"
    )
      return;
    row[at] = next;
    row[at + 1] = token;
  });
  return row;
}

/** 而 behind a reason only says that what follows comes of it; 却 behind 但 says it again. */
function prepared(tokens: readonly Token[]): readonly Token[] {
  const stood = (pattern: RegExp, before: number): boolean =>
    tokens.slice(0, before).some(({ text }) => pattern.test(text));
  return countsBehind(tokens).map((token, index) => {
    const isLeftOut =
      (token.text === "而" && stood(reasons, index)) ||
      (token.text === "却" && stood(/^(但|但是|然而)$/, index));
    return isLeftOut ? { ...token, text: "", kind: "adverb", english: "" } : token;
  });
}

const reasons = /^(因|因为|由于|为|为了|随|随着|以|按|按照|根据|在|当)$/;

/** Verbs that are followed by what somebody says or thinks. */
const isAnnouncing = listed("announcing");

function announces(clause: Clause): boolean {
  const last = clause.next.at(-1)?.clause ?? clause;
  return (
    (isAnnouncing(last.verb.text) || (last.kind === "be" && last.subject !== null)) &&
    last.objects.length === 0 &&
    last.dependent === null &&
    last.complement.length === 0
  );
}

function opensWithLink({ adverbials }: Clause): boolean {
  return /^(but|then|so|yet|therefore|thus|however|and|later)$/.test(
    adverbials[0]?.words[0]?.text ?? "",
  );
}

function pieceWords(piece: Tree, reader: Reader): Word[] {
  switch (piece.category) {
    case "NP":
    case "NB":
    case "QN":
    case "NPE":
    case "N":
    case "NR":
    case "PN":
      return written(reader.nounPhrase(piece), "subject");
    case "RB":
    case "PP":
    case "LP":
    case "T":
      return [...reader.adverbial(asAdverbial(piece)).words];
    case "DE":
    case "ASP":
    case "DI":
    case "DENG":
    case "RES":
    case "SUO":
    case "MEN":
    case "BA":
    case "BEI":
      return wordsOf(piece.head, "");
    case "S":
    case "VP":
      return clauseWords(reader.clause(piece), reader.style);
    default:
      return piece.rule === null
        ? wordsOf(piece.head, piece.english)
        : piece.children.flatMap((child) => pieceWords(child, reader));
  }
}

function asAdverbial(piece: Tree): Tree {
  if (piece.category !== "T") return piece;
  return {
    ...piece,
    category: "RB",
    rule: { name: "RB = T", makes: "RB", parts: ["T"], cost: 0, headAt: 0 },
    children: [piece],
  };
}
