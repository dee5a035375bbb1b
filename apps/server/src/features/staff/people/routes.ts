import { collectData } from "#features/accounts/personal-data/service.ts";
import { endEverySession } from "#features/accounts/sessions/service.ts";
import type { PersonalData } from "#platform/personal-data.ts";
import { staffOs } from "../access/service.ts";
import {
  closePerson,
  decideRegion,
  endPlan,
  findPeople,
  grantPlan,
  loadPerson,
  requirePerson,
} from "./service.ts";

const { people } = staffOs;
const done = { done: true } as const;

/** `kept` is what each feature keeps about people. */
export const peopleRoutes = (kept: readonly PersonalData[]) => ({
  find: people.find.handler(({ context: { ctx }, input: { search, after } }) =>
    findPeople(ctx, search, after),
  ),

  load: people.load.handler(({ context: { ctx }, input }) => loadPerson(ctx, input.identity)),

  grantPlan: people.grantPlan.handler(async ({ context, input }) => {
    const { ctx, staff, note } = context;
    const { identity, ...grant } = input;
    await grantPlan(ctx, identity, grant, `operator ${staff?.identity}`);
    note({ kind: "person", identity, details: grant });
    return done;
  }),

  endPlan: people.endPlan.handler(async ({ context: { ctx, note }, input }) => {
    const type = await endPlan(ctx, input.identity, input.plan);
    note({ kind: "person", identity: input.identity, details: { plan: input.plan, type } });
    return done;
  }),

  setRegion: people.setRegion.handler(async ({ context: { ctx, note }, input }) => {
    const { identity, region } = input;
    await decideRegion(ctx, identity, region);
    note({ kind: "person", identity, details: { region } });
    return done;
  }),

  endSessions: people.endSessions.handler(async ({ context: { ctx, note }, input }) => {
    const { user } = await requirePerson(ctx, input.identity);
    const ended = await endEverySession(ctx, user);
    note({ kind: "person", identity: user.identity, details: { ended } });
    return { ended };
  }),

  exportData: people.exportData.handler(async ({ context: { ctx, note }, input }) => {
    const { user } = await requirePerson(ctx, input.identity);
    note({ kind: "person", identity: user.identity });
    return collectData(ctx, user, kept);
  }),

  close: people.close.handler(async ({ context: { ctx, note }, input }) => {
    await closePerson(ctx, input.identity, input.confirmation);
    note({ kind: "person", identity: input.identity });
    return done;
  }),
});
