import { z } from "zod";
import { Money } from "../billing/money.ts";
import { ProofRow, ReportPlace } from "../documents/change-report.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import {
  HumanOrderForm,
  HumanOrderRow,
  HumanOrderStatus,
  HumanOrderStep,
  HumanOrderText,
} from "../human-editing/human-editing.ts";
import { humanFindings } from "../human-editing/human-order-rules.ts";
import { editorActs, editorReads, operatorActs, operatorReads } from "./access.ts";
import { staffFapiaoFiles } from "./fapiao.ts";
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

/** What was found when an edited file was compared with the one that was handed out. */
export const HumanFileCheck = z.object({
  findings: z.array(z.enum(humanFindings)),
  words: z.object({ before: z.int().min(0), after: z.int().min(0) }),
  /** Tracked changes that the file handed out had not, by who made them. */
  changes: z.array(z.object({ author: z.string(), count: z.int().min(1) })),
  /** Paragraphs that read otherwise although every tracked change is rejected: how many, and the first ones. */
  untracked: z.object({
    total: z.int().min(0),
    first: z.array(
      z.object({ before: z.string().nullable(), after: z.string().nullable(), place: ReportPlace }),
    ),
  }),
  /** Values of the proof sheet: how many were compared, how many differ, and the first that do. */
  values: z.object({
    total: z.int().min(0),
    differing: z.int().min(0),
    first: z.array(ProofRow),
  }),
  /** Pictures and embedded files that only one of both has. */
  media: z.object({ missing: z.int().min(0), added: z.int().min(0) }),
});
export type HumanFileCheck = z.infer<typeof HumanFileCheck>;

/** A file of an order: the one it is about, or one that was handed in. */
export const HumanOrderFile = z.object({
  identity: Identity,
  kind: z.enum(["source", "edited"]),
  name: z.string(),
  sizeBytes: z.int().min(0),
  at: Instant,
  /** Of a file that was handed in. */
  check: HumanFileCheck.nullable(),
  /** It waits for the operator, or was the last to be delivered. */
  isCurrent: z.boolean(),
});
export type HumanOrderFile = z.infer<typeof HumanOrderFile>;

/** What an editor sees of an order: never who the author is, nor what was paid. */
export const EditorOrder = HumanOrderRow.extend({
  form: HumanOrderForm,
  timeline: z.array(HumanOrderStep),
  /** The author's answers and changes are asked for once: whether this is that round. */
  isSecondRound: z.boolean(),
  hours: z.array(HumanOrderHours),
  /** What the editor gets for it; null: not agreed yet. */
  pay: Money.nullable(),
  /** The newest first; empty when they are removed. */
  files: z.array(HumanOrderFile),
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
  /** The newest first; empty when they are removed. */
  files: z.array(HumanOrderFile),
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
  sendBack: operatorActs("human-order-sent-back")
    .route({
      method: "POST",
      path: "/human-orders/{identity}/send-back",
      summary: "Give what was handed in back to the editor, with a note; the author sees no note",
    })
    .input(ofOrder.extend({ note: HumanOrderText }))
    .output(Done)
    .errors(errors("human-editing.not-now")),
  deliver: operatorActs("human-order-delivered")
    .route({
      method: "POST",
      path: "/human-orders/{identity}/deliver",
      summary: "Give the file that was looked at to the author; a newer one is looked at first",
    })
    .input(ofOrder.extend({ file: Identity }))
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

const ofFile = z.object({ identity: Identity, file: Identity });

/** Calls of the console whose bodies stream. */
export const staffStreams = {
  fapiao: staffFapiaoFiles,
  humanOrders: {
    file: operatorReads
      .route({
        method: "GET",
        path: "/human-orders/{identity}/files/{file}",
        summary: "A file of an order",
      })
      .input(ofFile)
      .output(z.file())
      .errors(errors("human-editing.files-removed")),
  },
  queue: {
    file: editorReads
      .route({
        method: "GET",
        path: "/queue/{identity}/files/{file}",
        summary: "A file of one of the caller's orders",
      })
      .input(ofFile)
      .output(z.file())
      .errors(errors("human-editing.files-removed")),
    handIn: editorActs("human-order-file-handed-in")
      .route({
        method: "POST",
        path: "/queue/{identity}/file",
        summary:
          "Hand in the edited Word file, as the form field `file`; it is compared with the one handed out",
      })
      .input(z.object({ identity: Identity, file: z.file() }))
      .output(z.object({ file: HumanOrderFile }))
      .errors(errors("human-editing.not-now", "human-editing.files-removed")),
  },
};
