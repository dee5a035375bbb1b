import { type Document, idempotencyKeyHours } from "@curie/contract";
import type { ApiCaller } from "#features/accounts/api-tokens/service.ts";
import { startDocument } from "#features/documents/processing/service.ts";
import { editing } from "#features/editing/service.ts";
import { englishOfTranslations } from "#features/translation/rules.ts";
import { translation } from "#features/translation/service.ts";
import { wallTime } from "#platform/clock.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { hashOfWish, isIdempotencyKey, isWished, type Wish } from "./rules.ts";
import { deleteKeysBefore, keepKey, markDone } from "./store.ts";

/**
 * Starts what a call asks for. With a key the same call may be sent again: it has the same answer and
 * starts nothing twice. The key is kept before the start and marked after it; what lies between can be
 * done again, since an upload starts once (`startDocument`), also by two calls at the same time.
 *
 * @throws `api.idempotency-key-reused` for a key that was sent with something else,
 *   `api.already-started` where another start of the same document came first, and whatever a start is
 *   refused for
 */
export async function startOnce(
  ctx: Context,
  caller: ApiCaller,
  wish: Wish,
  key: string | null,
): Promise<{ document: string }> {
  const answer = { document: wish.choices.document };
  if (key === null) {
    await start(ctx, caller, wish);
    return answer;
  }
  if (!isIdempotencyKey(key)) throw new Failure("invalid-input", { fields: ["Idempotency-Key"] });
  const now = wallTime(ctx.clock);
  const named = { userId: caller.user.identity, key };
  const requestHash = hashOfWish(wish);
  const kept = await keepKey(ctx.db, { ...named, requestHash, createdAt: now });
  if (kept.requestHash !== requestHash) throw new Failure("api.idempotency-key-reused");
  if (kept.doneAt) return answer;
  await start(ctx, caller, wish);
  await markDone(ctx.db, named, now);
  return answer;
}

/** A key that nobody may count on any more. */
export async function sweepKeys(ctx: Context): Promise<void> {
  const age = idempotencyKeyHours * 3_600_000;
  await deleteKeysBefore(ctx.db, new Date(wallTime(ctx.clock).getTime() - age));
}

async function start(ctx: Context, caller: ApiCaller, wish: Wish): Promise<void> {
  const document = await begin(ctx, caller, wish);
  if (!isWished(document, wish)) throw new Failure("api.already-started");
}

async function begin(ctx: Context, { user, token }: ApiCaller, wish: Wish): Promise<Document> {
  const { origin } = token;
  if (wish.service === "translation") {
    const { document: file, language: sourceLanguage } = wish.choices;
    const english = englishOfTranslations(user);
    return startDocument(ctx, user, translation, { file, sourceLanguage, origin, ...english });
  }
  const { document: file, ...choices } = wish.choices;
  if (choices.oxfordSpelling && choices.styleOfEnglish !== "British English") {
    throw new Failure("invalid-input", { fields: ["oxfordSpelling"] });
  }
  return startDocument(ctx, user, editing, { file, origin, ...choices });
}
