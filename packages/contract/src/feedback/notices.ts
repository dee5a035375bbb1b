import { z } from "zod";
import { Done, Instant, signedIn } from "../http.ts";

/** The services whose users are asked what they think. */
export const SurveyFeature = z.enum(["editing", "translation"]);
export type SurveyFeature = z.infer<typeof SurveyFeature>;

/** Uses so far, and when the survey was last shown, taken or not (G-68). */
const FeatureSurvey = z.object({ uses: z.int().min(0), shownOn: Instant.nullable() });
export const SurveyState = z.object({ editing: FeatureSurvey, translation: FeatureSurvey });
export type SurveyState = z.infer<typeof SurveyState>;

const tags = ["Notices"];

export const notices = {
  acknowledgeLaunch: signedIn
    .route({
      method: "POST",
      path: "/curie/notify/launch",
      tags,
      summary: "The notice of the product's new name was read; calling it twice is harmless",
    })
    .output(Done),
  surveyShown: signedIn
    .route({
      method: "POST",
      path: "/survey/shown",
      tags,
      summary: "The survey was shown for a service; it rests for 90 days",
    })
    .input(z.object({ feature: SurveyFeature }))
    .output(z.object({ survey: SurveyState })),
};
