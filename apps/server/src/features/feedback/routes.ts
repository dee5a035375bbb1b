import { os, signedIn } from "#platform/http/procedures.ts";
import { answerSurvey } from "./service.ts";

export const feedbackRoutes = {
  answerSurvey: os.feedback.answerSurvey.use(signedIn).handler(async ({ context, input }) => {
    await answerSurvey(context.ctx, context.user, input);
    return { done: true as const };
  }),
};
