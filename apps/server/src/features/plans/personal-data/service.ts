import type { PersonalData } from "#platform/personal-data.ts";
import { listPayments, listPlans, lockPlans } from "../store.ts";
import { findActivation, listUses } from "./store.ts";

/** Plans, uses and the trial go with the account. Payments are our accounting and stay, without the person. */
export const planData: PersonalData = {
  name: "plans",
  collect: async ({ db }, { identity }) => {
    const [plans, uses, trial, payments] = await Promise.all([
      listPlans(db, identity),
      listUses(db, identity),
      findActivation(db, identity),
      listPayments(db, identity),
    ]);
    return { plans, uses, trial, payments };
  },
  erase: (_ctx, tx, { identity }) => lockPlans(tx, identity),
};
