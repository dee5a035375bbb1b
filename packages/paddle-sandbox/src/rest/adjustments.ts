import { z } from "zod";
import { createAdjustment } from "../billing/adjustments.ts";
import { documentUrl } from "../billing/links.ts";
import { found } from "../problem.ts";
import { listPage } from "./page.ts";
import { idOf, type Route, readBody, text } from "./route.ts";

const request = z.strictObject({
  action: z.enum(["refund", "credit"]),
  reason: text,
  transaction_id: text,
  type: z.enum(["full", "partial"]).optional(),
  tax_mode: z.enum(["external", "internal"]).optional(),
  items: z
    .array(
      z.strictObject({
        item_id: text,
        type: z.enum(["full", "partial", "tax", "proration"]),
        amount: z.string().regex(/^\d+$/).nullish(),
      }),
    )
    .min(1)
    .optional(),
});

export const adjustmentRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/adjustments",
    handle: (ctx, { query }) =>
      listPage(ctx.records.adjustments.all(), {
        path: "/adjustments",
        query,
        filters: {
          action: ({ action }) => action,
          customer_id: ({ customer_id }) => customer_id,
          status: ({ status }) => status,
          subscription_id: ({ subscription_id }) => subscription_id,
          transaction_id: ({ transaction_id }) => transaction_id,
        },
      }),
  },
  {
    method: "POST",
    path: "/adjustments",
    status: 201,
    handle: (ctx, { body }) => createAdjustment(ctx, readBody(request, body)),
  },
  {
    method: "GET",
    path: "/adjustments/:id/credit-note",
    handle(ctx, { params, query, body }) {
      const id = idOf({ params, query, body });
      found(ctx.records.adjustments.find(id), id);
      const disposition = query.disposition === "inline" ? "inline" : "attachment";
      return { url: documentUrl(ctx, { kind: "credit-note", of: id }, disposition) };
    },
  },
];
