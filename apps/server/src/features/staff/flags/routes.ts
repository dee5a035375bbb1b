import { setFlag } from "#platform/flag-settings/settings.ts";
import { staffOs } from "../access/service.ts";
import { describeFlags, subjectOf } from "./service.ts";

const { flags } = staffOs;

export const flagRoutes = {
  list: flags.list.handler(({ context: { ctx } }) => describeFlags(ctx)),

  set: flags.set.handler(async ({ context: { ctx, note }, input: { name, target, on } }) => {
    const { scope, subject } = await subjectOf(ctx, target);
    await setFlag(ctx.db, { name, scope, subject }, on, ctx.clock.now());
    note({ kind: "flag", identity: name, details: { scope, subject, on } });
    return { done: true as const };
  }),
};
