import { os, signedIn } from "#platform/http/procedures.ts";
import { linkPreprints, loadPreprintsLink, unlinkPreprints } from "./service.ts";

export const partnerRoutes = {
  preprintsLink: os.partners.preprintsLink
    .use(signedIn)
    .handler(({ context }) => loadPreprintsLink(context.ctx, context.user)),

  linkPreprints: os.partners.linkPreprints
    .use(signedIn)
    .handler(({ context, input }) =>
      linkPreprints(context.ctx, context.user, input.preprintsUserIdentity),
    ),

  unlinkPreprints: os.partners.unlinkPreprints.use(signedIn).handler(async ({ context }) => {
    await unlinkPreprints(context.ctx, context.user);
    return { done: true as const };
  }),
};
