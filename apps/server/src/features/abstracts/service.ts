import {
  type AbstractCard,
  type AbstractSession,
  type AbstractStage,
  abstractsPageSize,
  abstractsPerPerson,
  dayMs,
  deletedAbstractDays,
  type Locale,
  type Pagination,
  type SaveAbstract,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { paginate } from "#platform/http/pagination.ts";
import { cleanText, cleanTitle } from "./answers/rules.ts";
import { answeredSteps, localisedQuestions, localisedSteps } from "./guidance/rules.ts";
import { type Draft, emptyDraft, type Outcome, saved, stageSet, titleProblem } from "./rules.ts";
import {
  type AbstractRow,
  countOwnAbstracts,
  deleteAbstractsDeletedBefore,
  findOwnAbstract,
  hasBegunAbstracts,
  insertAbstract,
  listOwnAbstracts,
  lockListOf,
  updateAbstract,
} from "./store.ts";

/** Begins an abstract. @throws `abstracts.too-many` */
export async function startAbstract(
  ctx: Context,
  user: User,
  locale?: Locale,
): Promise<AbstractSession> {
  const now = ctx.clock.now();
  const row = await ctx.db.transaction(async (tx) => {
    await keepRoomInList(tx, user);
    return insertAbstract(tx, {
      id: ctx.ids.uuid(),
      ownerId: user.identity,
      createdAt: now,
      ...emptyDraft(now),
    });
  });
  return describe(ctx, user, row, locale);
}

export async function loadAbstract(
  ctx: Context,
  user: User,
  { session, locale }: { session: string; locale?: Locale | undefined },
): Promise<AbstractSession> {
  return describe(ctx, user, await getOwnAbstract(ctx.db, user, session), locale);
}

export async function saveAbstract(
  ctx: Context,
  user: User,
  input: SaveAbstract,
): Promise<AbstractSession> {
  const row = await changeAbstract(ctx, user, input.session, (draft, now) =>
    saved(draft, input, now),
  );
  return describe(ctx, user, row, input.locale);
}

/** Confirms the set-up, or goes between template and review. */
export async function setStage(
  ctx: Context,
  user: User,
  input: {
    session: string;
    stage: AbstractStage;
    revision?: number | undefined;
    locale?: Locale | undefined;
  },
): Promise<AbstractSession> {
  const row = await changeAbstract(ctx, user, input.session, (draft, now) =>
    stageSet(draft, input, now),
  );
  return describe(ctx, user, row, input.locale);
}

/** Of two names given at once the last one stays; answers are not touched. */
export async function renameAbstract(
  ctx: Context,
  user: User,
  input: { session: string; title: string },
): Promise<AbstractCard> {
  const title = cleanTitle(input.title);
  return cardOf(
    await changeAbstract(
      ctx,
      user,
      input.session,
      (draft, now) => titleProblem(title) ?? { draft: { ...draft, title, changedAt: now } },
    ),
  );
}

export async function searchAbstracts(
  ctx: Context,
  user: User,
  asked: { query?: string | undefined; page?: string | undefined },
): Promise<{ abstracts: AbstractCard[]; pagination: Pagination }> {
  const inTitle = cleanText(asked.query ?? "").trim();
  const total = await countOwnAbstracts(ctx.db, user.identity, inTitle);
  const pagination = paginate(asked.page, total, abstractsPageSize);
  const rows = await listOwnAbstracts(ctx.db, user.identity, {
    inTitle,
    offset: pagination.offset,
    limit: pagination.pageSize,
  });
  return { abstracts: rows.map(cardOf), pagination };
}

/** G-76: out of the list at once, gone for good after 30 days. A second call answers the same. */
export async function deleteAbstract(ctx: Context, user: User, session: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await getOwnAbstract(tx, user, session, {
      deletedAfter: forgottenBefore(ctx),
      lock: true,
    });
    if (!row.deletedAt) await updateAbstract(tx, row.id, { deletedAt: ctx.clock.now() });
  });
}

/** Brings a deleted abstract back into the list. A second call answers the same. */
export async function restoreAbstract(
  ctx: Context,
  user: User,
  session: string,
): Promise<AbstractCard> {
  return ctx.db.transaction(async (tx) => {
    await lockListOf(tx, user.identity);
    const row = await getOwnAbstract(tx, user, session, {
      deletedAfter: forgottenBefore(ctx),
      lock: true,
    });
    if (!row.deletedAt) return cardOf(row);
    await keepRoomInList(tx, user);
    return cardOf(await updateAbstract(tx, row.id, { deletedAt: null }));
  });
}

/** Removes what was deleted 30 days ago. */
export async function sweepAbstracts(ctx: Context): Promise<void> {
  await deleteAbstractsDeletedBefore(ctx.db, forgottenBefore(ctx));
}

/** Whether somebody ever began an abstract, deleted ones counted. */
export async function hasAbstracts(ctx: Context, user: User): Promise<boolean> {
  return hasBegunAbstracts(ctx.db, user.identity);
}

async function changeAbstract(
  ctx: Context,
  user: User,
  session: string,
  change: (draft: Draft, now: Date) => Outcome,
): Promise<AbstractRow> {
  return ctx.db.transaction(async (tx) => {
    const row = await getOwnAbstract(tx, user, session, { lock: true });
    const outcome = change(row, ctx.clock.now());
    if ("refused" in outcome) throw new Failure(outcome.refused.code, outcome.refused.params);
    return outcome.draft === row ? row : updateAbstract(tx, row.id, outcome.draft);
  });
}

/** @throws `abstracts.not-found` for unknown, deleted and other people's abstracts alike. */
async function getOwnAbstract(
  db: Db,
  user: User,
  session: string,
  options: { deletedAfter?: Date; lock?: boolean } = {},
): Promise<AbstractRow> {
  const row = await findOwnAbstract(db, user.identity, session, options);
  if (!row) throw new Failure("abstracts.not-found");
  return row;
}

async function keepRoomInList(tx: Db, user: User): Promise<void> {
  await lockListOf(tx, user.identity);
  if ((await countOwnAbstracts(tx, user.identity)) >= abstractsPerPerson) {
    throw new Failure("abstracts.too-many", { limit: abstractsPerPerson });
  }
}

function forgottenBefore(ctx: Context): Date {
  return new Date(ctx.clock.now().getTime() - deletedAbstractDays * dayMs);
}

function cardOf(row: AbstractRow): AbstractCard {
  return {
    session: row.id,
    title: row.title,
    currentStep: row.currentStep,
    currentStage: row.currentStage,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  };
}

function describe(
  ctx: Context,
  user: User,
  row: AbstractRow,
  locale: Locale = user.locale,
): AbstractSession {
  const say = (key: string) => ctx.messages(locale, key);
  const articleType = row.criteriaResponses["article-type"];
  return {
    ...cardOf(row),
    criteriaResponses: row.criteriaResponses,
    templateResponses: row.templateResponses,
    responses: answeredSteps(say, row.criteriaResponses),
    steps: localisedSteps(say),
    questions: articleType ? localisedQuestions(say, articleType) : [],
    revision: row.revision,
  };
}
