/**
 * Why a language model's answer cannot be used, though its server works.
 *
 * `refused`: the model or a content filter wants nothing to do with this text; `cut-short`: the
 * answer reached the longest length allowed; `too-long`: the question is longer than the model can
 * read; `not-understood`: the answer has not the form that was asked for; `budget-spent`: the
 * document has used up its tokens.
 */
export type LlmFailureCode =
  | "refused"
  | "cut-short"
  | "too-long"
  | "not-understood"
  | "budget-spent";

/** `message` never holds words of question or answer. */
export class LlmFailure extends Error {
  override readonly name = "LlmFailure";
  readonly code: LlmFailureCode;

  constructor(code: LlmFailureCode, message: string) {
    super(message);
    this.code = code;
  }
}
