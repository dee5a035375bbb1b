import {
  type LanguageSuggestion,
  languageChecksPerWindow,
  languageCheckWaitMs,
  languageCheckWindowMs,
  languageCheckWorkMs,
  type StyleOfEnglish,
  type User,
} from "@curie/contract";
import { countAttempt } from "#features/accounts/rate-limits/service.ts";
import { englishOf } from "#features/documents/rules.ts";
import { listAppliedTerms } from "#features/terms/applied/service.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";
import type { CheckInput } from "./tasks.ts";

const checkTask: Task = { module: new URL("./tasks.ts", import.meta.url), name: "check" };
const checkLimit = {
  name: "language-check",
  attempts: languageChecksPerWindow,
  windowMs: languageCheckWindowMs,
};

/**
 * Suggestions for the English of an answer, by the engine that edits manuscripts and on its threads.
 * It is not counted as an edit, and nothing of it is stored.
 *
 * @throws `abstracts.check-busy` when no thread is free in time, and `too-many-requests`
 */
export async function checkLanguage(
  ctx: Context,
  user: User,
  input: { paragraphs: readonly string[]; styleOfEnglish: StyleOfEnglish; oxfordSpelling: boolean },
  patience: Patience = { waitMs: languageCheckWaitMs, workMs: languageCheckWorkMs },
): Promise<LanguageSuggestion[]> {
  await countAttempt(ctx, checkLimit, user.identity);
  const { paragraphs } = input;
  if (paragraphs.every((paragraph) => paragraph.trim() === "")) return [];
  const terms = await listAppliedTerms(ctx, user);
  return withPatience(patience, ({ signal, noteBegun }) =>
    ctx.cpu.engine<CheckInput, LanguageSuggestion[]>(
      checkTask,
      { paragraphs, ...englishOf(input), terms },
      { signal, onMessage: noteBegun },
    ),
  );
}

/** How long a check may wait for a thread, and how long it may then take. */
type Patience = { waitMs: number; workMs: number };
type Patient = { signal: AbortSignal; noteBegun(): void };

/**
 * A check that still waits when its time is over is taken back. One that has begun is left to its
 * end: stopping it would end its thread, and the loaded engine with it.
 */
async function withPatience<Result>(
  { waitMs, workMs }: Patience,
  work: (patient: Patient) => Promise<Result>,
): Promise<Result> {
  const queued = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const busy = () => reject(new Failure("abstracts.check-busy"));
  let timer = setTimeout(() => {
    busy();
    queued.abort();
  }, waitMs);
  const noteBegun = () => {
    clearTimeout(timer);
    timer = setTimeout(busy, workMs);
  };
  try {
    return await Promise.race([late, work({ signal: queued.signal, noteBegun })]);
  } finally {
    clearTimeout(timer);
  }
}
