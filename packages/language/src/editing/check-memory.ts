/**
 * What the costly checks answered about a text, so that a later version of a manuscript is not asked the same
 * again. Only answers that follow from the text alone are kept here: what depends on the whole manuscript is
 * worked out anew each time, and comes to the same with kept answers as without.
 */
import { createHash } from "node:crypto";
import type { Edit } from "./edit.ts";
import type { Lint } from "./harper/linter.ts";

/** Answers as they are stored: by a digest of the text and of what else they depend on. */
export type StoredChecks = {
  /** `EditingEngine.version`: another engine may answer otherwise. */
  version: string;
  lints: readonly (readonly [string, readonly Lint[]])[];
  grammar: readonly (readonly [string, readonly Edit[]])[];
  /** Texts as a language model wrote them; null: it left the text as it was. */
  model: readonly (readonly [string, string | null])[];
};

export type Memo<Answer> = {
  /**
   * The kept answer, or undefined.
   *
   * @param context what the answer depends on beside the text
   */
  recall(context: string, text: string): Answer | undefined;
  keep(context: string, text: string, answer: Answer): Answer;
};

export type CheckMemory = {
  lints: Memo<readonly Lint[]>;
  grammar: Memo<readonly Edit[]>;
  model: Memo<string | null>;
  /** What was asked for or kept since the memory was made, and nothing older. */
  stored(): StoredChecks;
};

/** @param known what an earlier run stored; of another version it is not used */
export function createCheckMemory(version: string, known?: StoredChecks): CheckMemory {
  const usable = known?.version === version ? known : undefined;
  const lints = createMemo(usable?.lints ?? []);
  const grammar = createMemo(usable?.grammar ?? []);
  const model = createMemo(usable?.model ?? []);
  return {
    lints,
    grammar,
    model,
    stored: () => ({
      version,
      lints: lints.used(),
      grammar: grammar.used(),
      model: model.used(),
    }),
  };
}

function createMemo<Answer>(
  known: readonly (readonly [string, Answer])[],
): Memo<Answer> & { used(): [string, Answer][] } {
  const answers = new Map(known);
  const used = new Map<string, Answer>();
  return {
    recall(context, text) {
      const key = digest(context, text);
      const answer = answers.get(key);
      if (answer !== undefined) used.set(key, answer);
      return answer;
    },
    keep(context, text, answer) {
      const key = digest(context, text);
      answers.set(key, answer);
      used.set(key, answer);
      return answer;
    },
    used: () => [...used],
  };
}

/** 96 bits: two texts of one manuscript do not meet. */
function digest(context: string, text: string): string {
  return createHash("sha256").update(`${context}\n${text}`).digest("base64url").slice(0, 16);
}
