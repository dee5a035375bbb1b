import { staffOs } from "../access/service.ts";
import { describeMembers, endMember, inviteMember, renewInvitation } from "./service.ts";

const { members } = staffOs;
const done = { done: true } as const;

export const memberRoutes = {
  list: members.list.handler(async ({ context }) => ({ rows: await describeMembers(context.ctx) })),

  invite: members.invite.handler(async ({ context: { ctx, note }, input }) => {
    const identity = await inviteMember(ctx, input);
    note({ kind: "member", identity, details: { name: input.name, role: input.role } });
    return done;
  }),

  renewInvitation: members.renewInvitation.handler(async ({ context: { ctx, note }, input }) => {
    await renewInvitation(ctx, input.identity);
    note({ kind: "member", identity: input.identity });
    return done;
  }),

  end: members.end.handler(async ({ context: { ctx, note }, input }) => {
    await endMember(ctx, input.identity);
    note({ kind: "member", identity: input.identity });
    return done;
  }),
};
