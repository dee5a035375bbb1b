import { ServiceFailure, type ServiceFailureCode } from "../remote/service-failure.ts";
import { type EngineHealth, TranslationFailure, type TranslationFailureCode } from "./engine.ts";

/** What a service's failure means to somebody who wants a translation. */
const meaning: Readonly<Record<ServiceFailureCode, TranslationFailureCode>> = {
  unreachable: "unreachable",
  "key-refused": "key-refused",
  "quota-exceeded": "quota-exceeded",
  overloaded: "overloaded",
  "server-error": "unreachable",
  "not-found": "not-installed",
  rejected: "bad-answer",
  "too-large": "bad-answer",
  "bad-answer": "bad-answer",
};

/** The same failure in the terms of engines; what is no failure of a service stays what it is. */
export function asTranslationFailure(engine: string, error: unknown): unknown {
  if (!(error instanceof ServiceFailure)) return error;
  return new TranslationFailure(engine, meaning[error.code], error.message, error);
}

/** Whether a question that costs nothing was answered. */
export async function healthBy(
  ask: () => Promise<boolean>,
  signal?: AbortSignal,
): Promise<EngineHealth> {
  try {
    return (await ask()) ? { ready: true } : { ready: false, reason: "not-installed" };
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof ServiceFailure)) throw error;
    return { ready: false, reason: meaning[error.code] };
  }
}
