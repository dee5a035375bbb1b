import { z } from "zod";
import { createDiscount, requireConsistent } from "../billing/discounts.ts";
import { type Context, stamp } from "../context.ts";
import type { Discount } from "../entities.ts";
import { found } from "../problem.ts";
import { definedOnly, includes } from "./catalogue.ts";
import { listPage } from "./page.ts";
import {
  customData,
  idOf,
  instant,
  type Query,
  type Route,
  readBody,
  status,
  text,
} from "./route.ts";

const fields = {
  amount: text,
  description: text,
  type: z.enum(["flat", "flat_per_seat", "percentage"]),
  enabled_for_checkout: z.boolean().optional(),
  code: z
    .string()
    .regex(/^[A-Za-z0-9]{1,32}$/, "must be up to 32 letters and digits")
    .nullish(),
  mode: z.enum(["standard", "custom"]).optional(),
  currency_code: z.string().nullish(),
  recur: z.boolean().optional(),
  maximum_recurring_intervals: z.int().min(1).nullish(),
  usage_limit: z.int().min(1).nullish(),
  restrict_to: z.array(text).nullish(),
  expires_at: instant.nullish(),
  custom_data: customData.optional(),
  discount_group_id: text.nullish(),
};
const newDiscount = z.strictObject(fields);
const discountPatch = z.strictObject({ ...fields, status }).partial();
const newGroup = z.strictObject({ name: text });
const groupPatch = z.strictObject({ name: text, status }).partial();

export const discountRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/discounts",
    handle: (ctx, { query }) =>
      listPage<Discount>(ctx.records.discounts.all(), {
        path: "/discounts",
        query,
        filters: {
          code: ({ code }) => code,
          discount_group_id: ({ discount_group_id }) => discount_group_id,
          mode: ({ mode }) => mode,
          status: ({ status }) => status,
        },
        orderBy: ["created_at"],
        view: (discount) => withGroup(ctx, discount, query),
      }),
  },
  {
    method: "POST",
    path: "/discounts",
    status: 201,
    handle: (ctx, { body }) => createDiscount(ctx, readBody(newDiscount, body)),
  },
  {
    method: "GET",
    path: "/discounts/:id",
    handle: (ctx, request) =>
      withGroup(
        ctx,
        found(ctx.records.discounts.find(idOf(request)), idOf(request)),
        request.query,
      ),
  },
  {
    method: "PATCH",
    path: "/discounts/:id",
    handle(ctx, request) {
      const patch = readBody(discountPatch, request.body);
      const discount = found(ctx.records.discounts.find(idOf(request)), idOf(request));
      const changed = { ...discount, ...definedOnly(patch), updated_at: stamp(ctx) };
      requireConsistent(ctx, changed);
      ctx.records.discounts.put(changed);
      ctx.emit("discount.updated", changed);
      return changed;
    },
  },
  {
    method: "GET",
    path: "/discount-groups",
    handle: (ctx, { query }) =>
      listPage(ctx.records.discountGroups.all(), { path: "/discount-groups", query }),
  },
  {
    method: "POST",
    path: "/discount-groups",
    status: 201,
    handle(ctx, { body }) {
      const { name } = readBody(newGroup, body);
      const now = stamp(ctx);
      const group = ctx.records.discountGroups.put({
        id: ctx.newId("dsg"),
        name,
        status: "active",
        import_meta: null,
        created_at: now,
        updated_at: now,
      });
      ctx.emit("discount_group.created", group);
      return group;
    },
  },
  {
    method: "GET",
    path: "/discount-groups/:id",
    handle: (ctx, request) => found(ctx.records.discountGroups.find(idOf(request)), idOf(request)),
  },
  {
    method: "PATCH",
    path: "/discount-groups/:id",
    handle(ctx, request) {
      const patch = readBody(groupPatch, request.body);
      const group = found(ctx.records.discountGroups.find(idOf(request)), idOf(request));
      const changed = ctx.records.discountGroups.put({
        ...group,
        ...definedOnly(patch),
        updated_at: stamp(ctx),
      });
      ctx.emit("discount_group.updated", changed);
      return changed;
    },
  },
];

function withGroup(ctx: Context, discount: Discount, query: Query): object {
  const id = discount.discount_group_id;
  const group =
    includes(query, "discount_group") && id !== null ? ctx.records.discountGroups.find(id) : null;
  return { ...discount, discount_group: group };
}
