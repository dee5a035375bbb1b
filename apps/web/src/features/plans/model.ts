import {
  type Access,
  type Allowance,
  type AvailablePlan,
  type BillingEntry,
  daysUntil,
  type ErrorCode,
  isRunning,
  type Plan,
  type PlanBadge,
  type Plans,
  type PlanType,
  pricePerMonth,
  purchaseGate,
  subscribePath,
  usesChinaFlows,
} from "@curie/contract";
import type { client } from "#lib/api.ts";
import type { Failure } from "#lib/failure.ts";
import type { BadgeTone } from "#ui/status/status-badge.tsx";

/** What a page starts from: plans, offers, person, flags (G-79). */
export type PlanStart = Awaited<ReturnType<(typeof client)["plans"]["load"]>>;

/** The plans a person has had: running ones first, and among them a paid one before the trial. */
export function knownPlans(plans: Plans): Plan[] {
  const known = [plans.premium, plans.preferred_group, plans.free_trial].filter(
    (plan) => plan !== null,
  );
  return [...known.filter(isRunning), ...known.filter((plan) => !isRunning(plan))];
}

/** The plan a person works with. */
export function currentPlan(plans: Plans): Plan | null {
  return knownPlans(plans)[0] ?? null;
}

/** S17: nothing is running, so the plans that can be had are shown. */
export function isWithoutPlan(plans: Plans): boolean {
  return !knownPlans(plans).some(isRunning);
}

/** Payments of every plan, newest first (S119). */
export function billingEntries(plans: Plans): BillingEntry[] {
  return knownPlans(plans)
    .flatMap(({ billingHistory }) => billingHistory)
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

/** What this person may buy: in China without the provider's checkout, elsewhere with it (S23, S234). */
export function offersToBuy({ user, flags, availablePlans }: PlanStart): AvailablePlan[] {
  return usesChinaFlows(user.region, flags) ? availablePlans.editing : availablePlans.premium;
}

/** Where this person chooses a plan to buy; null where the application sells none (S249). */
export function subscribeAddress({ user, flags, application }: PlanStart): string | null {
  return application.allowsDigitalEditing ? subscribePath(user.region, flags) : null;
}

/**
 * Where a plan that has ended is bought again, with the plan and the period it was; the overview where that one is
 * not offered any more.
 */
export function renewAddress(start: PlanStart): string | null {
  const overview = subscribeAddress(start);
  const { premium } = start.plans;
  if (overview === null || premium?.planName === null || premium === null) return overview;
  const offers = offersToBuy(start).filter(({ planName }) => planName === premium.planName);
  if (offers.length === 0) return overview;
  const { planName, subscriptionInterval: cycle } = premium;
  const query = new URLSearchParams({ plan: planName, ...(cycle === null ? {} : { cycle }) });
  const isChina = usesChinaFlows(start.user.region, start.flags);
  return `${isChina ? overview : `${overview}/premium`}?${query}`;
}

/**
 * What is paid once on our own payment page (G-33): plans without an identity at the provider, for who may
 * buy now. China's own flow has that form on its own page.
 */
export function offersToPayOnce(start: PlanStart): AvailablePlan[] {
  const { user, flags, availablePlans, plans } = start;
  const elsewhere = subscribeAddress(start) === null || usesChinaFlows(user.region, flags);
  if (elsewhere || purchaseGate(plans) !== "open") return [];
  return availablePlans.editing.filter(({ paddlePlanId }) => paddlePlanId === null);
}

/** The offer that costs least by the month. */
export function cheapestPerMonth(offers: readonly AvailablePlan[]): AvailablePlan | null {
  const perMonth = ({ billingInterval, price }: AvailablePlan) =>
    billingInterval === "yearly" ? pricePerMonth(price) : price;
  return offers.toSorted((a, b) => perMonth(a) - perMonth(b))[0] ?? null;
}

export const badgeTones: Record<PlanBadge, BadgeTone> = {
  trial: "accent",
  active: "verdigris",
  expired: "line",
  error: "madder",
};

/** Null: unlimited. */
export function usesLeft({ usesProvisioned, usesRemaining }: Allowance): number | null {
  return usesProvisioned === null ? null : (usesRemaining ?? 0);
}

/** What the margin says about access to a service, in one sentence (S108–S113). */
export type AccessState =
  | { kind: "trial-days-left"; days: number }
  | {
      kind:
        | "state-full-access"
        | "state-group"
        | "state-ask-group"
        | "state-premium-required"
        | "state-premium-expired"
        | "state-trial-ended"
        | "state-group-expired"
        | "state-no-translations";
    };

const endedStates = {
  premium: "state-premium-expired",
  free_trial: "state-trial-ended",
  preferred_group: "state-group-expired",
} as const;

export function editingState(plans: Plans, { editing }: Access, now: Date): AccessState {
  return ended(editing) ?? runningState(plans, editing.reason === "generic", now);
}

/** Figures of what is left stand beside it; this is about the plan. */
export function translationState(plans: Plans, { translation }: Access, now: Date): AccessState {
  const without = translation.reason === "starter" || translation.reason === "editing-only";
  if (without) return { kind: "state-no-translations" };
  return (
    ended(translation) ?? runningState(plans, translation.reason === "group-not-included", now)
  );
}

function ended({ reason, planType }: Access["editing"] | Access["translation"]) {
  if (reason === "no-plan") return { kind: "state-premium-required" } as const;
  return reason === "expired" && planType ? { kind: endedStates[planType] } : null;
}

function runningState(plans: Plans, groupLacksIt: boolean, now: Date): AccessState {
  const { premium, preferred_group: group, free_trial: trial } = plans;
  if (premium && isRunning(premium)) return { kind: "state-full-access" };
  if (group && isRunning(group)) return { kind: groupLacksIt ? "state-ask-group" : "state-group" };
  const end = trial?.freeTrialExpiration ?? null;
  return end === null
    ? { kind: "state-premium-required" }
    : { kind: "trial-days-left", days: daysUntil(end, now) };
}

/** The buttons of a dialog that stands in the way of a service (S89). */
export type DialogButton = "got-it" | "dismiss" | "get-help" | "upgrade-now";

/** The buttons of a dialog that stands before a service; the main one last, as it is drawn. */
export function buttonsOf({ kind }: { kind: string }): readonly DialogButton[] {
  switch (kind) {
    case "no-plan":
    case "starter":
    case "premium-expired":
    case "starter-ended":
    case "count":
      return ["dismiss", "upgrade-now"];
    case "unknown":
    case "access-failed":
      return ["get-help", "dismiss"];
    default:
      return ["got-it"];
  }
}

const endedPlans = {
  premium: "premium-expired",
  free_trial: "starter-ended",
  preferred_group: "group-expired",
} as const satisfies Record<PlanType, string>;

/** The dialog for who has no plan any more, or had none. */
export function dialogOfEnded(planType: PlanType | null) {
  return { kind: planType === null ? "no-plan" : endedPlans[planType] } as const;
}

type StartDialog = { kind: "unknown" } | { kind: "word-count"; words: number | null };

/** The dialog for a start that was refused; `tooLong` is the code for a document with too many words. */
export function dialogOfRefusal({ code, params }: Failure, tooLong: ErrorCode): StartDialog {
  if (code !== tooLong) return { kind: "unknown" };
  return { kind: "word-count", words: typeof params.words === "number" ? params.words : null };
}

/** Where a person changes the card of a subscription, or cancels it (S124). */
export type SubscriptionChange = "update" | "cancel";

/**
 * The provider's page that comes with the plan itself: of a subscription of Paddle Classic. Null for
 * one of Paddle Billing, whose address is made for each click, and for a plan that no provider renews.
 */
export function addressWithPlan(plan: Plan | null, change: SubscriptionChange): string | null {
  if (plan?.paddleVersion !== "classic") return null;
  const addresses = plan.paddleSubscription;
  return (change === "update" ? addresses?.updateUrl : addresses?.cancelUrl) ?? null;
}

/** Whether the payment provider keeps the subscription, so that card and end are changed there. */
export function isManagedByProvider(plan: Plan): boolean {
  return plan.grantingMechanism === "paddle" && plan.paddleVersion !== null && isRunning(plan);
}

/**
 * The plans that a subscription can go on with (G-23). The provider works out what that costs for
 * running, paid subscriptions of Paddle Billing.
 */
export function plansToChangeTo(plan: Plan, { flags, availablePlans }: PlanStart): AvailablePlan[] {
  const changeable =
    flags.curie_change_plan === true &&
    isManagedByProvider(plan) &&
    plan.paddleVersion === "newer" &&
    plan.status === "active" &&
    plan.paymentStatus === "active" &&
    plan.renews;
  if (!changeable) return [];
  return availablePlans.premium.filter(
    ({ renews, planName, billingInterval }) =>
      renews && (planName !== plan.planName || billingInterval !== plan.subscriptionInterval),
  );
}

/** The addresses in a text with commas, semicolons, spaces or lines between them, each once. */
export function addressesIn(text: string): { emails: string[]; wrong: string[] } {
  const words = [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ""))];
  const isAddress = (word: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(word);
  return { emails: words.filter(isAddress), wrong: words.filter((word) => !isAddress(word)) };
}

/** What the way from a purchase to the services carries with it, so that they can thank for it. */
export const justPaid = { justPaid: true };

export function hasJustPaid(state: unknown): boolean {
  return typeof state === "object" && state !== null && "justPaid" in state;
}
