import type { Locale, Promotion, PromotionInput, StaffPromotion, User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { imageOf, promotionState } from "./rules.ts";
import {
  deletePromotion,
  findCurrent,
  findPromotion,
  holdPicture,
  listPromotions,
  setPicture,
  upsertPromotion,
} from "./store.ts";

/** What a person sees beside the lists (S240); null: no box at all. */
export async function currentPromotion(
  ctx: Context,
  { region }: User,
  locale: Locale,
): Promise<Promotion | null> {
  const found = await findCurrent(ctx.db, region, ctx.clock.now());
  if (!found) return null;
  const { texts, callToActionUrl } = found.promotion;
  return {
    ...texts[locale],
    callToActionUrl,
    image: found.picture && imageOf(found.picture),
  };
}

/** Promotions for operators, behind a row of the list; each with the key of its row. */
export async function listStaffPromotions(
  ctx: Context,
  cursor: string | undefined,
  limit: number,
): Promise<(StaffPromotion & { key: string })[]> {
  const found = await listPromotions(ctx.db, cursor, limit);
  return found.map(({ key, ...row }) => ({ ...toStaff(ctx, row), key }));
}

/** @throws `not-found` */
export async function getStaffPromotion(ctx: Context, identity: string): Promise<StaffPromotion> {
  const found = await findPromotion(ctx.db, identity);
  if (!found) throw new Failure("not-found");
  return toStaff(ctx, found);
}

type Found = NonNullable<Awaited<ReturnType<typeof findPromotion>>>;

function toStaff(ctx: Context, { promotion, picture }: Found): StaffPromotion {
  const { id, texts, callToActionUrl, audience, published, startsAt, endsAt } = promotion;
  return {
    ...{ identity: id, texts, callToActionUrl, audience, published },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    state: promotionState(promotion, ctx.clock.now()),
    picture: picture?.hash ?? null,
    image: picture && imageOf(picture),
  };
}

export async function savePromotion(
  ctx: Context,
  { identity, startsAt, endsAt, ...values }: PromotionInput & { identity: string },
): Promise<void> {
  await upsertPromotion(ctx.db, {
    ...{ id: identity, createdAt: ctx.clock.now(), ...values },
    startsAt: startsAt === null ? null : new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  });
}

/** @throws `not-found`: no such promotion, or no such picture */
export async function selectPicture(
  ctx: Context,
  identity: string,
  picture: string | null,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (picture !== null && !(await holdPicture(tx, picture))) throw new Failure("not-found");
    if (!(await setPicture(tx, identity, picture))) throw new Failure("not-found");
  });
}

/** @throws `not-found` */
export async function removePromotion(ctx: Context, identity: string): Promise<void> {
  if (!(await deletePromotion(ctx.db, identity))) throw new Failure("not-found");
}
