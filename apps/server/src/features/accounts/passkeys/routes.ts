import { os, signedIn } from "#platform/http/procedures.ts";
import {
  addPasskey,
  beginAdding,
  beginPasskeySignIn,
  callPasskey,
  describePasskeys,
  removePasskey,
  signInWithPasskey,
} from "./service.ts";

export const passkeyRoutes = {
  beginSignIn: os.passkeys.beginSignIn.handler(({ context }) => beginPasskeySignIn(context.ctx)),

  signIn: os.passkeys.signIn.handler(async ({ context, input }) => {
    const { user, cookies } = await signInWithPasskey(context.ctx, input.credential, context);
    cookies.forEach(context.setCookie);
    return { user };
  }),

  list: os.passkeys.list.use(signedIn).handler(async ({ context }) => ({
    passkeys: await describePasskeys(context.ctx, context.user),
  })),

  beginAdding: os.passkeys.beginAdding
    .use(signedIn)
    .handler(({ context, input }) => beginAdding(context.ctx, context.user, input, context)),

  add: os.passkeys.add.use(signedIn).handler(async ({ context, input }) => ({
    passkey: await addPasskey(context.ctx, context.user, input, context),
  })),

  rename: os.passkeys.rename.use(signedIn).handler(async ({ context, input }) => ({
    passkey: await callPasskey(context.ctx, context.user, input),
  })),

  remove: os.passkeys.remove.use(signedIn).handler(async ({ context, input }) => {
    await removePasskey(context.ctx, context.user, input, context);
    return { done: true } as const;
  }),
};
