import {
  BillingInterval,
  CatalogueSet,
  currencies,
  GrantingMechanism,
  PaddleVersion,
  PaymentKind,
  PlanName,
  PlanType,
  Region,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";
import { catalogueKinds } from "./catalogue/rules.ts";
import { groupKinds } from "./groups/rules.ts";
import { planReminderKinds } from "./reminders/rules.ts";
import { features, subscriptionStatuses } from "./rules.ts";

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** What is offered. A change here changes new purchases and trials only; plans keep their own values. */
export const cataloguePlans = pgTable(
  "catalogue_plans",
  {
    id: uuid("id").primaryKey(),
    /** Says what it is, for operators and for the provider's catalogue: `premium_editing_only.monthly.trial-7`. */
    code: text("code").notNull().unique(),
    planType: oneOf("plan_type", PlanType.options).notNull(),
    /** Of premium plans. */
    planName: oneOf("plan_name", PlanName.options),
    audience: oneOf("audience", Region.options).notNull(),
    catalogueSet: oneOf("catalogue_set", CatalogueSet.options).notNull(),
    billingInterval: oneOf("billing_interval", BillingInterval.options),
    trialDays: integer("trial_days").notNull(),
    renews: boolean("renews").notNull(),
    /** How it is had: `checkout`, `trial`, `trial_30_days` (all at the provider), `direct` (G-33), `starter`. */
    kind: oneOf("kind", catalogueKinds).notNull(),
    edits: integer("edits"),
    translations: integer("translations"),
    /** What the two products of the provider call it (G-91). */
    paddlePriceId: text("paddle_price_id").unique(),
    classicPlanId: text("classic_plan_id").unique(),
    offered: boolean("offered").notNull().default(true),
    position: integer("position").notNull(),
  },
  (table) =>
    onlyListed(
      table.planType,
      table.planName,
      table.audience,
      table.catalogueSet,
      table.billingInterval,
      table.kind,
    ),
);

/** Prices in the smallest unit of their currency. */
export const cataloguePrices = pgTable(
  "catalogue_prices",
  {
    cataloguePlanId: uuid("catalogue_plan_id")
      .notNull()
      .references(() => cataloguePlans.id, { onDelete: "cascade" }),
    currency: oneOf("currency", currencies).notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cataloguePlanId, table.currency] }),
    ...onlyListed(table.currency),
  ],
);

/** Groups that an operator made (G-24). A trial group gives the Starter plan to users in China (S257). */
export const preferredGroups = pgTable(
  "preferred_groups",
  {
    id: uuid("id").primaryKey(),
    /** Stored trimmed and in upper case. */
    code: text("code").notNull().unique(),
    name: text("name").notNull(),
    kind: oneOf("kind", groupKinds).notNull(),
    /** Null: as many as come. */
    seats: integer("seats"),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at"),
    grantsEditing: boolean("grants_editing").notNull(),
    /** For each member, for the whole time; null is unlimited. */
    editsPerMember: integer("edits_per_member"),
    /** For each member, for the whole time; 0: the group does not include translation. */
    translationsPerMember: integer("translations_per_member"),
    translationsFrom: instant("translations_from"),
    adminEmail: text("admin_email").notNull(),
    /** Of the newest link to its members: older ones open nothing. Null: of before this was kept. */
    linkExpiresAt: instant("link_expires_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => onlyListed(table.kind),
);

/**
 * What people hold: at most one present plan of each type. One that another replaced stays, for
 * the work it paid for. A null allowance is unlimited (G-12).
 */
export const plans = pgTable(
  "plans",
  {
    id: uuid("id").primaryKey(),
    userId: userId(),
    type: oneOf("type", PlanType.options).notNull(),
    planName: oneOf("plan_name", PlanName.options),
    catalogueSet: oneOf("catalogue_set", CatalogueSet.options),
    startsAt: instant("starts_at").notNull(),
    /** Of plans that no subscription carries on. */
    endsAt: instant("ends_at"),
    /** Ended before its time: left, withdrawn, given up. */
    endedAt: instant("ended_at"),
    /** When another plan of the type took its place. */
    replacedAt: instant("replaced_at"),
    editsProvisioned: integer("edits_provisioned"),
    translationsProvisioned: integer("translations_provisioned"),
    translationsFrom: instant("translations_from"),
    /** The day on which uses come back, month by month; null: they never do (G-14). */
    recursFrom: instant("recurs_from"),
    grantingMechanism: oneOf("granting_mechanism", GrantingMechanism.options)
      .notNull()
      .default("others"),
    grantedFrom: text("granted_from"),
    groupId: uuid("group_id").references(() => preferredGroups.id),
    /** What the plan costs in each interval, or cost once. */
    priceAmount: integer("price_amount"),
    priceCurrency: oneOf("price_currency", currencies),
    billingInterval: oneOf("billing_interval", BillingInterval.options),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("plans_present").on(table.userId, table.type).where(sql`replaced_at is null`),
    index("plans_group").on(table.groupId),
    ...onlyListed(
      table.type,
      table.planName,
      table.catalogueSet,
      table.grantingMechanism,
      table.priceCurrency,
      table.billingInterval,
    ),
  ],
);

/** One row for every accepted start. A use that was given back stays, with the instant of its return. */
export const planUses = pgTable(
  "plan_uses",
  {
    id: uuid("id").primaryKey(),
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    userId: userId(),
    feature: oneOf("feature", features).notNull(),
    startedAt: instant("started_at").notNull(),
    returnedAt: instant("returned_at"),
  },
  (table) => [
    index("plan_uses_user").on(table.userId, table.feature, table.startedAt),
    index("plan_uses_plan").on(table.planId, table.feature, table.startedAt),
    ...onlyListed(table.feature),
  ],
);

/**
 * What the payment provider says about a subscription, in its own words. The plan's state is worked
 * out from this and the present instant, so that nothing has to be written when time passes.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's identity: `sub_…`, or a number in Paddle Classic. */
    id: text("id").primaryKey(),
    planId: uuid("plan_id")
      .notNull()
      .unique()
      .references(() => plans.id, { onDelete: "cascade" }),
    userId: userId(),
    paddleVersion: oneOf("paddle_version", PaddleVersion.options).notNull(),
    customerId: text("customer_id"),
    cataloguePlanId: uuid("catalogue_plan_id").references(() => cataloguePlans.id),
    status: oneOf("status", subscriptionStatuses).notNull(),
    trialEndsAt: instant("trial_ends_at"),
    periodEndsAt: instant("period_ends_at"),
    /** A cancellation that was asked for takes effect then. */
    cancelsAt: instant("cancels_at"),
    /** When the person cancelled, or the provider did. */
    cancelledAt: instant("cancelled_at"),
    endedAt: instant("ended_at"),
    pastDueSince: instant("past_due_since"),
    /** Newest addresses of a subscription of Paddle Classic. */
    updateUrl: text("update_url"),
    cancelUrl: text("cancel_url"),
  },
  (table) => [
    index("subscriptions_user").on(table.userId),
    ...onlyListed(table.paddleVersion, table.status),
  ],
);

/**
 * Every provider event about a subscription. Its state is the fold of these in the
 * order they occurred, so that the order in which they arrive cannot matter.
 */
export const providerEvents = pgTable(
  "provider_events",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
    /** The provider's identity of the event: the same event is kept once. */
    eventId: text("event_id").notNull(),
    occurredAt: instant("occurred_at").notNull(),
    event: jsonb("event").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.eventId] })],
);

/**
 * Everything that was paid to us or to the payment provider for us, whatever it was for: orders, receipts,
 * refunds and fapiao know one table. Written through `payments/service.ts`. It is our accounting, so it
 * stays when its person goes, without them.
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** What was paid for: a plan, or a human edit. */
    kind: oneOf("kind", PaymentKind.options).notNull(),
    /** Its name in English on the day it was paid. */
    productName: text("product_name").notNull(),
    planId: uuid("plan_id").references(() => plans.id, { onDelete: "set null" }),
    /** Of payments that a subscription made; they may be told before the subscription is. */
    subscriptionId: text("subscription_id"),
    /** `classic` (Paddle Classic), `newer` (Paddle Billing) or `direct` (our payment page). */
    takenBy: oneOf("taken_by", [...PaddleVersion.options, "direct"]).notNull(),
    /** The provider's identity of the payment: the same payment is written once. */
    externalId: text("external_id").notNull(),
    paidAt: instant("paid_at").notNull(),
    amount: integer("amount").notNull(),
    currency: oneOf("currency", currencies).notNull(),
    refundedAmount: integer("refunded_amount").notNull().default(0),
    /** These three of plans. */
    planName: oneOf("plan_name", PlanName.options),
    catalogueSet: oneOf("catalogue_set", CatalogueSet.options),
    billingInterval: oneOf("billing_interval", BillingInterval.options),
    receiptCode: text("receipt_code").unique(),
    invoiceNumber: text("invoice_number"),
  },
  (table) => [
    unique("payments_external").on(table.takenBy, table.externalId),
    // In the order in which pages show them, so that a page is found in the index alone.
    index("payments_user").on(table.userId, table.paidAt, table.id),
    ...onlyListed(
      table.kind,
      table.takenBy,
      table.currency,
      table.planName,
      table.catalogueSet,
      table.billingInterval,
    ),
  ],
);

/** Who has had the Starter plan: once per account (G-10). */
export const trialActivations = pgTable("trial_activations", {
  userId: userId().primaryKey(),
  /** The link or the group code it came from. */
  activatedBy: text("activated_by").notNull(),
  activatedAt: instant("activated_at").notNull(),
});

/** What is on its way from the provider for a person, and when it was last asked (G-78, G-89). */
export const planSyncs = pgTable("plan_syncs", {
  userId: userId().primaryKey(),
  pendingSince: instant("pending_since"),
  /** Events that occurred before are not what is awaited. */
  eventsFrom: instant("events_from"),
  reconciledAt: instant("reconciled_at"),
});

/** Mails about a plan that went out, so that each goes out once. */
export const planReminders = pgTable(
  "plan_reminders",
  {
    planId: uuid("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    kind: oneOf("kind", planReminderKinds).notNull(),
    /** The end or renewal it speaks of: another one is announced anew. */
    about: instant("about").notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.kind, table.about] }),
    ...onlyListed(table.kind),
  ],
);
