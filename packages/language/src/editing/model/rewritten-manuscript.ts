/** What is made of a manuscript that a language model rewrote, sentence by sentence. */
import { applyEdits, type Edit, type EditableParagraph } from "../edit.ts";
import type { EditingRequest } from "../engine.ts";
import { modelConfidence } from "./model-confidence.ts";
import {
  purposes,
  type RewriteRefusal,
  type SentenceRewrite,
  sentenceRewrites,
} from "./sentence-rewrites.ts";
import { countOfWords } from "./sentences.ts";
import { chosenRewrites, isLongEnough, wantedWords, wordsSaved } from "./shortening.ts";

/** A manuscript, what was done to it before, and what a model answered. */
type Material = {
  paragraphs: readonly EditableParagraph[];
  made: readonly (readonly Edit[])[];
  /** As the model saw them first. */
  texts: readonly string[];
  /** The paragraphs that it was asked for. */
  asked: readonly number[];
  rewritten: ReadonlyMap<number, string>;
};

type Candidate = { passed: SentenceRewrite[]; refused: RewriteRefusal[] };

export function clarified(material: Material, { onRefused }: EditingRequest): Edit[][] {
  const candidates = candidatesOf(material, material.rewritten, "clarify");
  for (const { refused } of candidates.values()) for (const one of refused) onRefused?.(one);
  return written(material, new Map([...candidates].map(([id, { passed }]) => [id, passed])));
}

/** So near to its target a text need not be asked for again. */
const nearEnough = 0.98;

/**
 * Shortens in one round and, where the target is not reached, in a second one that starts from what the first
 * one left. Of both the shorter paragraph counts.
 */
export async function shortened(
  material: Material,
  { wordsToCut = 0, onRefused, onShortened }: EditingRequest,
  askAgain: (
    ids: readonly number[],
    shown: { texts: readonly string[]; words: ReadonlyMap<number, number> },
  ) => Promise<Map<number, string>>,
): Promise<Edit[][]> {
  const { paragraphs, texts, asked, rewritten } = material;
  const candidates = candidatesOf(material, rewritten, "shorten");
  let chosen = chosenOf(candidates, wordsToCut);
  const saved = wordsSaved(chosen.values());
  if (saved < wordsToCut * nearEnough) {
    const edits = written(material, chosen);
    const now = paragraphs.map(({ text }, index) => applyEdits(text, edits[index] ?? []));
    const again = asked.filter((id) => rewritten.has(id) && isLongEnough(now[id] ?? ""));
    const words = wantedWords(new Map(again.map((id) => [id, now[id] ?? ""])), wordsToCut - saved);
    const second = await askAgain(again, { texts: now, words });
    for (const [id, candidate] of candidatesOf(material, second, "shorten")) {
      if (savedBy(candidate) > savedBy(candidates.get(id))) candidates.set(id, candidate);
    }
    chosen = chosenOf(candidates, wordsToCut);
  }
  let refusedSentences = 0;
  for (const { refused } of candidates.values()) {
    refusedSentences += refused.length;
    for (const one of refused) onRefused?.(one);
  }
  const isAsked = new Set(asked.filter((id) => isLongEnough(texts[id] ?? "")));
  onShortened?.({
    refused: refusedSentences,
    unanswered: asked.length - rewritten.size,
    outside: texts.reduce((sum, text, id) => sum + (isAsked.has(id) ? 0 : countOfWords(text)), 0),
  });
  return written(material, chosen);
}

function candidatesOf(
  { paragraphs, made }: Material,
  answers: ReadonlyMap<number, string>,
  purpose: keyof typeof purposes,
): Map<number, Candidate> {
  const candidates = new Map<number, Candidate>();
  for (const [id, text] of answers) {
    const paragraph = paragraphs[id];
    if (!paragraph) continue;
    const own = made[id] ?? [];
    candidates.set(id, sentenceRewrites(paragraph, own, text, purposes[purpose], modelConfidence));
  }
  return candidates;
}

function chosenOf(candidates: ReadonlyMap<number, Candidate>, wordsToCut: number) {
  const passed = new Map([...candidates].map(([id, candidate]) => [id, candidate.passed]));
  return chosenRewrites(passed, wordsToCut);
}

function savedBy(candidate: Candidate | undefined): number {
  return candidate ? wordsSaved([candidate.passed]) : 0;
}

/** The edits of every paragraph: those made before, but for those that a rewritten sentence took further. */
function written(
  { paragraphs, made }: Material,
  rewrites: ReadonlyMap<number, readonly SentenceRewrite[]>,
): Edit[][] {
  return paragraphs.map((_, id) => {
    const own = rewrites.get(id) ?? [];
    const replaced = new Set(own.flatMap(({ replaces }) => replaces));
    const before = (made[id] ?? []).filter((edit) => !replaced.has(edit));
    return [...before, ...own.flatMap(({ edits }) => edits)].sort(
      (a, b) => a.start - b.start || a.end - b.end,
    );
  });
}
