import { z } from "zod";
import { createTokenBudget, type TokenBudget } from "#llm/budget.ts";
import type { LlmClient } from "#llm/client.ts";
import { LlmFailure } from "#llm/llm-failure.ts";
import { cutBySize } from "#remote/cut.ts";
import { inParallel } from "#remote/in-parallel.ts";
import { createTermMatcher, type TermMatcher } from "#terms/index.ts";
import { arbitrate } from "../arbitrate.ts";
import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import type { EditingEngine, EditingRequest } from "../engine.ts";
import { type Refusal, refusalOf } from "../guard.ts";
import { protectedSpans } from "../protected-spans.ts";
import { editableParagraphs, isForeign } from "../scope.ts";
import { intoOriginal } from "../second-look.ts";
import { lexicon } from "../spelling/lexicon.ts";
import { wordsOf } from "../tokens.ts";
import { type Conversation, createConversation } from "./conversation.ts";
import { modelConfidence } from "./model-confidence.ts";
import { instructionsFor, type Material, promptVersion } from "./prompt.ts";
import { rewriteEdits } from "./rewrite-edits.ts";
import { clarified, shortened } from "./rewritten-manuscript.ts";
import { wantedWords } from "./shortening.ts";

export type ModelEngineOptions = {
  client: LlmClient;
  /** Corrects first, so that the model sees what is left and its words are spent on that. */
  local?: EditingEngine;
  /** The most tokens of questions and answers that one document may cost. */
  tokensPerDocument?: number;
  /** Requests of one document at the same time. */
  atOnce?: number;
  /**
   * Milliseconds for the questions of one document. Beside a local engine the document is finished
   * without the model when they are over; alone it has no other limit than the request's signal.
   */
  timeLimit?: number;
};

/** Small enough that a model keeps count of its paragraphs. */
const batchLimits = { size: 6000, count: 12 };
const context = { before: 1, after: 1, length: 1200 };

const corrections = z.object({
  paragraphs: z.array(z.object({ id: z.number().int(), text: z.string() })),
});

/**
 * Corrects with a language model, alone or after the local engine. A model answers with whole
 * paragraphs; what differs becomes span edits, and each passes the same guard as a rule's edit.
 * Edits that touch a number, a citation or anything else that is protected are dropped and counted,
 * and so is a paragraph that came back as another text.
 *
 * Beside a local engine a model that fails costs its own edits only, and the request hears of it by
 * `onUnanswered`. Alone its failure is the document's.
 */
export function createModelEngine({
  client,
  local,
  tokensPerDocument = 1_000_000,
  atOnce = 4,
  timeLimit,
}: ModelEngineOptions): EditingEngine {
  return {
    name: local ? `${local.name}+model` : "model",
    version: `${local ? `${local.version}+` : ""}${promptVersion}+${client.model}`,

    async edit(request) {
      const { paragraphs, signal, onProgress, onUnanswered, settled } = request;
      signal?.throwIfAborted();
      const { onProgress: _, ...quietly } = request;
      const first = local ? await local.edit(quietly) : paragraphs.map(() => []);
      const texts = paragraphs.map(({ text }, index) => applyEdits(text, first[index] ?? []));
      const matcher = createTermMatcher(request.terms ?? []);
      const { strength = "proofread", wordsToCut = 0 } = request;
      const remembered = rememberedAnswers(request, matcher);
      const worthIt = askedFor(paragraphs, texts);
      const known = new Map(
        worthIt.flatMap((index) => {
          const text = remembered.recall(texts[index] ?? "");
          return text === undefined ? [] : [[index, text] as const];
        }),
      );
      const asked = worthIt.filter((index) => !known.has(index) && !settled?.has(index));
      const deadline = local && timeLimit !== undefined ? AbortSignal.timeout(timeLimit) : null;
      const conversation = createConversation();
      const asking: Omit<Asking, "texts"> = {
        ...request,
        client,
        conversation,
        matcher,
        budget: createTokenBudget(tokensPerDocument),
        signal: anyOf(signal, deadline),
      };
      const askAll = async (
        ids: readonly number[],
        shown: Pick<Asking, "texts" | "words">,
        onDone: (count: number) => void,
      ): Promise<Map<number, string>> => {
        const rewritten = new Map<number, string>();
        const sizeOf = (index: number) => shown.texts[index]?.length ?? 0;
        await inParallel(cutBySize(ids, sizeOf, batchLimits), atOnce, async (batch) => {
          try {
            if (!conversation.isOver) {
              const answer = await askWhole({ ...asking, ...shown }, batch);
              for (const [id, text] of answer) {
                rewritten.set(id, text);
                remembered.keep(shown.texts[id] ?? "", text);
              }
            }
          } catch (error) {
            signal?.throwIfAborted();
            if (!local) throw error;
            if (deadline?.aborted) conversation.end();
            else conversation.failed(error);
          }
          onDone(batch.length);
        });
        return rewritten;
      };
      let done = paragraphs.length - asked.length;
      const tellProgress = (count: number) => {
        done += count;
        onProgress?.(done, paragraphs.length);
      };
      const words =
        strength === "shorten"
          ? wantedWords(new Map(asked.map((id) => [id, texts[id] ?? ""])), wordsToCut)
          : undefined;
      const answered = await askAll(asked, { texts, words }, tellProgress);
      const rewritten = new Map([...known, ...answered]);
      const unanswered = asked.length - answered.size;
      if (unanswered > 0) {
        const reason = conversation.reason ?? "not-understood";
        if (!local && (conversation.isOver || answered.size === 0)) {
          throw new LlmFailure("not-understood", `the answers could not be used: ${reason}`);
        }
        onUnanswered?.(unanswered, reason);
      }
      if (strength === "proofread" || strength === "correct") {
        return paragraphs.map((paragraph, index) => {
          const made = first[index] ?? [];
          const text = rewritten.get(index);
          return text === undefined ? made : joined(paragraph, made, text, request);
        });
      }
      const material = { paragraphs, made: first, texts, asked, rewritten };
      if (strength === "clarify") return clarified(material, request);
      return shortened(material, request, (ids, shown) => askAll(ids, shown, () => {}));
    },

    async close() {
      await local?.close();
    },
  };
}

/**
 * What a model said about a text before, asked for the same with the same terms. How much a paragraph is to be
 * shortened depends on all others, so that such answers are not kept.
 */
function rememberedAnswers(
  { memory, dialect, oxfordSpelling, strength }: EditingRequest,
  matcher: TermMatcher,
) {
  const kept = strength === "shorten" ? undefined : memory?.model;
  const instructions = instructionsFor(dialect, oxfordSpelling, strength);
  const told = (text: string) => JSON.stringify([instructions, ...termsIn([text], matcher)]);
  return {
    recall(text: string): string | undefined {
      const answer = kept?.recall(told(text), text);
      return answer === null ? text : answer;
    },
    keep(text: string, answer: string): void {
      kept?.keep(told(text), text, answer === text ? null : answer);
    },
  };
}

/** The words of the author's lists that stand in these texts, each once. */
function termsIn(texts: readonly string[], matcher: TermMatcher): string[] {
  const found = texts.flatMap((text) =>
    matcher.find(text).map(({ start, end }) => text.slice(start, end)),
  );
  return [...new Set(found)];
}

/** The paragraphs that are worth a question. */
function askedFor(paragraphs: readonly EditableParagraph[], texts: readonly string[]): number[] {
  return editableParagraphs(paragraphs).flatMap((editable, index) => {
    const words = wordsOf(texts[index] ?? "");
    return editable && words.length > 2 && !isForeign(words, lexicon()) ? [index] : [];
  });
}

/** The edits already made and those of the model that may pass, in the original's own places. */
function joined(
  paragraph: EditableParagraph,
  made: readonly Edit[],
  rewritten: string,
  { onRefused }: EditingRequest,
): Edit[] {
  const corrected = applyEdits(paragraph.text, made);
  const proposed = rewriteEdits(corrected, rewritten.trim(), modelConfidence);
  if (proposed === null) {
    onRefused?.("rewritten");
    return [...made];
  }
  const kept = protectedSpans(paragraph);
  const refusals = proposed.map((edit) => {
    const placed = intoOriginal(edit, made);
    return placed === null ? null : refusalOf(paragraph.text, placed, kept);
  });
  const passed = proposed.flatMap((edit, index) => {
    const placed = intoOriginal(edit, made);
    // What touches an edit of the local engine is the same error seen twice.
    if (placed === null) return [];
    // "netgrid" as "net grid" are two changes of the model, of which one alone is another word.
    const refusal = refusals[index] ?? refusalBeside(corrected, proposed, refusals, index);
    if (refusal === null) return [placed];
    onRefused?.(refusal);
    return [];
  });
  return arbitrate([...made, ...passed]);
}

/** Why the change before or behind one is refused, where nothing but space lies between them. */
function refusalBeside(
  text: string,
  edits: readonly Edit[],
  refusals: readonly (Refusal | null)[],
  index: number,
): Refusal | null {
  const isBeside = (one: Edit | undefined, other: Edit | undefined) =>
    one && other ? text.slice(one.end, other.start).trim() === "" : false;
  const before = isBeside(edits[index - 1], edits[index]) ? refusals[index - 1] : null;
  const behind = isBeside(edits[index], edits[index + 1]) ? refusals[index + 1] : null;
  return before ?? behind ?? null;
}

function anyOf(
  first: AbortSignal | undefined,
  second: AbortSignal | null,
): AbortSignal | undefined {
  return first && second ? AbortSignal.any([first, second]) : (second ?? first);
}

type Asking = Omit<EditingRequest, "signal"> & {
  client: LlmClient;
  budget: TokenBudget;
  texts: readonly string[];
  matcher: TermMatcher;
  /** How many words a paragraph should have, where it is to be shortened. */
  words?: ReadonlyMap<number, number> | undefined;
  conversation: Conversation;
  signal: AbortSignal | undefined;
};

/**
 * Asks for all; what is too long for the model, refused or muddled is asked for in halves. Paragraphs
 * it has no answer for are missing from the result.
 */
async function askWhole(asking: Asking, ids: readonly number[]): Promise<Map<number, string>> {
  const answer = await askOnce(asking, ids);
  if (answer) return answer;
  const middle = Math.ceil(ids.length / 2);
  if (ids.length === 1 || asking.conversation.isOver) return new Map();
  const first = await askWhole(asking, ids.slice(0, middle));
  return new Map([...first, ...(await askWhole(asking, ids.slice(middle)))]);
}

/** @returns null when the answer to this request cannot be used as a whole */
async function askOnce(
  asking: Asking,
  ids: readonly number[],
): Promise<Map<number, string> | null> {
  const { client, budget, texts, words, matcher, signal, conversation } = asking;
  const first = ids[0] ?? 0;
  const last = ids.at(-1) ?? first;
  const isShort = (text: string) => text.length <= context.length;
  const terms = termsIn(
    ids.map((id) => texts[id] ?? ""),
    matcher,
  );
  const material: Material = {
    ...(terms.length > 0 ? { terms } : {}),
    before: texts.slice(Math.max(0, first - context.before), first).filter(isShort),
    paragraphs: ids.map((id) => {
      const wanted = words?.get(id);
      return { id, text: texts[id] ?? "", ...(wanted === undefined ? {} : { words: wanted }) };
    }),
    after: texts.slice(last + 1, last + 1 + context.after).filter(isShort),
  };
  const length = material.paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  try {
    const { paragraphs } = await client.ask({
      instructions: instructionsFor(asking.dialect, asking.oxfordSpelling, asking.strength),
      material: JSON.stringify(material),
      form: { name: "corrections", schema: corrections },
      longestAnswer: 500 + length,
      budget,
      signal,
    });
    const answers = new Map<number, string>();
    const twice = new Set<number>();
    for (const { id, text } of paragraphs) {
      if (answers.has(id)) twice.add(id);
      answers.set(id, text);
    }
    // Of two answers for one paragraph nobody knows which is meant; others were never asked for.
    const usable = new Map(
      ids.flatMap((id) => {
        const text = answers.get(id);
        return text === undefined || twice.has(id) ? [] : [[id, text] as const];
      }),
    );
    if (usable.size === 0) throw new LlmFailure("not-understood", "no paragraph came back");
    conversation.answered();
    return usable;
  } catch (error) {
    if (!(error instanceof LlmFailure) || error.code === "budget-spent") throw error;
    if (ids.length === 1) conversation.failed(error);
    return null;
  }
}
