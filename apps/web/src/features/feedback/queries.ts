import type { SurveyAnswers, SurveyFeature } from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { PlanStart } from "#features/plans/model.ts";
import { startQuery } from "#features/plans/queries.ts";
import { client } from "#lib/api.ts";

/** Uses and the day a survey was last shown, as they are now. */
export async function askSurveyState(queries: QueryClient): Promise<PlanStart["survey"]> {
  return (await queries.fetchQuery({ ...startQuery, staleTime: 0 })).survey;
}

/** The survey was shown today, taken or not; it rests for 90 days (G-68). */
export async function noteSurveyShown(queries: QueryClient, feature: SurveyFeature): Promise<void> {
  const { survey } = await client.notices.surveyShown({ feature });
  queries.setQueryData(startQuery.queryKey, (known) => known && { ...known, survey });
}

/** Keeps what a person thinks of a result. */
export async function answerSurvey(answers: SurveyAnswers): Promise<void> {
  await client.feedback.answerSurvey(answers);
}
