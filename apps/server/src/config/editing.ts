import { availableParallelism } from "node:os";
import { z } from "zod";
import type { Values } from "./reading.ts";

export type EngineConfig = { threads: number; timeoutMs: number };

export const engineVariables = {
  CURIE_ENGINE_THREADS: z.coerce.number().int().min(1).max(64).optional(),
  CURIE_ENGINE_TIMEOUT_SECONDS: z.coerce.number().int().min(10).default(900),
};

/** Unless told otherwise, one core stays free for requests; an engine keeps about 400 MB. */
export function readEngine(env: Values<typeof engineVariables>): EngineConfig {
  return {
    threads: env.CURIE_ENGINE_THREADS ?? Math.max(1, Math.min(4, availableParallelism() - 1)),
    timeoutMs: env.CURIE_ENGINE_TIMEOUT_SECONDS * 1000,
  };
}
