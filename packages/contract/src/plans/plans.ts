import { z } from "zod";
import { Currency, Email, Region, User } from "../accounts/accounts.ts";
import { Money } from "../billing/money.ts";
import { groupInvitationsAtOnce } from "../constants.ts";
import { errors } from "../errors.ts";
import { SurveyState } from "../feedback/notices.ts";
import { Done, Identity, Instant, open, signedIn } from "../http.ts";
import { Application, Flags } from "../system.ts";
import { Access, Allowance, PlanType } from "./access.ts";
import {
  AvailablePlans,
  BillingInterval,
  CatalogueSet,
  PaddleVersion,
  PlanName,
  PublicOffer,
  StarterOffer,
} from "./catalogue.ts";

/** S91: the provider's own words (past_due, paused, canceled) never reach the page. */
export const PlanStatus = z.enum(["active", "cancelled", "expired", "error"]);
export type PlanStatus = z.infer<typeof PlanStatus>;

export const PaymentStatus = z.enum(["trialing", "active"]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Who gave the plan: an operator, the payment provider, or a group, trial link, direct payment (G-90). */
export const GrantingMechanism = z.enum(["admin", "paddle", "others"]);
export type GrantingMechanism = z.infer<typeof GrantingMechanism>;

/** 10 characters, upper case, none that look alike (G-48). */
export const ReceiptCode = z.string().regex(/^[A-HJ-NP-Z2-9]{10}$/);

/** One payment for a plan, as the billing history shows it (S119). */
export const BillingEntry = z.object({
  paymentId: Identity,
  date: Instant,
  detail: z.object({
    planName: PlanName.nullable(),
    catalogueSet: CatalogueSet.nullable(),
    billingInterval: BillingInterval.nullable(),
  }),
  amount: Money,
  refunded: Money.nullable(),
  /** Null when there is no receipt: nothing was paid (G-46). */
  receiptCode: ReceiptCode.nullable(),
});
export type BillingEntry = z.infer<typeof BillingEntry>;

/** One plan of a person (S90). */
export const Plan = z.object({
  identity: Identity,
  planType: PlanType,
  /** Of premium plans. */
  planName: PlanName.nullable(),
  /** Which set of names it was bought under; it keeps it for life (G-91). */
  catalogueSet: CatalogueSet.nullable(),
  status: PlanStatus,
  paymentStatus: PaymentStatus.nullable(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  freeTrialExpiration: Instant.nullable(),
  /** The plan goes on by itself at `endsAt`. */
  renews: z.boolean(),
  cancelledAt: Instant.nullable(),
  planPrice: Money.nullable(),
  subscriptionInterval: BillingInterval.nullable(),
  receiptCode: ReceiptCode.nullable(),
  billingHistory: z.array(BillingEntry),
  /** Identities of the offers that its holder may buy now. */
  availablePlans: z.array(Identity),
  paddleVersion: PaddleVersion.nullable(),
  paddleSubscription: z
    .object({
      /** Newest addresses of a subscription of Paddle Classic; one of Paddle Billing asks `planManagementUrls` (S124). */
      updateUrl: z.string().nullable(),
      cancelUrl: z.string().nullable(),
      validThrough: Instant.nullable(),
    })
    .nullable(),
  grantingMechanism: GrantingMechanism,
  /** Of the group, operator, subscription or trial link that gave it. */
  grantedFrom: z.object({ identifier: z.string() }).nullable(),
  /** What the group that gave it is called. */
  groupName: z.string().nullable(),
  access: z.object({ features: z.object({ editing: Allowance, translation: Allowance }) }),
});
export type Plan = z.infer<typeof Plan>;

/** Plans keyed by type (S90); a type without a plan is null. */
export const Plans = z.object({
  premium: Plan.nullable(),
  free_trial: Plan.nullable(),
  preferred_group: Plan.nullable(),
});
export type Plans = z.infer<typeof Plans>;

/** Everything about plans that changes while a page is open (S189). */
export const PlanState = z.object({
  plans: Plans,
  access: Access,
  availablePlans: AvailablePlans,
  starter: StarterOffer,
  /** A purchase or change was made at the provider and has not arrived yet (S97). */
  paddlePending: z.boolean(),
  paddlePendingCreatedOn: Instant.nullable(),
  /** Whether editing was bought, and whether the application sells it at all (S238). */
  digitalEdit: z.object({ hasDigitalEditingPurchase: z.boolean(), enabled: z.boolean() }),
});
export type PlanState = z.infer<typeof PlanState>;

/**
 * Why the page asks for reconciliation (G-78). `checkout-completed` and `change-opened` say that
 * something is on its way: the answer is pending until it arrives.
 */
export const ReconcileReason = z.enum(["checkout-completed", "change-opened", "poll", "asked"]);
export type ReconcileReason = z.infer<typeof ReconcileReason>;

/** A group as the person who runs it sees it (G-24). */
export const GroupOverview = z.object({
  name: z.string(),
  code: z.string(),
  /** Null: as many as come. */
  seats: z.int().min(0).nullable(),
  startsAt: Instant,
  endsAt: Instant.nullable(),
  members: z.array(
    z.object({
      /** Of the membership, not of the person. */
      identity: Identity,
      email: z.string(),
      joinedAt: Instant,
      edits: z.int().min(0),
      translations: z.int().min(0),
    }),
  ),
});
export type GroupOverview = z.infer<typeof GroupOverview>;

const tags = ["Plans"];
/** Who runs a group needs no account: the mailed address is signed. */
const ofGroupLink = z.object({ token: z.string().max(200) });
const groupLinkErrors = errors("not-found", "plans.group-link-expired");
const ownIdentity = z.object({ identity: Identity });

export const plans = {
  load: signedIn
    .route({ method: "GET", path: "/curie/load", tags, summary: "Everything a page starts from" })
    .output(
      PlanState.extend({
        user: User,
        application: Application,
        flags: Flags,
        /** The one-time notice of the product's new name is still to be shown (S83). */
        launchNotice: z.boolean(),
        survey: SurveyState,
      }),
    ),
  sync: signedIn
    .route({
      method: "GET",
      path: "/curie/status/sync",
      tags,
      summary: "Plans and access as stored now; asked after every start and while waiting",
    })
    .output(PlanState),
  reconcile: signedIn
    .route({
      method: "POST",
      path: "/curie/status/sync",
      tags,
      summary:
        "Ask the payment provider what it has not told yet, at most once in 10 s; answers as stored then",
    })
    .input(z.object({ reason: ReconcileReason.default("asked") }))
    // Whether the provider was asked just now and has answered; too early, it was not.
    .output(PlanState.extend({ asked: z.boolean() })),
  joinGroup: signedIn
    .route({
      method: "POST",
      path: "/users/{identity}/preferred-group",
      tags,
      summary: "Join a preferred group by its code; a code of a trial group starts the trial",
    })
    .input(ownIdentity.extend({ groupCode: z.string().max(100) }))
    .output(Done)
    .errors(
      errors(
        "forbidden",
        "plans.group-code-invalid",
        "plans.group-code-expired",
        "plans.group-full",
        "plans.group-already-member",
        "plans.incompatible-plan",
        "plans.trial-already-used",
      ),
    ),
  leaveGroup: signedIn
    .route({
      method: "DELETE",
      path: "/users/{identity}/preferred-group",
      tags,
      summary: "Leave the preferred group; access ends at once",
    })
    .input(ownIdentity)
    .output(Done)
    .errors(errors("forbidden", "plans.no-group")),
  publicOffer: open
    .route({
      method: "GET",
      path: "/curie/offer/{region}",
      tags,
      summary: "The free trial and the lowest price of a region, for people without an account",
    })
    .input(z.object({ region: Region }))
    .output(PublicOffer),
  groupOverview: open
    .route({
      method: "GET",
      path: "/preferred-group/{token}/overview",
      tags,
      summary: "Members and use of a group, for whom its mailed link was written to",
    })
    .input(ofGroupLink)
    .output(GroupOverview)
    .errors(groupLinkErrors),
  inviteToGroup: open
    .route({
      method: "POST",
      path: "/preferred-group/{token}/invitations",
      tags,
      summary: "Mail the code of a group to people, for whom its mailed link was written to",
    })
    .input(ofGroupLink.extend({ emails: z.array(Email).min(1).max(groupInvitationsAtOnce) }))
    .output(Done)
    .errors(groupLinkErrors),
  removeFromGroup: open
    .route({
      method: "DELETE",
      path: "/preferred-group/{token}/members/{member}",
      tags,
      summary: "Take a member out of the group; access ends at once",
    })
    .input(ofGroupLink.extend({ member: Identity }))
    .output(Done)
    .errors({ ...groupLinkErrors, ...errors("plans.no-group") }),
  renewGroupLink: open
    .route({
      method: "POST",
      path: "/preferred-group/{token}/link",
      tags,
      summary: "Mail a fresh link to who runs the group, at most once an hour",
    })
    .input(ofGroupLink)
    .output(Done)
    .errors(groupLinkErrors),
  endTrial: signedIn
    .route({
      method: "DELETE",
      path: "/curie/free-trial",
      tags,
      summary: "End the Starter plan before its time, for example to join a group",
    })
    .output(Done)
    .errors(errors("plans.no-trial")),
  chooseCurrency: signedIn
    .route({
      method: "POST",
      path: "/users/{identity}/currency",
      tags,
      summary: "Choose the currency of prices; not while a subscription runs",
    })
    .input(ownIdentity.extend({ currency: Currency }))
    .output(z.object({ user: User }))
    .errors(errors("forbidden", "plans.currency-fixed")),
};
