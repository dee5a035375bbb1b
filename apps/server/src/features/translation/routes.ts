import { startDocument } from "#features/documents/processing/service.ts";
import { getTranslationAccess } from "#features/plans/access/service.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { englishOfTranslations } from "./rules.ts";
import { listEngines, translation } from "./service.ts";
import { getSides } from "./sides/service.ts";

/** What translation has beside the endpoints of every service for documents. */
export const translationRoutes = {
  limitReached: os.translation.limitReached
    .use(signedIn)
    .handler(({ context }) => getTranslationAccess(context.ctx, context.user)),

  engines: os.translation.engines.use(signedIn).handler(async ({ context }) => ({
    engines: await listEngines(context.ctx),
  })),

  sides: os.translation.sides
    .use(signedIn)
    .handler(({ context, input }) => getSides(context.ctx, context.user, input.identity)),

  start: os.translation.start.use(signedIn).handler(async ({ context, input }) => ({
    document: await startDocument(context.ctx, context.user, translation, {
      file: input.file,
      sourceLanguage: input.language,
      ...englishOfTranslations(context.user),
    }),
  })),
};
