import { namedCurieAt, type SurveyFeature, type User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { findAccountBirth, insertNoticeOnce, listNotices, upsertNotice } from "./store.ts";

export type NoticeState = {
  /** Still to be told that the product has another name now. */
  launchNotice: boolean;
  surveyShownAt: Record<SurveyFeature, string | null>;
};

export async function loadNotices(ctx: Context, user: User): Promise<NoticeState> {
  const [rows, since] = await Promise.all([
    listNotices(ctx.db, user.identity),
    findAccountBirth(ctx.db, user.identity),
  ]);
  const at = (name: string) => rows.find((row) => row.name === name)?.at.toISOString() ?? null;
  return {
    // Nothing was renamed for who came under the present name.
    launchNotice: at("launch") === null && since !== null && since < new Date(namedCurieAt),
    surveyShownAt: { editing: at("survey.editing"), translation: at("survey.translation") },
  };
}

/** The notice about the new name is acknowledged once per account, whichever browser shows it (S83). */
export async function acknowledgeLaunch(ctx: Context, user: User): Promise<void> {
  await insertNoticeOnce(ctx.db, { userId: user.identity, name: "launch", at: ctx.clock.now() });
}

/** G-68: the rest of 90 days begins when the survey is shown, whether it is taken or closed. */
export async function noteSurveyShown(
  ctx: Context,
  user: User,
  feature: SurveyFeature,
): Promise<void> {
  await upsertNotice(ctx.db, {
    userId: user.identity,
    name: `survey.${feature}`,
    at: ctx.clock.now(),
  });
}
