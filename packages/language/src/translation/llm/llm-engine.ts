import { z } from "zod";
import { createTokenBudget, type TokenBudget } from "#llm/budget.ts";
import type { LlmClient } from "#llm/client.ts";
import { LlmFailure } from "#llm/llm-failure.ts";
import { cutBySize } from "#remote/cut.ts";
import { inParallel } from "#remote/in-parallel.ts";
import { type TranslationEngine, TranslationFailure, type TranslationRequest } from "../engine.ts";
import { type JudgingRules, judgeSegment } from "../judge-segment.ts";
import { decimalMarkOf } from "../numbers/number-token.ts";
import { asTranslationFailure, healthBy } from "../service-failures.ts";
import { faultsOf } from "./faults.ts";
import { instructionsFor, type Material, promptVersion } from "./prompt.ts";
import { isRefusal } from "./refusal.ts";
import { textWeight } from "./text-weight.ts";

export type LlmEngineOptions = {
  client: LlmClient;
  /** The most tokens of questions and answers that one document may cost. */
  tokensPerDocument?: number;
  /** Requests of one document at the same time. */
  atOnce?: number;
};

const name = "llm";

/** Small enough that a model keeps count of its segments, large enough to see how terms are used. */
const batchLimits = { size: 1500, count: 25 };

/** Neighbouring segments shown on either side, and the heaviest that is shown. */
const context = { before: 2, after: 1, weight: 400 };

const translations = z.object({
  segments: z.array(z.object({ id: z.number().int(), text: z.string() })),
});

/**
 * Translates with a language model. What comes back is judged segment by segment: those with faults
 * are asked for again with the faults named, then each alone. Whatever a manuscript says to the
 * model, an answer with other tags, numbers or length than its source is not taken.
 */
export function createLlmEngine({
  client,
  tokensPerDocument = 1_000_000,
  atOnce = 4,
}: LlmEngineOptions): TranslationEngine {
  return {
    name,
    version: `${promptVersion}+${client.model}`,
    quality: "translation",
    languages: ["zh_CN", "es_ES", "pt_BR"],

    health: (_, signal) => healthBy(() => client.offersModel(signal), signal),

    async translate(request) {
      const { segments, onProgress, signal } = request;
      signal?.throwIfAborted();
      const document: Document = {
        ...request,
        client,
        budget: createTokenBudget(tokensPerDocument),
        decimalMark: decimalMarkOf(segments, request.from),
      };
      let done = 0;
      try {
        const batches = cutBySize(
          [...segments.keys()],
          (id) => textWeight(segments[id] ?? ""),
          batchLimits,
        );
        const parts = await inParallel(batches, atOnce, async (ids) => {
          const part = await translateBatch(document, ids);
          done += ids.length;
          onProgress?.(done, segments.length);
          return part;
        });
        const all = new Map(parts.flatMap((part) => [...part]));
        return segments.map((_, index) => all.get(index) ?? null);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof LlmFailure && error.code === "budget-spent") {
          throw new TranslationFailure(name, "quota-exceeded", error.message, error);
        }
        throw asTranslationFailure(name, error);
      }
    },

    close: async () => {},
  };
}

type Document = TranslationRequest & JudgingRules & { client: LlmClient; budget: TokenBudget };

/** Translations by segment; `null` where the model has none that can be used. */
type Answers = Map<number, string | null>;

async function translateBatch(document: Document, ids: readonly number[]): Promise<Answers> {
  const answers = await askWhole(document, ids);
  const faulty = faultyOf(document, ids, answers);
  if (faulty.size === 0) return answers;

  const second = ids.length === 1 ? new Map() : await askOnce(document, [...faulty.keys()], faulty);
  keepBetter(document, answers, second ?? new Map());
  for (const [id, faults] of faultyOf(document, ids, answers)) {
    const alone = await askOnce(document, [id], new Map([[id, faults]]));
    keepBetter(document, answers, alone ?? new Map());
  }
  return answers;
}

/** Asks for all; what is too long for the model, refused or muddled is asked for in halves. */
async function askWhole(document: Document, ids: readonly number[]): Promise<Answers> {
  const answers = await askOnce(document, ids);
  if (answers) return answers;
  if (ids.length === 1) return new Map(ids.map((id) => [id, null]));
  const middle = Math.ceil(ids.length / 2);
  const first = await askWhole(document, ids.slice(0, middle));
  const second = await askWhole(document, ids.slice(middle));
  return new Map([...first, ...second]);
}

/** @returns null when the answer to this request cannot be used as a whole */
async function askOnce(
  document: Document,
  ids: readonly number[],
  faults: ReadonlyMap<number, readonly string[]> = new Map(),
): Promise<Answers | null> {
  const { client, budget, from, style, signal } = document;
  const material = materialFor(document, ids, faults);
  const weight = material.segments.reduce((sum, { text }) => sum + textWeight(text), 0);
  try {
    const { segments } = await client.ask({
      instructions: instructionsFor(from, style),
      material: JSON.stringify(material),
      form: { name: "translations", schema: translations },
      longestAnswer: 1000 + weight * 4,
      budget,
      signal,
    });
    const asked = new Set(ids);
    const answers: Answers = new Map();
    for (const { id, text } of segments) {
      // Of two answers for one segment nobody knows which is meant.
      const isUsable = !answers.has(id) && !isRefusal(text, document.segments[id] ?? "");
      if (asked.has(id)) answers.set(id, isUsable ? text : null);
    }
    return answers;
  } catch (error) {
    if (error instanceof LlmFailure && error.code !== "budget-spent") return null;
    throw error;
  }
}

function materialFor(
  { segments, glossary = new Map() }: Document,
  ids: readonly number[],
  faults: ReadonlyMap<number, readonly string[]>,
): Material {
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? first;
  const isShort = (text: string): boolean => textWeight(text) <= context.weight;
  const asked = ids.map((id) => {
    const named = faults.get(id);
    return { id, text: segments[id] ?? "", ...(named ? { faults: named } : {}) };
  });
  return {
    glossary: [...glossary]
      .filter(([term]) => asked.some(({ text }) => text.includes(term)))
      .map(([term, english]) => ({ term, english })),
    before: segments.slice(Math.max(0, first - context.before), first).filter(isShort),
    segments: asked,
    after: segments.slice(last + 1, last + 1 + context.after).filter(isShort),
  };
}

/** Segments whose translation should be tried again, with what is wrong. */
function faultyOf(
  document: Document,
  ids: readonly number[],
  answers: Answers,
): Map<number, readonly string[]> {
  const faulty = new Map<number, readonly string[]>();
  for (const id of ids) {
    const faults = judge(document, id, answers.get(id) ?? null);
    if (faults.length > 0) faulty.set(id, faults);
  }
  return faulty;
}

function judge(document: Document, id: number, answer: string | null): readonly string[] {
  return faultsOf(judgeSegment(document.segments[id] ?? "", answer, document));
}

/** Takes a later answer when it has fewer faults; any text is better than none. */
function keepBetter(document: Document, answers: Answers, later: Answers): void {
  for (const [id, answer] of later) {
    const old = answers.get(id) ?? null;
    if (answer === null) continue;
    if (old === null || judge(document, id, answer).length < judge(document, id, old).length) {
      answers.set(id, answer);
    }
  }
}
