import { grouped } from "./groups.ts";
import { readerFor } from "./reading.ts";
import { clauseEnglish, noThread, type Thread } from "./sentences.ts";
import type { Token } from "./token.ts";
import { added, type Word, wordsOf } from "./words.ts";
import { writeSentence } from "./writing.ts";

const clauseEnds = /^[,.;:?!()—…"[\]–]$/;

const longestClause = 60;

/** English of the words of a segment. */
export function compose(source: readonly Token[]): string {
  return writeSentence(englishOf(source), source);
}

function englishOf(source: readonly Token[]): Word[] {
  const reader = readerFor({ isPast: speaksOfPast(source) });
  const tokens = grouped(withoutEchoes(source), englishOf);
  const out: Word[] = [];
  let clause: Token[] = [];
  let thread: Thread = noThread;
  const flush = (): void => {
    if (clause.length === 0) return;
    const result = clauseEnglish(clause, reader, thread);
    if (result.joins && out.at(-1)?.text === ",") out.push(added("and", out.at(-1)));
    out.push(...withBrackets(result.words, clause));
    thread = result.thread;
    clause = [];
  };
  tokens.forEach((token, at) => {
    const isMark = token.kind === "punctuation" && clauseEnds.test(token.english);
    if (!isMark || token.text === "、") {
      clause.push(token);
      // Reading takes the cube of the length: no text may keep the machine busy.
      if (clause.length >= longestClause) flush();
      return;
    }
    flush();
    const turns = /^(但|但是|而|不过|并|并且|然后)$/.test(tokens[at + 1]?.text ?? "");
    const isSaid = token.text === "，" && thread.announces && !turns;
    out.push(...wordsOf(token, isSaid ? "that" : token.english));
    thread = { ...thread, announces: false };
    if (/^[.?!;]$/.test(token.english)) thread = noThread;
  });
  flush();
  return out;
}

/** Pairs of conjunctions of which English says the first only: although … (but). */
const echoes: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [/^(虽然|尽管|虽|虽说|即使|即便|固然)$/, /^(但|但是|却|然而|不过|可是)$/],
  [/^(因为|由于|因)$/, /^(所以|因此|因而)$/],
  [/^(如果|若|假如|要是|只要|既然|一旦)$/, /^(那么|则|就|便|那)$/],
];

function withoutEchoes(tokens: readonly Token[]): Token[] {
  let said: readonly RegExp[] = [];
  return tokens.map((token) => {
    if (/^[。！？；]$/.test(token.text)) said = [];
    const opened = echoes.find(([first]) => first.test(token.text));
    if (opened) said = [...said, opened[1]];
    const isEcho = said.some((second) => second.test(token.text));
    return isEcho ? { ...token, text: "", kind: "adverb", english: "" } : token;
  });
}

/** What stands in brackets behind a word that English leaves out goes to the end of its clause. */
function withBrackets(words: readonly Word[], clause: readonly Token[]): Word[] {
  const shown = new Set(words.map(({ position }) => position));
  const lost = clause.flatMap(({ suffix = [] }) =>
    suffix.some(({ position }) => position !== undefined && shown.has(position)) ? [] : suffix,
  );
  return [...words, ...lost];
}

function speaksOfPast(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, kind, english }) =>
      /^(过|曾|曾经|去年|昨天|当时|后来|表示|宣布|报道|周[一二三四五六日]|星期.)$/.test(text) ||
      (kind === "time" && /\b(1[0-9]|20)\d\d$/.test(english)),
  );
}
