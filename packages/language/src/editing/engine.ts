import type { Term } from "#terms/term.ts";
import type { CheckMemory } from "./check-memory.ts";
import type { Dialect, Edit, EditableParagraph } from "./edit.ts";
import type { FirstLanguage } from "./first-language/first-language.ts";
import type { ModelFailureCode } from "./model/model-failure.ts";
import type { RewriteRefusal } from "./model/sentence-rewrites.ts";
import type { ShorteningNotes } from "./model/shortening.ts";
import type { EditStrength } from "./strength.ts";

/** What is chosen for a manuscript. */
export type EditingChoices = {
  dialect: Dialect;
  /** British with -ize (organize, but analyse); says nothing beside American English. */
  oxfordSpelling?: boolean;
  /** The author's, where they said it. Without it the text itself is asked. */
  firstLanguage?: FirstLanguage | null;
  /** A weak sign of it, such as the language of the pages they read; counts only where the text agrees. */
  languageHint?: FirstLanguage | null;
  /** The lists that apply, as one: what never changes, and what is always written so. */
  terms?: readonly Term[];
  /** `proofread` unless said otherwise. */
  strength?: EditStrength;
};

export type EditingRequest = EditingChoices & {
  /** The whole document in reading order: spelling and terms are judged across paragraphs. */
  paragraphs: readonly EditableParagraph[];
  /** Answers of an earlier run, used where they fit; the result is the same with and without. */
  memory?: CheckMemory;
  /**
   * Paragraphs, by index, whose edits nobody asks for: they are read as the context of the others, and a
   * language model is not asked about them.
   */
  settled?: ReadonlySet<number>;
  /** Stops the work between two paragraphs; `edit` then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Called after each paragraph with the paragraphs done and their total number. */
  onProgress?: (done: number, total: number) => void;
  /** With the strength `shorten`: how many words should be gone from all paragraphs together. */
  wordsToCut?: number;
  /**
   * Called for every edit that a language model proposed and that did not pass; `rewritten`: a whole
   * paragraph came back as another text. Where sentences are rewritten, once for each that did not pass.
   */
  onRefused?: (refusal: RewriteRefusal) => void;
  /**
   * Called at most once, when a language model had no answer that could be used for so many of the
   * paragraphs it should have seen: there only the local engine worked, or nobody.
   */
  onUnanswered?: (paragraphs: number, reason: ModelFailureCode) => void;
  /** Called once where a manuscript was shortened. */
  onShortened?: (notes: ShorteningNotes) => void;
};

export type EditingEngine = {
  name: string;
  /** Changes whenever the same text could get other edits; stored beside each result. */
  version: string;
  /** Edits of each paragraph, in the order of the request; each list is sorted and free of overlaps. */
  edit(request: EditingRequest): Promise<Edit[][]>;
  /** Gives back the memory of the loaded checkers. The engine must not be used afterwards. */
  close(): Promise<void>;
};
