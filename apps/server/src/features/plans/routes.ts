import type { User } from "@curie/contract";
import { acknowledgeLaunch, noteSurveyShown } from "#features/accounts/notices/service.ts";
import { describeApplication } from "#platform/application.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { os, signedIn } from "#platform/http/procedures.ts";
import { loadPublicOffer } from "./catalogue/service.ts";
import {
  inviteToGroup,
  joinGroup,
  leaveGroup,
  loadGroupOverview,
  removeByLink,
  renewByLink,
} from "./groups/service.ts";
import {
  chooseCurrency,
  loadNoticeState,
  loadPlanState,
  type Reconcile,
  reconcilePlans,
} from "./service.ts";
import { findCustomerId } from "./store.ts";
import { endTrial } from "./trials/service.ts";

const done = { done: true } as const;

/** `reconcile` is how billing, further right on the ladder, asks the provider. */
export function planRoutes(reconcile: Reconcile) {
  return {
    load: os.plans.load.use(signedIn).handler(async ({ context }) => {
      const { ctx, user } = context;
      const application = describeApplication(ctx.config, context.hostname);
      const [state, notices, flags, customerPaddleId] = await Promise.all([
        loadPlanState(ctx, user, application.allowsDigitalEditing),
        loadNoticeState(ctx, user),
        allFlags(ctx.flags, user.identity),
        findCustomerId(ctx.db, user.identity),
      ]);
      return {
        ...state,
        ...notices,
        user,
        flags,
        application: {
          ...application,
          paymentProvider: { ...application.paymentProvider, customerPaddleId },
        },
      };
    }),

    sync: os.plans.sync
      .use(signedIn)
      .handler(({ context }) => stateOf(context.ctx, context.user, context.hostname)),

    reconcile: os.plans.reconcile.use(signedIn).handler(async ({ context, input }) => {
      const { ctx, user, hostname } = context;
      const asked = await reconcilePlans(ctx, user, input.reason, reconcile);
      return { ...(await stateOf(ctx, user, hostname)), asked };
    }),

    joinGroup: os.plans.joinGroup.use(signedIn).handler(async ({ context, input }) => {
      requireSelf(context.user, input.identity);
      await joinGroup(context.ctx, context.user, input.groupCode);
      return done;
    }),

    leaveGroup: os.plans.leaveGroup.use(signedIn).handler(async ({ context, input }) => {
      requireSelf(context.user, input.identity);
      await leaveGroup(context.ctx, context.user);
      return done;
    }),

    publicOffer: os.plans.publicOffer.handler(({ context, input }) => {
      const { allowsDigitalEditing } = describeApplication(context.ctx.config, context.hostname);
      return loadPublicOffer(context.ctx, input.region, allowsDigitalEditing);
    }),

    groupOverview: os.plans.groupOverview.handler(({ context, input }) =>
      loadGroupOverview(context.ctx, input.token),
    ),

    inviteToGroup: os.plans.inviteToGroup.handler(async ({ context, input }) => {
      await inviteToGroup(context.ctx, input.token, input.emails);
      return done;
    }),

    removeFromGroup: os.plans.removeFromGroup.handler(async ({ context, input }) => {
      await removeByLink(context.ctx, input.token, input.member);
      return done;
    }),

    renewGroupLink: os.plans.renewGroupLink.handler(async ({ context, input }) => {
      await renewByLink(context.ctx, input.token);
      return done;
    }),

    endTrial: os.plans.endTrial.use(signedIn).handler(async ({ context }) => {
      await endTrial(context.ctx, context.user);
      return done;
    }),

    chooseCurrency: os.plans.chooseCurrency.use(signedIn).handler(async ({ context, input }) => {
      requireSelf(context.user, input.identity);
      return { user: await chooseCurrency(context.ctx, context.user, input.currency) };
    }),
  };
}

/** What was read or shown. They stand here because a survey is due after uses, which plans count. */
export const noticeRoutes = {
  acknowledgeLaunch: os.notices.acknowledgeLaunch.use(signedIn).handler(async ({ context }) => {
    await acknowledgeLaunch(context.ctx, context.user);
    return done;
  }),

  surveyShown: os.notices.surveyShown.use(signedIn).handler(async ({ context, input }) => {
    await noteSurveyShown(context.ctx, context.user, input.feature);
    const { survey } = await loadNoticeState(context.ctx, context.user);
    return { survey };
  }),
};

function stateOf(ctx: Context, user: User, hostname: string) {
  return loadPlanState(ctx, user, describeApplication(ctx.config, hostname).allowsDigitalEditing);
}

/** G-6: the identity in the address must be the caller's own. */
function requireSelf(user: User, identity: string): void {
  if (user.identity !== identity) throw new Failure("forbidden");
}
