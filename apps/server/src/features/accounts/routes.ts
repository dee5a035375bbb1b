import { fromNodeHeaders } from "better-auth/node";
import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { authOf } from "./client.ts";
import {
  changeProfile,
  confirmEmail,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from "./service.ts";

const done = { done: true } as const;

export const accountRoutes = {
  session: os.accounts.session.handler(async ({ context }) => ({ user: await context.findUser() })),

  signUp: os.accounts.signUp.handler(async ({ context, input }) => {
    await signUp(context.ctx, input, context);
    return done;
  }),

  resendConfirmation: os.accounts.resendConfirmation.handler(async ({ context, input }) => {
    await resendConfirmation(context.ctx, input.email);
    return done;
  }),

  confirm: os.accounts.confirm.handler(async ({ context, input }) => {
    const { user, cookies } = await confirmEmail(context.ctx, input.token, context);
    cookies.forEach(context.setCookie);
    return { user };
  }),

  signIn: os.accounts.signIn.handler(async ({ context, input }) => {
    const { user, cookies } = await signIn(context.ctx, input, context);
    cookies.forEach(context.setCookie);
    return { user };
  }),

  signOut: os.accounts.signOut.handler(async ({ context }) => {
    const { cookies } = await signOut(context.ctx, context.headers);
    cookies.forEach(context.setCookie);
    return done;
  }),

  requestReset: os.accounts.requestReset.handler(async ({ context, input }) => {
    await requestPasswordReset(context.ctx, input.email);
    return done;
  }),

  resetPassword: os.accounts.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(context.ctx, input, context);
    return done;
  }),

  changeProfile: os.accounts.changeProfile.use(signedIn).handler(async ({ context, input }) => ({
    user: await changeProfile(context.ctx, context.user, input),
  })),
};

/** The redirects of outside sign-in, and nothing else of better-auth's own surface. */
const outsidePaths = [
  "/api/auth/sign-in/oauth2",
  "/api/auth/oauth2/callback/:provider",
  "/api/auth/callback/:provider",
];

export async function serveOutsideSignIn(app: FastifyInstance, ctx: Context): Promise<void> {
  if (!ctx.config.signIn.orcid && !ctx.config.signIn.oidc) return;
  for (const url of outsidePaths) {
    app.route({
      method: ["GET", "POST"],
      url,
      handler: async (request, reply) => {
        const answer = await authOf(ctx).handler(
          new Request(new URL(request.url, ctx.config.publicUrl), {
            method: request.method,
            headers: fromNodeHeaders(request.headers),
            ...(request.body ? { body: JSON.stringify(request.body) } : {}),
          }),
        );
        reply.status(answer.status);
        for (const [name, value] of answer.headers) {
          if (name !== "set-cookie") reply.header(name, value);
        }
        for (const cookie of answer.headers.getSetCookie()) reply.header("set-cookie", cookie);
        return reply.send(answer.body ? await answer.text() : null);
      },
    });
  }
}
