import {
  type AvailablePlans,
  type BillingEntry,
  type Currency,
  type Plan,
  type PlanState,
  type Plans,
  pendingPurchaseMs,
  purchaseGate,
  type ReconcileReason,
  reconcileEveryMs,
  type StarterOffer,
  type SurveyState,
  starterEntryOf,
  type User,
} from "@curie/contract";
import { loadNotices } from "#features/accounts/notices/service.ts";
import { setCurrency } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { accessOf, holdings } from "./access/service.ts";
import { everyOffer, nothingOffered, starterOf } from "./catalogue/rules.ts";
import { loadOffers } from "./catalogue/service.ts";
import { allowanceOf, type HeldPlan, timingOf } from "./rules.ts";
import {
  countAllUses,
  findSync,
  listPayments,
  listPlans,
  type PaymentRow,
  setPending,
  takeReconcileTurn,
} from "./store.ts";
import { hasHadTrial } from "./trials/store.ts";

/** Everything about plans that a page may show, as stored now (S189). */
export async function loadPlanState(
  ctx: Context,
  user: User,
  allowsDigitalEditing: boolean,
): Promise<PlanState> {
  const { db } = ctx;
  const [held, offered, payments, sync, hadTrial] = await Promise.all([
    holdings(ctx, db, user),
    loadOffers(ctx, db, user),
    listPayments(db, user.identity),
    findSync(db, user.identity),
    hasHadTrial(db, user.identity),
  ]);
  const now = ctx.clock.now();
  // Where nothing is sold nothing is offered (S249).
  const offers = allowsDigitalEditing ? offered.offers : nothingOffered;
  const plans = describePlans(held, payments, offers, now);
  const starter = starterOf(offered.catalogue, user.region);
  const pendingSince = pendingNow(sync?.pendingSince ?? null, now);
  return {
    plans,
    access: await accessOf(ctx, db, user, held),
    availablePlans: offers,
    starter: {
      entry: hadTrial
        ? "used"
        : starterEntryOf(user.region, await allFlags(ctx.flags, user.identity)),
      trialDays: starter?.trialDays ?? 1,
      edits: starter?.edits ?? 0,
      translations: starter?.translations ?? 0,
    } satisfies StarterOffer,
    paddlePending: pendingSince !== null,
    paddlePendingCreatedOn: pendingSince?.toISOString() ?? null,
    digitalEdit: {
      hasDigitalEditingPurchase: isBought(plans.premium),
      enabled: allowsDigitalEditing,
    },
  };
}

/** What a page has to know besides plans: the launch notice, and when a survey is due. */
export async function loadNoticeState(
  ctx: Context,
  user: User,
): Promise<{ launchNotice: boolean; survey: SurveyState }> {
  const [notices, uses] = await Promise.all([
    loadNotices(ctx, user),
    countAllUses(ctx.db, user.identity),
  ]);
  return {
    launchNotice: notices.launchNotice,
    survey: {
      editing: { uses: uses.editing, shownOn: notices.surveyShownAt.editing },
      translation: { uses: uses.translation, shownOn: notices.surveyShownAt.translation },
    },
  };
}

/** How billing asks the provider about one person and writes what it learns, before it settles. */
export type Reconcile = (ctx: Context, user: User) => Promise<void>;

/**
 * G-78: asks the provider for what it has not told yet, at most once in ten seconds per person. A
 * provider that does not answer changes nothing: what is stored is still the answer.
 *
 * @returns whether it was asked and has answered: what is still pending then is not there yet
 */
export async function reconcilePlans(
  ctx: Context,
  user: User,
  reason: ReconcileReason,
  reconcile: Reconcile,
): Promise<boolean> {
  const now = ctx.clock.now();
  const eventsFrom = awaitedFrom(reason, now);
  if (eventsFrom) await setPending(ctx.db, user.identity, { since: now, eventsFrom });
  // There is nothing to ask for yet, and the turn is kept for when there may be.
  if (reason === "change-opened") return false;
  const notSince = new Date(now.getTime() - reconcileEveryMs);
  if (!(await takeReconcileTurn(ctx.db, user.identity, now, notSince))) return false;
  const asked = await reconcile(ctx, user).then(
    () => true,
    (error: unknown) => {
      ctx.log.warn({ err: error }, "the payment provider could not be asked for events");
      return false;
    },
  );
  const sync = await findSync(ctx.db, user.identity);
  if (sync?.pendingSince && pendingNow(sync.pendingSince, now) === null) {
    ctx.log.warn({ pendingSince: sync.pendingSince }, "a purchase never arrived");
    await setPending(ctx.db, user.identity, null);
  }
  return asked;
}

/** How long before its report a purchase may have been made: the page reports at once. */
const reportedWithinMs = 120_000;

/**
 * From when on events are what the page waits for; null when it waits for nothing new. A purchase is
 * reported when it was made, a change before it is; Paddle Classic tells whole seconds.
 */
function awaitedFrom(reason: ReconcileReason, now: Date): Date | null {
  if (reason === "checkout-completed") return new Date(now.getTime() - reportedWithinMs);
  if (reason === "change-opened") return new Date(Math.floor(now.getTime() / 1000) * 1000);
  return null;
}

/** G-36: prices stay in one currency while a subscription runs. */
export async function chooseCurrency(ctx: Context, user: User, currency: Currency): Promise<User> {
  const now = ctx.clock.now();
  const plans = await listPlans(ctx.db, user.identity);
  const subscribed = plans.some(
    (plan) => plan.subscription !== null && timingOf(plan, now).status !== "expired",
  );
  if (subscribed && currency !== user.currency) throw new Failure("plans.currency-fixed");
  return setCurrency(ctx, user, currency);
}

/** G-89: what has not arrived after a quarter of an hour is not on its way any more. */
function pendingNow(since: Date | null, now: Date): Date | null {
  return since !== null && now.getTime() - since.getTime() < pendingPurchaseMs ? since : null;
}

function describePlans(
  held: readonly HeldPlan[],
  payments: readonly PaymentRow[],
  offers: AvailablePlans,
  now: Date,
): Plans {
  const present = (type: Plan["planType"]) => {
    const plan = held.find((one) => one.type === type && one.replacedAt === null);
    // Somebody who left a group or gave up a trial has none any more.
    const left = plan?.endedAt !== null && type === "preferred_group";
    return plan && !left ? describePlan(plan, payments, now) : null;
  };
  const plans: Plans = {
    premium: present("premium"),
    free_trial: present("free_trial"),
    preferred_group: present("preferred_group"),
  };
  const buyable =
    purchaseGate(plans) === "open" ? everyOffer(offers).map(({ identity }) => identity) : [];
  for (const plan of Object.values(plans)) if (plan) plan.availablePlans = buyable;
  return plans;
}

function describePlan(plan: HeldPlan, payments: readonly PaymentRow[], now: Date): Plan {
  const timing = timingOf(plan, now);
  const { subscription } = plan;
  const billingHistory = payments.filter((one) => isFor(one, plan)).map(describePayment);
  const validThrough = subscription?.cancelsAt ?? timing.endsAt;
  return {
    identity: plan.id,
    planType: plan.type,
    planName: plan.planName,
    catalogueSet: plan.catalogueSet,
    status: timing.status,
    paymentStatus: timing.paymentStatus,
    startsAt: plan.startsAt.toISOString(),
    endsAt: timing.endsAt?.toISOString() ?? null,
    freeTrialExpiration: timing.freeTrialExpiration?.toISOString() ?? null,
    renews: timing.renews,
    cancelledAt: subscription?.cancelledAt?.toISOString() ?? null,
    planPrice: plan.price,
    subscriptionInterval: plan.billingInterval,
    receiptCode: billingHistory.find((one) => one.receiptCode)?.receiptCode ?? null,
    billingHistory,
    availablePlans: [],
    paddleVersion: subscription?.paddleVersion ?? null,
    paddleSubscription: subscription && {
      updateUrl: subscription.updateUrl,
      cancelUrl: subscription.cancelUrl,
      validThrough: validThrough?.toISOString() ?? null,
    },
    grantingMechanism: plan.grantingMechanism,
    grantedFrom: plan.grantedFrom === null ? null : { identifier: plan.grantedFrom },
    groupName: plan.group?.name ?? null,
    access: {
      features: {
        editing: allowanceOf(plan, "editing", now),
        translation: allowanceOf(plan, "translation", now),
      },
    },
  };
}

function isFor(payment: PaymentRow, plan: HeldPlan): boolean {
  const subscription = plan.subscription?.id;
  return (
    payment.planId === plan.id ||
    (subscription !== undefined && payment.subscriptionId === subscription)
  );
}

function describePayment(row: PaymentRow): BillingEntry {
  const { currency } = row;
  return {
    paymentId: row.id,
    date: row.paidAt.toISOString(),
    detail: {
      planName: row.planName,
      catalogueSet: row.catalogueSet,
      billingInterval: row.billingInterval,
    },
    amount: { amount: row.amount, currency },
    refunded: row.refundedAmount > 0 ? { amount: row.refundedAmount, currency } : null,
    receiptCode: row.receiptCode,
  };
}

/** S238, G-41: a running plan that was bought, also with a voucher that paid all of it. */
function isBought(premium: Plan | null): boolean {
  return premium !== null && premium.status !== "expired" && premium.planPrice !== null;
}
