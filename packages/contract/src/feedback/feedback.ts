import { z } from "zod";
import { Done, Identity, signedIn } from "../http.ts";
import { SurveyFeature } from "./notices.ts";

/** From 1, very poor, to 5, very good. */
const Grade = z.int().min(1).max(5);

/** What a person thinks of one result (G-69). Never text of a manuscript. */
export const SurveyAnswers = z.strictObject({
  feature: SurveyFeature,
  /** The document that was downloaded before; null when the survey was opened without one. */
  submissionIdentity: Identity.nullable(),
  /** Version of the engine that made the result; asked about editing only. */
  modelVersion: z.string().max(200).nullable(),
  overall: Grade,
  language: Grade,
  meaning: Grade,
  comment: z.string().trim().max(2000).nullable(),
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;

export const feedback = {
  answerSurvey: signedIn
    .route({
      method: "POST",
      path: "/survey/answers",
      tags: ["Feedback"],
      summary: "Answer the survey about a result; a second answer replaces the first",
    })
    .input(SurveyAnswers)
    .output(Done),
};
