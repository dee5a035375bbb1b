import { os, signedIn } from "#platform/http/procedures.ts";
import { changePassword } from "./service.ts";

export const passwordRoutes = {
  changePassword: os.accountSecurity.changePassword
    .use(signedIn)
    .handler(async ({ context, input }) => {
      await changePassword(context.ctx, context.user, input, context);
      return { done: true } as const;
    }),
};
