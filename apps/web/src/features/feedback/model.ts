import type { SurveyAnswers, SurveyFeature } from "@curie/contract";

/** The graded questions, in the order they are asked. */
export const gradedQuestions = ["overall", "language", "meaning"] as const;
export type GradedQuestion = (typeof gradedQuestions)[number];
export type Grades = Partial<Record<GradedQuestion, number>>;

export const grades = [1, 2, 3, 4, 5] as const;

/** What the address of the survey says it is about (S78). */
export type SurveySubject = Pick<SurveyAnswers, "feature" | "submissionIdentity" | "modelVersion">;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whatever stands in the address, something can be asked about it. */
export function surveySubject(query: URLSearchParams): SurveySubject {
  const submission = query.get("submission_identity") ?? "";
  const feature: SurveyFeature = query.get("feature") === "translation" ? "translation" : "editing";
  const modelVersion = query.get("model_version");
  return {
    feature,
    submissionIdentity: uuid.test(submission) ? submission : null,
    modelVersion: feature === "editing" && modelVersion ? modelVersion.slice(0, 200) : null,
  };
}

/** The first question without an answer; null when all have one. */
export function firstMissing(given: Grades): GradedQuestion | null {
  return gradedQuestions.find((question) => given[question] === undefined) ?? null;
}
