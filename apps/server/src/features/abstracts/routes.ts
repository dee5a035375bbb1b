import { Failure } from "#platform/failure.ts";
import { isFlagOn } from "#platform/flags.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { localisedSteps } from "./guidance/rules.ts";
import { checkLanguage } from "./language-check/service.ts";
import {
  deleteAbstract,
  loadAbstract,
  renameAbstract,
  restoreAbstract,
  saveAbstract,
  searchAbstracts,
  setStage,
  startAbstract,
} from "./service.ts";

/** Without its flag the abstract writer does not exist (S11). */
const offered = os.middleware(async ({ context, next }) => {
  const user = await context.findUser();
  const on = await isFlagOn(context.ctx.flags, "curie_abstract_writer", user?.identity);
  if (!on) throw new Failure("not-found");
  return next();
});

/** The flag decides before anything is read: what does not exist refuses no input. */
const writer = os.use(signedIn).use(offered).abstracts;
const done = { done: true } as const;

export const abstractRoutes = {
  start: writer.start.handler(({ context, input }) =>
    startAbstract(context.ctx, context.user, input.locale),
  ),

  steps: writer.steps.handler(({ context: { ctx, user }, input }) => ({
    steps: localisedSteps((key) => ctx.messages(input.locale ?? user.locale, key)),
  })),

  load: writer.load.handler(({ context, input }) => loadAbstract(context.ctx, context.user, input)),

  save: writer.save.handler(({ context, input }) => saveAbstract(context.ctx, context.user, input)),

  updateStage: writer.updateStage.handler(({ context, input }) =>
    setStage(context.ctx, context.user, input),
  ),

  search: writer.search.handler(({ context, input }) =>
    searchAbstracts(context.ctx, context.user, input),
  ),

  rename: writer.rename.handler(({ context, input }) =>
    renameAbstract(context.ctx, context.user, input),
  ),

  remove: writer.remove.handler(async ({ context, input }) => {
    await deleteAbstract(context.ctx, context.user, input.session);
    return done;
  }),

  restore: writer.restore.handler(({ context, input }) =>
    restoreAbstract(context.ctx, context.user, input.session),
  ),

  checkLanguage: writer.checkLanguage.handler(async ({ context, input }) => ({
    suggestions: await checkLanguage(context.ctx, context.user, input),
  })),
};
