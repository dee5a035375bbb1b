import { dayMs, surveyIntervalDays, surveyMinUses } from "../constants.ts";
import type { SurveyFeature, SurveyState } from "./notices.ts";

/** S77: at least two uses, and not shown for 90 days. */
export function surveyIsDue(state: SurveyState[SurveyFeature], now: Date): boolean {
  if (state.uses < surveyMinUses) return false;
  if (state.shownOn === null) return true;
  return now.getTime() - new Date(state.shownOn).getTime() >= surveyIntervalDays * dayMs;
}

export type SurveyParameters = {
  userIdentity: string;
  feature: SurveyFeature;
  submissionIdentity: string;
  /** Version of the engine; asked about editing only (S78). */
  modelVersion: string | null;
};

/** The survey's address with what it is about; `address` is absolute or a path of ours. */
export function surveyLink(address: string, about: SurveyParameters): string {
  const parameters = new URLSearchParams({
    user_identity: about.userIdentity,
    origin: "aje",
    feature: about.feature,
    submission_identity: about.submissionIdentity,
  });
  if (about.feature === "editing" && about.modelVersion !== null) {
    parameters.set("model_version", about.modelVersion);
  }
  return `${address}${address.includes("?") ? "&" : "?"}${parameters}`;
}
