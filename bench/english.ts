/**
 * Quality of the English engine on the shared corpora, by the shared scorers: learner sentences,
 * published papers, injected errors, sentences of non-native authors, and spellings of both sides
 * of the Atlantic; on sentences of our own, manuscripts and textbooks; and what it costs in time and
 * memory. Corpora and scorers stand beside the project and are no part of it.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import {
  applyEdits,
  createEditingEngine,
  type Dialect,
  type Edit,
  type EditingEngine,
} from "@curie/language/editing";
import { againstHarper } from "./editing-speed.ts";
import { correctCommand } from "./english-command.ts";
import { hardPairs, manuscripts, textbookParts, trickySentences } from "./english-sound.ts";
import { firstLanguages } from "./first-languages.ts";
import type { Bench, Figure } from "./report.ts";
import { strengthFigures } from "./strengths.ts";

const run = promisify(execFile);
const shared = new URL("../../shared/", import.meta.url);
const corpora = new URL("corpora/english/", shared);
const tools = new URL("tools/gec/", shared);
const seed = 7;
const injectedPerKind = 120;

/** One place where two token lists differ: tokens `s` to `e` of the first became `c`. */
type TokenEdit = { s: number; e: number; c: string };
type Scorers = {
  tok(text: string): string[];
  detok(line: string): string;
  edits(source: string[], target: string[]): TokenEdit[];
  evaluate(
    source: string[][],
    hypothesis: string[][],
    references: string[][][],
  ): { P: number; R: number; F: number };
  gleu(
    source: string[][],
    hypothesis: string[][],
    references: string[][][],
  ): { mean: number } | number;
};

const wantedInjected: Readonly<Record<string, number>> = {
  typo: 85,
  a_an: 95,
  repeated: 97,
  agreement_plural: 60,
  agreement_singular: 60,
  plural_drop: 60,
  modal: 75,
};

export const english: Bench = async (note) => {
  if (!existsSync(corpora) || !existsSync(tools)) {
    return {
      bench: "english",
      figures: [],
      notes: ["Nothing was measured: the shared corpora and scorers are not beside the project."],
    };
  }
  const scorers = await loadScorers();
  const engine = createEditingEngine();
  try {
    const figures: Figure[] = [];
    for (const [name, measure] of Object.entries({
      learners,
      papers,
      correcting,
      injected,
      authors,
      firstLanguages,
      dialects,
      hardPairs,
      trickySentences,
      manuscripts,
      textbookParts,
    })) {
      note(`measuring ${name}`);
      figures.push(...(await measure(engine, scorers)));
    }
    note("measuring speed, start-up and memory");
    figures.push(await againstHarper(note), ...(await correctCommand()));
    return { bench: "english", figures, notes: [`engine ${engine.name} ${engine.version}`] };
  } finally {
    await engine.close();
  }
};

async function loadScorers(): Promise<Scorers> {
  const load = (name: string) => import(new URL(name, tools).href);
  const [tokens, editScorer, gleuScorer] = await Promise.all([
    load("tok.mjs"),
    load("editf.mjs"),
    load("gleu.mjs"),
  ]);
  return { ...tokens, ...editScorer, ...gleuScorer } as Scorers;
}

function linesOf(file: URL | string): string[] {
  return readFileSync(file, "utf8").replaceAll("\r", "").replace(/\n$/, "").split("\n");
}

/** The texts as one document: what is corrected in each, and the edits that did it. */
async function correct(
  engine: EditingEngine,
  texts: readonly string[],
  dialect: Dialect = "american",
): Promise<{ corrected: string[]; edits: Edit[][] }> {
  const edits = await engine.edit({
    paragraphs: texts.map((text) => ({ text, locked: [], editable: true })),
    dialect,
  });
  return { corrected: texts.map((text, index) => applyEdits(text, edits[index] ?? [])), edits };
}

const percent = (share: number) => Math.round(share * 1000) / 10;

/** JFLEG: sentences of learners with four human corrections each. */
async function learners(engine: EditingEngine, scorers: Scorers): Promise<Figure[]> {
  const folder = new URL("jfleg-dev/", corpora);
  const source = linesOf(new URL("dev.src", folder)).map(scorers.detok);
  const references = [0, 1, 2, 3].map((index) => linesOf(new URL(`dev.ref${index}`, folder)));
  const { corrected } = await correct(engine, source);
  const tokens = (lines: readonly string[]) =>
    lines.map((line) => scorers.tok(scorers.detok(line)));
  const all = [tokens(source), tokens(corrected), references.map(tokens)] as const;
  const { P, R, F } = scorers.evaluate(...all);
  const gleu = scorers.gleu(...all);
  return [
    { what: "learner sentences: precision", value: percent(P), unit: "%", wanted: "at least 80" },
    { what: "learner sentences: recall", value: percent(R), unit: "%" },
    { what: "learner sentences: F0.5", value: percent(F), unit: "%", wanted: "at least 52" },
    {
      what: "learner sentences: GLEU",
      value: percent(typeof gleu === "number" ? gleu : gleu.mean),
      unit: "%",
      wanted: "at least 49",
    },
  ];
}

/** What the strength *correct* adds to proofreading. */
async function correcting(engine: EditingEngine, scorers: Scorers): Promise<Figure[]> {
  const folder = new URL("jfleg-dev/", corpora);
  const source = linesOf(new URL("dev.src", folder)).map(scorers.detok);
  const tokens = (lines: readonly string[]) =>
    lines.map((line) => scorers.tok(scorers.detok(line)));
  const references = [0, 1, 2, 3].map((index) =>
    tokens(linesOf(new URL(`dev.ref${index}`, folder))),
  );
  const judge = (corrected: readonly string[]) =>
    scorers.evaluate(tokens(source), tokens(corrected), references);
  return strengthFigures(engine, { source, judge }, paperBodies());
}

/** The paragraphs of each published paper, without its reference list. */
function paperBodies(): string[][] {
  const folder = new URL("clean-dev/", corpora);
  return readdirSync(folder).map((file) => {
    const paragraphs = readFileSync(new URL(file, folder), "utf8")
      .trim()
      .split(/\n\s*\n/);
    const end = paragraphs.indexOf("References");
    return end < 0 ? paragraphs : paragraphs.slice(0, end);
  });
}

/** Published papers, each in the dialect that its own spellings speak for. */
async function papers(engine: EditingEngine): Promise<Figure[]> {
  let words = 0;
  const byCategory = new Map<string, number>();
  for (const body of paperBodies()) {
    words += body.join(" ").split(/\s+/).length;
    const proposals = await Promise.all(
      (["american", "british"] as const).map((dialect) => correct(engine, body, dialect)),
    );
    const counts = proposals.map(({ edits }) => countByCategory(edits.flat()));
    const [american, british] = counts;
    if (!american || !british) continue;
    const own =
      (american.get("dialect") ?? 0) <= (british.get("dialect") ?? 0) ? american : british;
    for (const [category, count] of own) {
      byCategory.set(category, (byCategory.get(category) ?? 0) + count);
    }
  }
  const perThousand = (count: number) => Math.round((count / words) * 100_000) / 100;
  const total = [...byCategory.values()].reduce((sum, count) => sum + count, 0);
  const dialect = byCategory.get("dialect") ?? 0;
  return [
    {
      what: "published papers: suggestions without dialect",
      value: perThousand(total - dialect),
      unit: "per 1,000 words",
      wanted: "at most 0.8",
    },
    { what: "published papers: dialect", value: perThousand(dialect), unit: "per 1,000 words" },
    { what: "published papers: words", value: words, unit: "words" },
  ];
}

function countByCategory(edits: readonly Edit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { category } of edits) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

/** One injected error a sentence, restored when the engine's edits undo it at its place. */
async function injected(engine: EditingEngine, scorers: Scorers): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "curie-bench-english-"));
  try {
    const clean = new URL("clean-dev/", corpora);
    const prefix = join(folder, "injected");
    await run(process.execPath, [
      new URL("inject.mjs", tools).pathname,
      ...["--out", prefix, "--seed", String(seed), "--per", String(injectedPerKind)],
      ...readdirSync(clean).map((file) => new URL(file, clean).pathname),
    ]);
    const source = linesOf(pathToFileURL(`${prefix}.src`));
    const reference = linesOf(pathToFileURL(`${prefix}.ref0`));
    const kinds = linesOf(pathToFileURL(`${prefix}.types`));
    const { corrected } = await correct(engine, source);
    const restored = new Map<string, { right: number; all: number }>();
    for (const [index, kind] of kinds.entries()) {
      const tokens = scorers.tok(source[index] ?? "");
      const made = new Set(scorers.edits(tokens, scorers.tok(corrected[index] ?? "")).map(keyOf));
      const wanted = scorers.edits(tokens, scorers.tok(reference[index] ?? "")).map(keyOf);
      const count = restored.get(kind) ?? { right: 0, all: 0 };
      count.all += 1;
      if (wanted.every((key) => made.has(key))) count.right += 1;
      restored.set(kind, count);
    }
    return [...restored].map(([kind, { right, all }]) => ({
      what: `injected errors restored: ${kind.replaceAll("_", " ")}`,
      value: percent(right / all),
      unit: "%",
      ...(wantedInjected[kind] ? { wanted: `at least ${wantedInjected[kind]}` } : {}),
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const keyOf = ({ s, e, c }: TokenEdit) => `${s}|${e}|${c}`;

/** Sentences of non-native authors, right when the whole sentence is one of the answers. */
async function authors(engine: EditingEngine): Promise<Figure[]> {
  const rows = linesOf(new URL("esl-60.txt", corpora)).map((line) =>
    (line.split("\t")[0] ?? "").split("|"),
  );
  const { corrected } = await correct(
    engine,
    rows.map(([wrong = ""]) => wrong),
  );
  const right = rows.filter(([, ...answers], index) => answers.includes(corrected[index] ?? ""));
  return [
    {
      what: "sentences of non-native authors corrected",
      value: percent(right.length / rows.length),
      unit: "%",
      wanted: "at least 55 on unseen ones; rules were written beside these",
    },
  ];
}

/** Common words whose spelling says on which side of the Atlantic they were written. */
async function dialects(engine: EditingEngine): Promise<Figure[]> {
  const pairs = linesOf(new URL("us-uk/varcon-pairs.tsv", corpora))
    .slice(1)
    .map((line) => line.split("\t"))
    .filter(([american = "", , level, depends]) => {
      return Number(level) <= 35 && depends !== "1" && american === american.toLowerCase();
    })
    .map(([american = "", british = ""]) => ({
      american,
      british: british.replace(/ #.*/, ""),
    }));
  const figures: Figure[] = [];
  for (const to of ["american", "british"] as const) {
    const from = to === "american" ? "british" : "american";
    // A sentence around each word: alone it would be a heading or a name.
    const sentence = (word: string) => `It was noted as ${word} in the end.`;
    const { corrected } = await correct(
      engine,
      pairs.map((pair) => sentence(pair[from])),
      to,
    );
    const answers = pairs.map((pair, index) => ({
      right: corrected[index] === sentence(pair[to]),
      untouched: corrected[index] === sentence(pair[from]),
    }));
    const converted = answers.filter(({ right }) => right).length;
    const wrong = answers.filter(({ right, untouched }) => !right && !untouched).length;
    figures.push(
      {
        what: `common words brought into ${to} spelling`,
        value: percent(converted / pairs.length),
        unit: "%",
        wanted: "at least 98",
      },
      { what: `wrongly brought into ${to} spelling`, value: wrong, unit: "words", wanted: "0" },
    );
  }
  return figures;
}
