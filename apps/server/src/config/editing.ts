import { availableParallelism } from "node:os";
import type { EditingEngineSettings } from "@curie/language/editing";
import { z } from "zod";
import { isOnThisMachine, type Values } from "./reading.ts";

export type EngineConfig = { threads: number; timeoutMs: number };

export type EditingConfig = {
  /** What each thread of the engine edits with. */
  settings: EditingEngineSettings;
  /** Whether no text is sent to another machine for editing. */
  staysOnThisServer: boolean;
};

export const engineVariables = {
  CURIE_ENGINE_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  CURIE_ENGINE_TIMEOUT_SECONDS: z.coerce.number().int().min(10).default(900),
  CURIE_EDITING_ENGINE: z.enum(["local", "hybrid", "llm"]).default("local"),
  CURIE_EDITING_QUESTIONS_AT_ONCE: z.coerce.number().int().min(1).max(64).default(4),
};

/** Unless told otherwise, one core stays free for requests; an engine keeps about 300 MB. */
export function readEngine(env: Values<typeof engineVariables>): EngineConfig {
  return {
    threads: env.CURIE_ENGINE_THREADS ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: env.CURIE_ENGINE_TIMEOUT_SECONDS * 1000,
  };
}

/** Beside a model, the local engine has the rest of the time to finish a manuscript alone. */
const modelShareOfTime = 0.8;

/**
 * Nothing is sent anywhere unless `CURIE_EDITING_ENGINE` says so: a model that is set up for
 * translation is no consent to edit with it.
 */
export function readEditing(
  env: Values<typeof engineVariables>,
  { engine, llm }: { engine: EngineConfig; llm: LlmAddress | null },
  problems: string[],
): EditingConfig {
  const { CURIE_EDITING_ENGINE: wished } = env;
  if (wished === "local") return { settings: { engine: "local" }, staysOnThisServer: true };
  if (!llm) {
    problems.push(
      `CURIE_EDITING_ENGINE is ${wished}, so CURIE_LLM_URL and CURIE_LLM_MODEL are needed: the language model that edits`,
    );
    return { settings: { engine: "local" }, staysOnThisServer: true };
  }
  return {
    settings: {
      engine: wished,
      model: {
        ...llm,
        // Each thread asks for itself; together they keep to the number, but for one question each.
        atOnce: Math.max(1, Math.floor(env.CURIE_EDITING_QUESTIONS_AT_ONCE / engine.threads)),
        timeLimit: engine.timeoutMs * modelShareOfTime,
      },
    },
    staysOnThisServer: isOnThisMachine(llm.url),
  };
}

type LlmAddress = { url: string; key: string | null; model: string };
