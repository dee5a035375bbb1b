import {
  changeGroup,
  createGroup,
  mailGroupLink,
  removeMember,
} from "#features/plans/groups/service.ts";
import { Failure } from "#platform/failure.ts";
import { staffOs } from "../access/service.ts";
import { addMemberByEmail, describeGroupForStaff, listGroups } from "./service.ts";

const { groups } = staffOs;
const done = { done: true } as const;
const dateOf = (instant: string | null) => (instant === null ? null : new Date(instant));

export const groupRoutes = {
  list: groups.list.handler(({ context: { ctx }, input: { search, after } }) =>
    listGroups(ctx, search, after),
  ),

  load: groups.load.handler(({ context: { ctx }, input }) =>
    describeGroupForStaff(ctx, input.identity),
  ),

  create: groups.create.handler(async ({ context: { ctx, note }, input }) => {
    const { locale, endsAt, ...group } = input;
    const identity = await createGroup(ctx, { ...group, endsAt: dateOf(endsAt) }, locale);
    if (identity === null) throw new Failure("plans.group-code-taken");
    const { code, name, seats } = input;
    note({ kind: "group", identity, details: { code, name, seats, endsAt } });
    return { identity };
  }),

  change: groups.change.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, ...change } = input;
    await changeGroup(ctx, identity, { ...change, endsAt: dateOf(change.endsAt) });
    note({ kind: "group", identity, details: change });
    return done;
  }),

  mailLink: groups.mailLink.handler(async ({ context: { ctx, note }, input }) => {
    await mailGroupLink(ctx, input.identity);
    note({ kind: "group", identity: input.identity });
    return done;
  }),

  addMember: groups.addMember.handler(async ({ context: { ctx, note }, input }) => {
    const person = await addMemberByEmail(ctx, input.identity, input.email);
    note({ kind: "group", identity: input.identity, details: { person } });
    return done;
  }),

  removeMember: groups.removeMember.handler(async ({ context: { ctx, note }, input }) => {
    await removeMember(ctx, input.identity, input.person);
    note({ kind: "group", identity: input.identity, details: { person: input.person } });
    return done;
  }),
};
