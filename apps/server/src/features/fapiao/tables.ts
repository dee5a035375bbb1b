import { FapiaoCancelReason, FapiaoTitleType, FapiaoType } from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import type { RefundRequest } from "#features/billing/refunds/service.ts";
import { payments } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";
import type { Application } from "./issuer/rules.ts";
import { liveStatuses, storedStatuses } from "./rules.ts";

/**
 * Every fapiao that was asked for, also those that failed or were reversed. It is accounting, so it stays
 * when its person goes, without them.
 */
export const fapiaos = pgTable(
  "fapiaos",
  {
    /** The issuer knows it by the same. */
    id: uuid("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    status: oneOf("status", storedStatuses).notNull(),
    titleType: oneOf("title_type", FapiaoTitleType.options).notNull(),
    type: oneOf("type", FapiaoType.options).notNull(),
    title: text("title").notNull(),
    taxNumber: text("tax_number").notNull(),
    registeredAddress: text("registered_address").notNull(),
    phone: text("phone").notNull(),
    bankName: text("bank_name").notNull(),
    bankAccount: text("bank_account").notNull(),
    email: text("email").notNull(),
    remark: text("remark").notNull(),
    /** In fen, tax included. */
    total: integer("total").notNull(),
    taxPercent: doublePrecision("tax_percent").notNull(),
    requestedAt: instant("requested_at").notNull(),
    /** Twenty digits, once it is issued. */
    number: text("number").unique(),
    issuedAt: instant("issued_at"),
    /** Why it failed, or why its reversal was refused or rejected, in the issuer's words. */
    refusal: text("refusal"),
    /** Of the newest reversal that was asked for; each try has its own. */
    reversalId: uuid("reversal_id").unique(),
    reversalReason: oneOf("reversal_reason", FapiaoCancelReason.options),
    /** Null until the issuer has taken it. */
    reversalTakenAt: instant("reversal_taken_at"),
    /** Of the red-letter fapiao. */
    redNumber: text("red_number").unique(),
    /** A refund that waits until this fapiao is reversed. */
    refund: jsonb("refund").$type<RefundRequest>(),
  },
  (table) => [
    // Two windows make one fapiao.
    uniqueIndex("fapiaos_live")
      .on(table.paymentId)
      .where(sql.raw(`status in (${liveStatuses.map((status) => `'${status}'`).join(", ")})`)),
    index("fapiaos_payment").on(table.paymentId, table.requestedAt),
    index("fapiaos_user").on(table.userId),
    ...onlyListed(table.status, table.titleType, table.type, table.reversalReason),
  ],
);

/** What the issuer of the demonstration was asked for, and what became of it; empty in production. */
export const localApplications = pgTable("local_fapiaos", {
  id: uuid("id").primaryKey(),
  content: jsonb("content").$type<Application>().notNull(),
  askedAt: instant("asked_at").notNull(),
  /** Null: it is being issued until its time has come. */
  decidedAt: instant("decided_at"),
  number: text("number"),
  failure: text("failure"),
});

const localDecisions = ["reversed", "rejected", "lapsed"] as const;

/** Reversals that the issuer of the demonstration was asked for. */
export const localReversals = pgTable(
  "local_reversals",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id")
      .notNull()
      .references(() => localApplications.id, { onDelete: "cascade" }),
    reason: oneOf("reason", FapiaoCancelReason.options).notNull(),
    askedAt: instant("asked_at").notNull(),
    decision: oneOf("decision", localDecisions),
    number: text("number"),
  },
  (table) => [
    index("local_reversals_of").on(table.applicationId),
    ...onlyListed(table.reason, table.decision),
  ],
);
