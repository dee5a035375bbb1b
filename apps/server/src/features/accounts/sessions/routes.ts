import { os, signedIn } from "#platform/http/procedures.ts";
import { hasPassword } from "../passwords/service.ts";
import { describeTwoStep } from "../two-step/service.ts";
import { describeSessions, endOtherSessions, endSession } from "./service.ts";

export const sessionRoutes = {
  overview: os.accountSecurity.overview.use(signedIn).handler(async ({ context }) => {
    const { ctx, user } = context;
    const [password, twoStep, sessions] = await Promise.all([
      hasPassword(ctx, user),
      describeTwoStep(ctx, user),
      describeSessions(ctx, user, context),
    ]);
    return { hasPassword: password, twoStep, sessions };
  }),

  endSession: os.accountSecurity.endSession.use(signedIn).handler(async ({ context, input }) => {
    await endSession(context.ctx, context.user, input.session, context);
    return { done: true } as const;
  }),

  endOtherSessions: os.accountSecurity.endOtherSessions
    .use(signedIn)
    .handler(async ({ context }) => ({
      ended: await endOtherSessions(context.ctx, context.user, context),
    })),
};
