import {
  type Currency,
  HumanField,
  type HumanFileCheck,
  HumanOrderActor,
  HumanOrderEvent,
  HumanOrderStatus,
  HumanServiceLevel,
  HumanTurnaround,
  stylesOfEnglish,
} from "@curie/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "#features/accounts/tables.ts";
import { documents } from "#features/documents/tables.ts";
import { payments } from "#features/plans/tables.ts";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";

/**
 * Human orders from the draft to the end (G-40). What was paid is accounting and stays when its person
 * goes, without them and without what they wrote.
 */
export const humanOrders = pgTable(
  "human_orders",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The digital edit it came from. */
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    status: oneOf("status", HumanOrderStatus.options).notNull(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    words: integer("words").notNull(),
    serviceLevel: oneOf("service_level", HumanServiceLevel.options).notNull(),
    turnaround: oneOf("turnaround", HumanTurnaround.options).notNull(),
    field: oneOf("field", HumanField.options),
    journal: text("journal").notNull(),
    note: text("note").notNull(),
    styleOfEnglish: oneOf("style_of_english", stylesOfEnglish).notNull(),
    oxfordSpelling: boolean("oxford_spelling").notNull().default(false),
    /** The signed discount after a digital edit (G-39); null where there was none. */
    upsell: text("upsell"),
    createdAt: instant("created_at").notNull(),
    paidAt: instant("paid_at"),
    paymentId: uuid("payment_id")
      .unique()
      .references(() => payments.id, { onDelete: "set null" }),
    dueAt: instant("due_at"),
    /** Somebody of the staff, whose rows are never deleted; their table stands in a feature to the right. */
    editorId: uuid("editor_id"),
    /** What the editor gets for it, in the currency of the payment. */
    editorPay: integer("editor_pay"),
    /** The file that was handed in last, once its check is done; null while somebody works on the text. */
    checkedFileId: uuid("checked_file_id"),
    /** The file that the author has; a round of changes leaves it until the next delivery. */
    deliveredFileId: uuid("delivered_file_id"),
    deliveredAt: instant("delivered_at"),
    changesAskedAt: instant("changes_asked_at"),
    refundedAt: instant("refunded_at"),
    closedAt: instant("closed_at"),
  },
  (table) => [
    // The link followed twice at once makes one order.
    uniqueIndex("human_orders_running").on(table.documentId).where(sql`status <> 'closed'`),
    index("human_orders_user").on(table.userId, table.createdAt),
    index("human_orders_list").on(table.createdAt.desc(), table.id.desc()),
    index("human_orders_editor").on(table.editorId, table.dueAt).where(sql`status <> 'closed'`),
    check(
      "human_orders_oxford_is_british",
      sql`not oxford_spelling or style_of_english = 'British English'`,
    ),
    ...onlyListed(
      table.status,
      table.serviceLevel,
      table.turnaround,
      table.field,
      table.styleOfEnglish,
    ),
  ],
);

/** What happened to an order: its timeline. */
export const humanOrderSteps = pgTable(
  "human_order_steps",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => humanOrders.id, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    /** Several of one instant keep their order. */
    position: integer("position").notNull(),
    event: oneOf("event", HumanOrderEvent.options).notNull(),
    by: oneOf("by", HumanOrderActor.options).notNull(),
    text: text("text"),
  },
  (table) => [
    uniqueIndex("human_order_steps_order").on(table.orderId, table.position),
    ...onlyListed(table.event, table.by),
  ],
);

export const humanFileKinds = ["source", "edited"] as const;

/**
 * Files of an order: the own copy of the edited file that it is about, and what an editor hands in. The row
 * exists before the bytes do.
 */
export const humanOrderFiles = pgTable(
  "human_order_files",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => humanOrders.id, { onDelete: "cascade" }),
    kind: oneOf("kind", humanFileKinds).notNull(),
    fileName: text("file_name").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the bytes were stored. */
    storedAt: instant("stored_at"),
    /** Of an edited file: what was found beside the one that was handed out. */
    check: jsonb("check").$type<HumanFileCheck>(),
  },
  (table) => [
    uniqueIndex("human_order_files_source").on(table.orderId).where(sql`kind = 'source'`),
    index("human_order_files_order").on(table.orderId, table.createdAt),
    ...onlyListed(table.kind),
  ],
);

/** Time that editors have noted. */
export const humanOrderHours = pgTable(
  "human_order_hours",
  {
    id: uuid("id").primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => humanOrders.id, { onDelete: "cascade" }),
    editorId: uuid("editor_id").notNull(),
    day: date("day").notNull(),
    minutes: integer("minutes").notNull(),
    note: text("note").notNull(),
    notedAt: instant("noted_at").notNull(),
  },
  (table) => [index("human_order_hours_order").on(table.orderId, table.notedAt)],
);

/** What human editing costs, by words and level, at the usual turnaround. */
export const humanPriceTiers = pgTable(
  "human_price_tiers",
  {
    serviceLevel: oneOf("service_level", HumanServiceLevel.options).notNull(),
    upToWords: integer("up_to_words").notNull(),
    /** In the smallest unit. */
    prices: jsonb("prices").$type<Partial<Record<Currency, number>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceLevel, table.upToWords] }),
    ...onlyListed(table.serviceLevel),
  ],
);
