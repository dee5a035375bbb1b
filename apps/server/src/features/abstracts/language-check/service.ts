import {
  type LanguageSuggestion,
  languageChecksPerWindow,
  languageCheckTimeoutMs,
  languageCheckWindowMs,
  type StyleOfEnglish,
  type User,
} from "@curie/contract";
import { passDoor } from "#features/accounts/service.ts";
import { dialectOf } from "#features/documents/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Task } from "#platform/cpu.ts";
import { Failure } from "#platform/failure.ts";
import type { CheckInput } from "./tasks.ts";

const checkTask: Task = { module: new URL("./tasks.ts", import.meta.url), name: "check" };
const door = {
  name: "language-check",
  tries: languageChecksPerWindow,
  windowMs: languageCheckWindowMs,
};

/**
 * Suggestions for the English of an answer, by the engine that edits manuscripts and on its threads.
 * It is not counted as an edit, and nothing of it is stored. @throws `abstracts.check-busy` when
 * there is no answer in time; a text that still waits by then is never worked on.
 */
export async function checkLanguage(
  ctx: Context,
  user: User,
  input: { paragraphs: readonly string[]; styleOfEnglish: StyleOfEnglish },
  timeoutMs: number = languageCheckTimeoutMs,
): Promise<LanguageSuggestion[]> {
  await passDoor(ctx, door, user.identity);
  const queued = new AbortController();
  let begun = false;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Failure("abstracts.check-busy"));
    // Stopping one that is being worked on would end its thread, and the loaded engine with it.
    if (!begun) queued.abort();
  }, timeoutMs);
  const work = ctx.cpu.engine<CheckInput, LanguageSuggestion[]>(
    checkTask,
    { paragraphs: input.paragraphs, dialect: dialectOf(input.styleOfEnglish) },
    {
      signal: queued.signal,
      onMessage: () => {
        begun = true;
      },
    },
  );
  try {
    return await Promise.race([late, work]);
  } finally {
    clearTimeout(timer);
  }
}
