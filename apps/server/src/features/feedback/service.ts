import type { SurveyAnswers, User } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { upsertAnswers } from "./store.ts";

/** Keeps what a person thinks of a result; a second answer replaces the first. */
export async function answerSurvey(
  ctx: Context,
  user: User,
  answers: SurveyAnswers,
): Promise<void> {
  const { modelVersion, comment } = answers;
  await upsertAnswers(ctx.db, {
    ...answers,
    id: ctx.ids.uuid(),
    userId: user.identity,
    // S78: the model is asked about editing only.
    modelVersion: answers.feature === "editing" ? modelVersion : null,
    comment: comment === "" ? null : comment,
    answeredAt: ctx.clock.now(),
  });
}
