import { staffPageSize } from "@curie/contract";
import { voucherCode } from "#features/billing/purchases/rules.ts";
import { endVoucher, saveVoucher } from "#features/billing/purchases/service.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";
import { listVouchers } from "./store.ts";

const { vouchers } = staffOs;
const done = { done: true } as const;

export const voucherRoutes = {
  list: vouchers.list.handler(async ({ context: { ctx }, input: { after } }) => {
    const found = await listVouchers(ctx.db, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, ({ code, percent, amount, currency, endsAt }) => ({
      ...{ code, percent, endsAt: endsAt?.toISOString() ?? null },
      amount: amount === null || currency === null ? null : { amount, currency },
    }));
  }),

  save: vouchers.save.handler(async ({ context: { ctx, note }, input }) => {
    const { percent, amount: money, endsAt } = input;
    const code = voucherCode(input.code) ?? "";
    const { amount, currency } = money ?? { amount: null, currency: null };
    await saveVoucher(ctx, {
      ...{ code, percent, amount, currency, cataloguePlanId: null },
      endsAt: endsAt === null ? null : new Date(endsAt),
    });
    note({ kind: "voucher", identity: code, details: { percent, amount, currency, endsAt } });
    return done;
  }),

  end: vouchers.end.handler(async ({ context: { ctx, note }, input }) => {
    await endVoucher(ctx, input.code);
    note({ kind: "voucher", identity: voucherCode(input.code) ?? "" });
    return done;
  }),
};
