import { fromNodeHeaders } from "better-auth/node";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import type { Caller } from "./client.ts";
import { requestPasswordReset, resetPassword } from "./password-reset/service.ts";
import { closeAccount, exportData } from "./personal-data/service.ts";
import { changeProfile } from "./service.ts";
import { signOut } from "./sessions/service.ts";
import { finishOutsideSignIn, signIn, startOutsideSignIn } from "./sign-in/service.ts";
import { confirmEmail, resendConfirmation, signUp } from "./sign-up/service.ts";
import { isSecondStepDue } from "./two-step/service.ts";

const done = { done: true } as const;

/** `kept` is what every feature keeps about people: `app.ts` knows them all. */
export const accountRoutes = (kept: readonly PersonalData[]) => ({
  session: os.accounts.session.handler(async ({ context }) => {
    const user = await context.findUser();
    const cookie = context.headers.get("cookie") ?? undefined;
    return { user, secondStepDue: !user && (await isSecondStepDue(context.ctx, cookie)) };
  }),

  signUp: os.accounts.signUp.handler(async ({ context, input }) => {
    const { cookies } = await signUp(context.ctx, input, context);
    cookies.forEach(context.setCookie);
    return done;
  }),

  resendConfirmation: os.accounts.resendConfirmation.handler(async ({ context, input }) => {
    await resendConfirmation(context.ctx, input.email, context);
    return done;
  }),

  confirm: os.accounts.confirm.handler(async ({ context, input }) => {
    const { user, cookies } = await confirmEmail(context.ctx, input, context);
    cookies.forEach(context.setCookie);
    return { user };
  }),

  signIn: os.accounts.signIn.handler(async ({ context, input }) => {
    const { cookies, ...state } = await signIn(context.ctx, input, context);
    cookies.forEach(context.setCookie);
    return state;
  }),

  signOut: os.accounts.signOut.handler(async ({ context }) => {
    const { cookies } = await signOut(context.ctx, context.headers);
    cookies.forEach(context.setCookie);
    return done;
  }),

  requestReset: os.accounts.requestReset.handler(async ({ context, input }) => {
    await requestPasswordReset(context.ctx, input.email, context);
    return done;
  }),

  resetPassword: os.accounts.resetPassword.handler(async ({ context, input }) => {
    const { cookies } = await resetPassword(context.ctx, input, context);
    cookies.forEach(context.setCookie);
    return done;
  }),

  exportData: os.accounts.exportData
    .use(signedIn)
    .handler(({ context }) => exportData(context.ctx, context.user, context, kept)),

  closeAccount: os.accounts.closeAccount.use(signedIn).handler(async ({ context, input }) => {
    await closeAccount(context.ctx, context.user, input, context, kept);
    return done;
  }),

  changeProfile: os.accounts.changeProfile.use(signedIn).handler(async ({ context, input }) => ({
    user: await changeProfile(context.ctx, context.user, input),
  })),
});

const Provider = z.object({ provider: z.literal("institution") });
const Return = z.object({ returnTo: z.string().max(2000).optional() });

/**
 * Signing in elsewhere: the link on the sign-in page leads to the provider, and the provider leads
 * back to better-auth's callback. Nothing else of better-auth's own surface is served.
 */
export async function serveOutsideSignIn(app: FastifyInstance, ctx: Context): Promise<void> {
  if (!ctx.config.signIn.oidc) return;

  app.get("/api/accounts/sign-in/:provider", async (request, reply) => {
    const { provider } = readProvider(request.params);
    const { returnTo } = Return.parse(request.query);
    const to = await startOutsideSignIn(ctx, provider, returnTo, callerOf(request));
    return reply.header("set-cookie", to.cookies).redirect(to.location);
  });

  app.get("/api/auth/callback/:provider", async (request, reply) => {
    const { provider } = readProvider(request.params);
    const to = await finishOutsideSignIn(ctx, provider, request.url, callerOf(request));
    return reply.header("set-cookie", to.cookies).redirect(to.location);
  });
}

function readProvider(params: unknown): z.infer<typeof Provider> {
  const parsed = Provider.safeParse(params);
  if (!parsed.success) throw new Failure("not-found");
  return parsed.data;
}

function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, headers: fromNodeHeaders(request.headers) };
}
