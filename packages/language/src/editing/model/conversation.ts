import { ServiceFailure } from "#remote/service-failure.ts";
import { type ModelFailureCode, modelFailureOf } from "./model-failure.ts";

/** How often in a row a model may fail before its document is finished without it. */
const patience = 2;

/** What says something about a paragraph, and nothing about the next. */
const ofOneParagraph: ReadonlySet<ModelFailureCode> = new Set(["refused", "cut-short", "too-long"]);

/** What one document still expects of its model. */
export type Conversation = {
  /** Over when asking again would help nobody. */
  readonly isOver: boolean;
  /** The failure that weighs most so far: the one that ended it, or else the last. */
  readonly reason: ModelFailureCode | null;
  answered(): void;
  /** @throws the error itself, when it is no failure of the model */
  failed(error: unknown): void;
  /** No time is left. */
  end(): void;
};

/**
 * Follows how a model does on one document. A failure that will not pass, such as a refused key, ends
 * the conversation at once; others end it when they come twice in a row, because each of them was
 * already waited for. What a model refuses to do with one paragraph ends nothing.
 */
export function createConversation(): Conversation {
  let inRow = 0;
  let over = false;
  let reason: ModelFailureCode | null = null;
  return {
    get isOver() {
      return over;
    },
    get reason() {
      return reason;
    },
    answered() {
      inRow = 0;
    },
    failed(error) {
      const code = modelFailureOf(error);
      if (code === null) throw error;
      if (over) return;
      reason = code;
      if (ofOneParagraph.has(code)) return;
      inRow++;
      const isFinal = error instanceof ServiceFailure ? !error.isPassing : code === "budget-spent";
      over = isFinal || inRow >= patience;
    },
    end() {
      if (over) return;
      over = true;
      reason = "time-limit";
    },
  };
}
