/**
 * The engines that translate without a service, on sentences with a reference: how near they come,
 * how fast they are, how many inline tags survive before anything is repaired, and how many terms of a list
 * get their English. The sentences are
 * those of flores (news and encyclopedias) and scholarly ones in two halves: who tunes an engine may
 * read the seen half only, so a gain that does not carry over shows on the unseen half.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createApertiumEngine,
  createChineseGistEngine,
  findApertium,
} from "@curie/draft-translation";
import {
  type SourceLanguage,
  type TranslationEngine,
  translateSegments,
} from "@curie/language/translation";
import {
  halves,
  scholarlySentences,
} from "../packages/draft-translation/test/scholarly/sentences.ts";
import type { Bench, Figure, Table } from "./report.ts";
import { termRates } from "./term-rate.ts";
import { rangeOfBleu, scoresOf } from "./translation-score.ts";

const corpus = fileURLToPath(new URL("../../shared/corpora/translation", import.meta.url));
/** Where the tests keep Apertium, too. */
const apertiumFolder = fileURLToPath(
  new URL("../node_modules/.cache/curie-apertium", import.meta.url),
);
const languages: readonly { from: SourceLanguage; file: string; wanted: string }[] = [
  { from: "es_ES", file: "flores-dev.es", wanted: "BLEU 14, chrF2 49" },
  { from: "pt_BR", file: "flores-dev.pt", wanted: "BLEU 24, chrF2 55" },
  { from: "zh_CN", file: "flores-dev.zh", wanted: "BLEU 8, chrF2 43" },
];
const seed = 7;

/** Sentences with one reference each, under the name that the report gives them. */
type Sample = { name: string; sources: readonly string[]; references: readonly string[] };

export const translation: Bench = async (note) => {
  const notes = [
    "Scores after the judging that follows every engine; tags before it.",
    "The scholarly halves are small: a difference within the range beside a BLEU may be chance.",
  ];
  const engines: TranslationEngine[] = [createChineseGistEngine()];
  if (await findApertium({ folder: apertiumFolder })) {
    engines.unshift(await createApertiumEngine({ folder: apertiumFolder }));
  } else notes.push("Apertium is not installed: Spanish and Portuguese are left out.");
  const withFlores = existsSync(corpus);
  if (!withFlores) notes.push("The sentences of flores are not here: they are left out.");
  const figures: Figure[] = [];
  const table: Record<string, string | number>[] = [];
  for (const { from, file, wanted } of languages) {
    const engine = engines.find((one) => one.languages.includes(from));
    if (!engine) continue;
    const score = async (sample: Sample, goal?: string) => {
      note(`${engine.name}: ${from} ${sample.name}`);
      const english = await translated(engine, sample.sources, from);
      const { bleu, chrf2 } = scoresOf(english, sample.references);
      const range = rangeOfBleu(english, sample.references, seed);
      table.push({
        engine: engine.name,
        from,
        sentences: sample.name,
        count: sample.sources.length,
        BLEU: bleu.toFixed(2),
        "95% range": `${range.low.toFixed(1)}–${range.high.toFixed(1)}`,
        chrF2: chrf2.toFixed(2),
      });
      const goals = goal === undefined ? {} : { wanted: goal };
      figures.push(
        { what: `${from} ${sample.name} BLEU`, value: bleu, unit: "", ...goals },
        { what: `${from} ${sample.name} chrF2`, value: chrf2, unit: "", ...goals },
      );
    };
    if (withFlores) {
      const sources = linesOf(file);
      const wordsPerSecond = await speedOf(engine, sources, from);
      await score({ name: "flores-dev", sources, references: linesOf("flores-dev.en") }, wanted);
      const kept = await shareOfTagsKept(engine, sources.map(escaped), from);
      figures.push(
        {
          what: `${from} words per second, start included`,
          value: wordsPerSecond,
          unit: "words/s",
        },
        { what: `${from} inline tags kept`, value: kept, unit: "of 1", wanted: "1" },
        ...(await termRates(engine, sources, from)),
      );
    }
    for (const sample of scholarlySamples(from)) await score(sample);
  }
  await Promise.all(engines.map((engine) => engine.close()));
  return { bench: "translation", notes, table: table satisfies Table, figures };
};

function scholarlySamples(from: SourceLanguage): Sample[] {
  const sentences = scholarlySentences(from);
  return halves.map((half) => {
    const own = sentences.filter((one) => one.half === half);
    return {
      name: `scholarly ${half}`,
      sources: own.map(({ source }) => source),
      references: own.map(({ english }) => english),
    };
  });
}

async function translated(
  engine: TranslationEngine,
  sources: readonly string[],
  from: SourceLanguage,
): Promise<string[]> {
  const segments = sources.map(escaped);
  const judged = await translateSegments(engine, { segments, from, style: "american" });
  return judged.segments.map(plain);
}

async function speedOf(
  engine: TranslationEngine,
  sources: readonly string[],
  from: SourceLanguage,
): Promise<number> {
  const segments = sources.map(escaped);
  const began = performance.now();
  await engine.translate({ segments, from, style: "american" });
  return wordCount(sources, from) / ((performance.now() - began) / 1000);
}

function linesOf(name: string): string[] {
  return readFileSync(`${corpus}/${name}`, "utf8").trimEnd().split("\n");
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function plain(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** Words as the product counts them: a Chinese character is one. */
function wordCount(segments: readonly string[], from: SourceLanguage): number {
  const text = segments.join(" ");
  const pattern = from === "zh_CN" ? /\p{Script=Han}/gu : /[\p{L}\p{N}]+/gu;
  return text.match(pattern)?.length ?? 0;
}

/** Every third sentence gets a formatted stretch and an object at places drawn by a fixed seed. */
async function shareOfTagsKept(
  engine: TranslationEngine,
  segments: readonly string[],
  from: SourceLanguage,
): Promise<number> {
  let state = seed;
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  const gap = from === "zh_CN" ? "" : " ";
  const tagged = segments
    .filter((_, index) => index % 3 === 0)
    .map((segment) => {
      const words = gap === "" ? [...segment] : segment.split(gap);
      const start = below(words.length - 1);
      const end = Math.min(words.length - 1, start + below(3));
      words[start] = `<g id="1">${words[start]}`;
      words[end] = `${words[end]}</g>`;
      const at = below(words.length);
      words[at] = `${words[at]}<x id="2"/>`;
      return words.join(gap);
    });
  const english = await engine.translate({ segments: tagged, from, style: "american" });
  const kept = english.reduce((sum, text) => {
    const groups = text?.match(/<g id="1">/g)?.length ?? 0;
    const objects = text?.match(/<x id="2"\/>/g)?.length ?? 0;
    return sum + (groups === 1 ? 1 : 0) + (objects === 1 ? 1 : 0);
  }, 0);
  return kept / (2 * tagged.length);
}
