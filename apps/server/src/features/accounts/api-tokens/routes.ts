import { os, signedIn } from "#platform/http/procedures.ts";
import { createToken, describeTokens, revokeToken } from "./service.ts";

export const apiTokenRoutes = {
  list: os.apiTokens.list.use(signedIn).handler(async ({ context }) => ({
    tokens: await describeTokens(context.ctx, context.user),
  })),

  create: os.apiTokens.create
    .use(signedIn)
    .handler(({ context, input }) => createToken(context.ctx, context.user, input, context)),

  revoke: os.apiTokens.revoke.use(signedIn).handler(async ({ context, input }) => {
    await revokeToken(context.ctx, context.user, input.token, context);
    return { done: true } as const;
  }),
};
