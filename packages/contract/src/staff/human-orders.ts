import { z } from "zod";
import { Money } from "../billing/money.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import {
  HumanOrderForm,
  HumanOrderRow,
  HumanOrderStatus,
  HumanOrderStep,
  HumanOrderText,
} from "../human-editing/human-editing.ts";
import { editorActs, editorReads, operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

const ofOrder = z.object({ identity: Identity });

const Editor = z.object({ identity: Identity, name: z.string() });
const Author = z.object({ identity: Identity, name: z.string(), email: z.string() });

/** Hours that an editor has noted, in minutes. */
const HumanOrderHours = z.object({
  editor: Editor,
  /** On which day, in UTC. */
  day: z.iso.date(),
  minutes: z.int().min(1),
  note: z.string(),
});

/** What an editor sees of an order: never who the author is, nor what was paid. */
export const EditorOrder = HumanOrderRow.extend({
  form: HumanOrderForm,
  timeline: z.array(HumanOrderStep),
  /** The author's answers and changes are asked for once: whether this is that round. */
  isSecondRound: z.boolean(),
  hours: z.array(HumanOrderHours),
  /** What the editor gets for it; null: not agreed yet. */
  pay: Money.nullable(),
  filesKept: z.boolean(),
});
export type EditorOrder = z.infer<typeof EditorOrder>;

const money = {
  /** What was paid, less what was given back. */
  paid: Money.nullable(),
  /** What the editor gets; null: not agreed yet. */
  pay: Money.nullable(),
  /** Price less pay; null while one of the two is missing. */
  margin: Money.nullable(),
};

/** An order in the operator's list. */
export const StaffHumanOrderRow = HumanOrderRow.extend({
  /** Null: the account is closed. */
  author: Author.nullable(),
  editor: Editor.nullable(),
  /** The time is over and it was not delivered. */
  late: z.boolean(),
  ...money,
});
export type StaffHumanOrderRow = z.infer<typeof StaffHumanOrderRow>;

export const StaffHumanOrder = StaffHumanOrderRow.extend({
  form: HumanOrderForm,
  timeline: z.array(HumanOrderStep),
  hours: z.array(HumanOrderHours),
  deliveredAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  /** With it the payment is found among payments; null for a draft and for what cost nothing. */
  receiptCode: z.string().nullable(),
  filesKept: z.boolean(),
});
export type StaffHumanOrder = z.infer<typeof StaffHumanOrder>;

/** Who edits it, until when, and for how much, in the smallest unit of the order's currency. */
const Terms = z.object({
  dueAt: Instant,
  pay: z.int().min(0).max(100_000_000).nullable(),
});

/** What an operator does with human orders. */
export const staffHumanOrders = {
  list: operatorReads
    .route({
      method: "GET",
      path: "/human-orders",
      summary: "Human orders, newest first; by address, file, receipt code, state or editor",
    })
    .input(
      z.object({
        after: After,
        search: z.string().trim().max(200).optional(),
        status: HumanOrderStatus.optional(),
        editor: Identity.optional(),
      }),
    )
    .output(listOf(StaffHumanOrderRow)),
  load: operatorReads
    .route({ method: "GET", path: "/human-orders/{identity}", summary: "A human order" })
    .input(ofOrder)
    .output(StaffHumanOrder),
  editors: operatorReads
    .route({
      method: "GET",
      path: "/human-order-editors",
      summary: "Editors who can be given an order, with how many they have",
    })
    .output(z.object({ editors: z.array(Editor.extend({ openOrders: z.int().min(0) })) })),
  assign: operatorActs("human-order-assigned")
    .route({
      method: "POST",
      path: "/human-orders/{identity}/assign",
      summary: "Give an order to an editor, or to another one; the editor is told by mail",
    })
    .input(ofOrder.extend({ editor: Identity, ...Terms.shape }))
    .output(Done)
    .errors(errors("human-editing.not-now", "human-editing.editor-not-found")),
  change: operatorActs("human-order-changed")
    .route({
      method: "POST",
      path: "/human-orders/{identity}/terms",
      summary: "Another due date or pay, with the same editor",
    })
    .input(ofOrder.extend(Terms.shape))
    .output(Done)
    .errors(errors("human-editing.not-now")),
  refund: operatorActs("human-order-refunded")
    .route({
      method: "POST",
      path: "/human-orders/{identity}/refund",
      summary: "Give back what is left of the price; the order is closed",
    })
    .input(ofOrder.extend({ reason: z.string().trim().min(1).max(500) }))
    .output(Done)
    .errors(errors("human-editing.not-now", "staff.nothing-to-refund")),
};

/** What an editor does with the own queue. Somebody else's order is not found. */
export const staffQueue = {
  list: editorReads
    .route({ method: "GET", path: "/queue", summary: "The caller's orders, the most urgent first" })
    .output(z.object({ orders: z.array(HumanOrderRow) })),
  load: editorReads
    .route({ method: "GET", path: "/queue/{identity}", summary: "One of the caller's orders" })
    .input(ofOrder)
    .output(EditorOrder),
  begin: editorActs("human-order-begun")
    .route({
      method: "POST",
      path: "/queue/{identity}/begin",
      summary: "Begin to edit; the author is told",
    })
    .input(ofOrder)
    .output(Done)
    .errors(errors("human-editing.not-now")),
  ask: editorActs("human-order-question-asked")
    .route({
      method: "POST",
      path: "/queue/{identity}/ask",
      summary: "Ask the author something; the order waits for the answer",
    })
    .input(ofOrder.extend({ text: HumanOrderText }))
    .output(Done)
    .errors(errors("human-editing.not-now")),
  noteHours: editorActs("human-order-hours-noted")
    .route({
      method: "POST",
      path: "/queue/{identity}/hours",
      summary: "Note time that was worked",
    })
    .input(
      ofOrder.extend({
        day: z.iso.date(),
        minutes: z
          .int()
          .min(1)
          .max(24 * 60),
        note: z.string().trim().max(500),
      }),
    )
    .output(Done)
    .errors(errors("human-editing.not-now")),
};
