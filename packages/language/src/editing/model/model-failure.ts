import { LlmFailure, type LlmFailureCode } from "#llm/llm-failure.ts";
import { ServiceFailure, type ServiceFailureCode } from "#remote/service-failure.ts";

/**
 * Why a language model did not correct what it was asked for: its server failed, its answer could
 * not be used, or (`time-limit`) the document may take no longer.
 */
export type ModelFailureCode = ServiceFailureCode | LlmFailureCode | "time-limit";

/** What an error says of the model; null when it is none of the model's failures. */
export function modelFailureOf(error: unknown): ModelFailureCode | null {
  return error instanceof ServiceFailure || error instanceof LlmFailure ? error.code : null;
}
