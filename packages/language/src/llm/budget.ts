import { LlmFailure } from "./llm-failure.ts";

/** What one document may cost, in tokens of questions and answers together. */
export type TokenBudget = {
  readonly spent: number;
  spend(tokens: number): void;
  /** @throws LlmFailure `budget-spent` when nothing is left */
  check(): void;
};

export function createTokenBudget(limit: number): TokenBudget {
  let spent = 0;
  return {
    get spent() {
      return spent;
    },
    spend(tokens) {
      spent += tokens;
    },
    check() {
      if (spent >= limit) {
        throw new LlmFailure("budget-spent", `${spent} of ${limit} tokens are used up`);
      }
    },
  };
}
