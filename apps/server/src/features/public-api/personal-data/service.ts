import type { PersonalData } from "#platform/personal-data.ts";
import { listKeys } from "./store.ts";

/** Keys of starts, for the day that they are remembered; they go with the account. */
export const publicApiData: PersonalData = {
  name: "public-api",
  collect: async (ctx, user) => ({ idempotencyKeys: await listKeys(ctx.db, user.identity) }),
};
