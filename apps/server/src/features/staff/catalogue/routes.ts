import { currencies, type StaffOffer } from "@curie/contract";
import { moveVouchers } from "#features/billing/purchases/service.ts";
import { inOneLine } from "#features/human-editing/prices/rules.ts";
import { changeHumanPrices, listHumanPrices } from "#features/human-editing/prices/service.ts";
import {
  offerAgain,
  replaceOffer,
  type WholeOffer,
  wholeCatalogue,
} from "#features/plans/catalogue/service.ts";
import { staffOs } from "../access/service.ts";

const { catalogue } = staffOs;

export const catalogueRoutes = {
  list: catalogue.list.handler(async ({ context: { ctx } }) => ({
    offers: (await wholeCatalogue(ctx.db)).map(describe),
  })),

  setOffered: catalogue.setOffered.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, offered } = input;
    await offerAgain(ctx, identity, offered);
    note({ kind: "offer", identity, details: { offered } });
    return { done: true as const };
  }),

  replace: catalogue.replace.handler(async ({ context: { ctx, note }, input }) => {
    const { identity: old, prices, ...change } = input;
    const identity = await replaceOffer(ctx, old, { ...change, prices });
    await moveVouchers(ctx, old, identity);
    const costs = prices.map(({ amount, currency }) => `${amount} ${currency}`).join(", ");
    note({ kind: "offer", identity, details: { insteadOf: old, prices: costs, ...change } });
    return { identity };
  }),

  humanPrices: catalogue.humanPrices.handler(async ({ context: { ctx } }) => ({
    lists: await listHumanPrices(ctx),
  })),

  changeHumanPrices: catalogue.changeHumanPrices.handler(
    async ({ context: { ctx, note }, input }) => {
      const before = await changeHumanPrices(ctx, input);
      const details = { before: inOneLine(before), after: inOneLine(input) };
      note({ kind: "price-list", identity: input.serviceLevel, details });
      return { done: true as const };
    },
  ),
};

function describe({ id, planType: _type, prices, ...plan }: WholeOffer): StaffOffer {
  return {
    ...plan,
    identity: id,
    prices: currencies.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [{ amount, currency }];
    }),
  };
}
