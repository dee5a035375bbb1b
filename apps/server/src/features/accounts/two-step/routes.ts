import { os, signedIn } from "#platform/http/procedures.ts";
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
  takeSecondStep,
} from "./service.ts";

export const twoStepRoutes = {
  secondStep: os.accountSecurity.secondStep.handler(async ({ context, input }) => {
    const { user, cookies } = await takeSecondStep(context.ctx, input.code, context);
    cookies.forEach(context.setCookie);
    return { user };
  }),

  beginTwoStep: os.accountSecurity.beginTwoStep
    .use(signedIn)
    .handler(({ context, input }) =>
      beginTwoStep(context.ctx, context.user, input.password, context),
    ),

  confirmTwoStep: os.accountSecurity.confirmTwoStep
    .use(signedIn)
    .handler(({ context, input }) =>
      confirmTwoStep(context.ctx, context.user, input.code, context),
    ),

  renewRecoveryCodes: os.accountSecurity.renewRecoveryCodes
    .use(signedIn)
    .handler(({ context, input }) => renewRecoveryCodes(context.ctx, context.user, input, context)),

  endTwoStep: os.accountSecurity.endTwoStep.use(signedIn).handler(async ({ context, input }) => {
    await endTwoStep(context.ctx, context.user, input, context);
    return { done: true } as const;
  }),
};
