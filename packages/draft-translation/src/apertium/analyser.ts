import { join } from "node:path";
import { tableMap } from "@curie/language/tables";
import { escapeText } from "@curie/tagged-text";
import { dataFile } from "../data.ts";
import { type Placed, piecesOf } from "../english/tagged-text.ts";
import { type Chain, createChain, type Stage } from "./chain.ts";
import { type Apertium, environmentOf } from "./installation/found.ts";
import { englishNumbers } from "./numbers.ts";
import {
  escapeStream,
  formatLexeme,
  type Lexeme,
  type LexicalUnit,
  lexemesOf,
  parseStream,
} from "./stream.ts";
import { categoryOf, type Word } from "./words.ts";

/** How the document writes its numbers, see `numbers.ts`. */
export type AnalysisOptions = { decimalPoints: boolean };

/** Reads tagged Spanish or Portuguese text as words with the English that Apertium offers. */
export type Analyser = {
  /** @throws TranslationFailure `stopped` */
  analyse(
    segments: readonly string[],
    options: AnalysisOptions,
    signal?: AbortSignal,
  ): Promise<Word[][]>;
  close(): Promise<void>;
};

export function createAnalyser(
  apertium: Apertium,
  language: "spanish" | "portuguese",
  { patienceMs, engine }: { patienceMs: number; engine: string },
): Analyser {
  const chainOf = (stages: readonly Stage[]): Chain =>
    createChain({ stages, env: environmentOf(apertium), patienceMs, engine });
  const program = (name: string) => join(apertium.programs, name);
  const reader = (folder: string, pair: string): Chain =>
    chainOf([
      { program: program("lt-proc"), args: ["-z", "-w", join(folder, `${pair}.automorf.bin`)] },
      {
        program: program("apertium-tagger"),
        args: ["-z", "-g", "-p", join(folder, `${pair}.prob`)],
      },
    ]);
  const spanish = apertium.spanishToEnglish;
  const portuguese = apertium.portugueseToSpanish;
  const isPortuguese = language === "portuguese" && portuguese !== null;
  const reading = isPortuguese ? reader(portuguese, "pt-es") : reader(spanish, "spa-eng");
  const toSpanish = isPortuguese
    ? chainOf([
        {
          program: program("lt-proc"),
          args: ["-z", "-w", "-b", join(portuguese, "pt-es.autobil.bin")],
        },
      ])
    : null;
  const toEnglish = chainOf([
    { program: program("lt-proc"), args: ["-z", "-w", "-b", join(spanish, "spa-eng.autobil.bin")] },
    { program: program("lrx-proc"), args: ["-z", "-m", join(spanish, "spa-eng.autolex.bin")] },
  ]);

  return {
    async analyse(segments, { decimalPoints }, signal) {
      const encoded = segments.map((segment) => encode(segment, decimalPoints));
      const answers = await reading.ask(
        encoded.map(({ text }) => text),
        signal,
      );
      const sentences = answers.map((answer) => {
        const { units, rest } = parseStream(answer);
        return { tokens: units.flatMap(tokensOf), rest };
      });
      const sources = sentences.map(({ tokens }) => tokens.map(({ lexeme }) => lexeme));
      const spanishLexemes = toSpanish
        ? await translated(toSpanish, sources, signal).then((lists) =>
            lists.map((list, at) =>
              list.map((readings, index) => readings[0] ?? sources[at]?.[index] ?? unknown),
            ),
          )
        : sources;
      const english = await translated(toEnglish, spanishLexemes.map(forDictionary), signal);
      return sentences.map(({ tokens, rest }, at) =>
        wordsOf(
          tokens,
          rest,
          spanishLexemes[at] ?? [],
          english[at] ?? [],
          encoded[at]?.marks ?? [],
        ),
      );
    },
    async close() {
      await Promise.all([reading.close(), toSpanish?.close(), toEnglish.close()]);
    },
  };
}

/** What stands in brackets in the stream. */
type Mark = { formatting: readonly string[]; object?: string };

/** Addresses, and abbreviations whose points Apertium takes for the ends of sentences. */
const literal =
  /(?:https?:\/\/|www\.|doi:\s?10\.)[^\s<>]*[^\s<>.,;:)\]]|[\w.+-]+@[\w-]+\.[\w.-]*\w|\b[ap]\.\s?m\.|\bet al\.|\bEE\.?\s?UU\.?|\b(?:Dr|Dra|St)\.(?=\s\p{Lu})|\bJr\.(?=\s)/gu;
const literalEnglish: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "a. m.": "a.m.",
    "p. m.": "p.m.",
    "Dra.": "Dr.",
  }),
);

function englishLiteral(text: string): string {
  return /^EE/.test(text) ? "US" : (literalEnglish.get(text.replace(/\s/, " ")) ?? text);
}

/** The text for Apertium: objects, changes of formatting and addresses become marks in brackets. */
function encode(segment: string, decimalPoints: boolean): { text: string; marks: Mark[] } {
  const marks: Mark[] = [];
  const mark = (entry: Mark): string => `[${marks.push(entry) - 1}]`;
  let text = "";
  let formatting: readonly string[] = [];
  for (const piece of piecesOf(segment)) {
    if (piece.formatting.join() !== formatting.join())
      text += mark({ formatting: piece.formatting });
    formatting = piece.formatting;
    if (piece.kind === "object") {
      text += mark({ formatting, object: piece.tag });
      continue;
    }
    const source = englishNumbers(spelledOut(piece.text), decimalPoints);
    let end = 0;
    for (const match of source.matchAll(literal)) {
      text += escapeStream(source.slice(end, match.index));
      text += mark({ formatting, object: escapeText(englishLiteral(match[0])) });
      end = match.index + match[0].length;
    }
    text += escapeStream(source.slice(end));
  }
  // Without a blank at the end, lt-proc keeps the last words to itself.
  return { text: `${text}\n`, marks };
}

/** `Sr.` as a word; null characters end texts and must not occur in them. */
function spelledOut(text: string): string {
  return text
    .replaceAll("\0", "")
    .replace(/\bSr\.(?=\s)/g, "señor")
    .replace(/\bSra\.(?=\s)/g, "señora");
}

const unknown: Lexeme = { lemma: "", tags: [] };

type Token = { blank: string; surface: string; lexeme: Lexeme; isUnknown: boolean };

/** One token for each lexeme; what is joined to another (`dáselo`) shares its surface. */
function tokensOf({ blank, head, readings }: LexicalUnit): Token[] {
  const [reading = ""] = readings;
  if (reading === "" || reading.startsWith("*")) {
    return [{ blank, surface: head, lexeme: { lemma: head, tags: [] }, isUnknown: true }];
  }
  const lexemes = joinedConditional(lexemesOf(reading));
  return lexemes.map((lexeme, index) => ({
    blank: index === 0 ? blank : " ",
    surface: index === 0 ? head : "",
    lexeme,
    isUnknown: false,
  }));
}

/** Portuguese puts pronouns inside a future (`dar-se-á`): the ending's tense goes to the verb. */
function joinedConditional(lexemes: Lexeme[]): Lexeme[] {
  const ending = lexemes.find(({ tags }) => tags.includes("cuavb"));
  const [verb, ...others] = lexemes;
  if (!ending || !verb) return lexemes;
  const tense = ending.tags.filter((tag) => tag !== "cuavb");
  return [{ ...verb, tags: [...verb.tags, ...tense] }, ...others.filter((one) => one !== ending)];
}

/** Asks a bilingual dictionary; each lexeme gets its readings, none where it knows none. */
// Without a blank at the end of a text, lt-proc would wait for more.
async function translated(
  chain: Chain,
  sentences: readonly (readonly Lexeme[])[],
  signal: AbortSignal | undefined,
): Promise<Lexeme[][][]> {
  const questions = sentences.map((lexemes) => `${lexemes.map(formatLexeme).join(" ")}\n`);
  const answers = await chain.ask(questions, signal);
  return answers.map((answer) =>
    parseStream(answer).units.map(({ readings }) =>
      readings
        .filter((reading) => !/^[@*]/.test(reading))
        .flatMap((reading) => lexemesOf(reading).slice(0, 1)),
    ),
  );
}

/** Dictionaries have the words of a sentence's beginning in lower case. */
function forDictionary(lexemes: readonly Lexeme[]): Lexeme[] {
  return lexemes.map((lexeme) => ({ ...lexeme, tags: spanishTags(lexeme) }));
}

/** The two dictionaries of Apertium name a few things differently. */
function spanishTags({ lemma, tags }: Lexeme): readonly string[] {
  if (tags[0] === "np" && tags.length === 2) return [...tags, "m", "sg"];
  if (tags[0] === "vbhaver" && lemma !== "haber") return ["vblex", ...tags.slice(1)];
  return tags;
}

/** What a word of a tag is to the rules. */
const categories = tableMap(dataFile("apertium/tags"), ["tag", "category"]);

function wordsOf(
  tokens: readonly Token[],
  rest: string,
  spanish: readonly Lexeme[],
  english: readonly Lexeme[][],
  marks: readonly Mark[],
): Word[] {
  const words: Word[] = [];
  let formatting: readonly string[] = [];
  let waiting: Placed[] = [];

  const add = (word: Word) => {
    word.position = words.length;
    word.objectsBefore = waiting;
    waiting = [];
    words.push(word);
  };
  /** Reads what stands between words; tells whether a space stands at its end. */
  const readBlank = (blank: string): boolean => {
    let spaced = false;
    for (const [part, number] of blank.matchAll(/\[(\d+)\]|\s+|[^\s[]+|\[/g)) {
      const mark = number === undefined ? undefined : marks[Number(number)];
      if (mark) {
        formatting = mark.formatting;
        if (mark.object === undefined) continue;
        const placed = { content: mark.object, spaced, formatting };
        const previous = words.at(-1);
        if (!spaced && previous && waiting.length === 0) {
          previous.objectsAfter = [...previous.objectsAfter, placed];
        } else waiting.push(placed);
        spaced = false;
      } else if (part.trim() === "") spaced = true;
      else {
        add({ ...sourceWord(part, formatting, spaced), category: "other", isFinal: true });
        spaced = false;
      }
    }
    return spaced;
  };

  tokens.forEach((token, index) => {
    const spaced = readBlank(token.blank);
    const word = sourceWord(token.surface, formatting, spaced);
    const lexeme = spanish[index] ?? unknown;
    const isName = token.lexeme.tags[0] === "np";
    const lowered = (lemma: string) => (isName ? lemma : lemma.toLowerCase());
    word.lemma = lowered(lexeme.lemma);
    word.origin = lowered(token.lexeme.lemma);
    word.tags = new Set([...token.lexeme.tags, ...lexeme.tags]);
    word.category = token.isUnknown
      ? "other"
      : categoryOf(categories().get(token.lexeme.tags[0] ?? "") ?? "other");
    if (token.isUnknown) word.tags = new Set(["unknown"]);
    const readings = english[index] ?? [];
    word.offered = readings.map(({ lemma }) => lemma);
    word.isPlural = readings[0]?.tags.includes("pl") ?? word.tags.has("pl");
    add(word);
  });
  readBlank(rest);
  const last = words.at(-1);
  if (last) last.objectsAfter = [...last.objectsAfter, ...waiting];
  return words;
}

function sourceWord(surface: string, formatting: readonly string[], spaced: boolean): Word {
  const first = surface.charAt(0);
  return {
    position: 0,
    surface,
    lemma: surface,
    origin: surface,
    category: "other",
    tags: new Set(),
    offered: [],
    english: surface,
    isFinal: false,
    isPlural: false,
    isCapital: first !== first.toLowerCase(),
    phrase: 0,
    isHead: false,
    spaced,
    formatting,
    objectsBefore: [],
    objectsAfter: [],
  };
}
