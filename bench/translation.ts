/**
 * The engines that translate without a service, on sentences with a reference: how near they come,
 * how fast they are, and how many inline tags survive before anything is repaired.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createApertiumEngine,
  createChineseGistEngine,
  findApertium,
  type SourceLanguage,
  type TranslationEngine,
  translateSegments,
} from "@curie/language/translation";
import type { Bench, Figure, Table } from "./report.ts";
import { scoresOf } from "./translation-score.ts";

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

export const translation: Bench = async (note) => {
  if (!existsSync(corpus)) {
    return { bench: "translation", figures: [], notes: ["There are no sentences to translate."] };
  }
  const notes = ["Scores after the judging that follows every engine; tags before it."];
  const engines: TranslationEngine[] = [createChineseGistEngine()];
  if (await findApertium({ folder: apertiumFolder })) {
    engines.unshift(await createApertiumEngine({ folder: apertiumFolder }));
  } else notes.push("Apertium is not installed: Spanish and Portuguese are left out.");
  const references = linesOf("flores-dev.en");
  const figures: Figure[] = [];
  const table: Record<string, string | number>[] = [];
  for (const { from, file, wanted } of languages) {
    const engine = engines.find((one) => one.languages.includes(from));
    if (!engine) continue;
    note(`${engine.name}: ${file}`);
    const segments = linesOf(file).map(escaped);
    const began = performance.now();
    await engine.translate({ segments, from, style: "american" });
    const seconds = (performance.now() - began) / 1000;
    const judged = await translateSegments(engine, { segments, from, style: "american" });
    const english = judged.segments.map(plain);
    const { bleu, chrf2 } = scoresOf(english, references);
    const wordsPerSecond = wordCount(segments, from) / seconds;
    const kept = await shareOfTagsKept(engine, segments, from);
    table.push({
      engine: engine.name,
      from,
      BLEU: bleu.toFixed(2),
      chrF2: chrf2.toFixed(2),
      "words/s": Math.round(wordsPerSecond),
      "tags kept": kept.toFixed(4),
    });
    figures.push(
      { what: `${from} BLEU`, value: bleu, unit: "", wanted },
      { what: `${from} chrF2`, value: chrf2, unit: "", wanted },
      { what: `${from} words per second, start included`, value: wordsPerSecond, unit: "words/s" },
      { what: `${from} inline tags kept`, value: kept, unit: "of 1", wanted: "1" },
    );
  }
  await Promise.all(engines.map((engine) => engine.close()));
  return { bench: "translation", notes, table: table satisfies Table, figures };
};

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
