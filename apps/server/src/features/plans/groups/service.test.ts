import { randomUUID } from "node:crypto";
import type { PlanState } from "@curie/contract";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { plans } from "../tables.ts";
import { createGroup, type NewGroup } from "./service.ts";

/** Joining, leaving and trials that meet one another. */
let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

async function aGroup(change: Partial<NewGroup> = {}): Promise<string> {
  const code = `LAB-${randomUUID().slice(0, 8)}`.toUpperCase();
  await createGroup(at.ctx, { code, name: "Lab", adminEmail: "head@lab.example", ...change });
  return code;
}
const groupOf = (who: Person) => `/api/users/${who.identity}/preferred-group`;
const join = (groupCode: string, who = person) => who.post(groupOf(who), { groupCode });
const leave = (who = person) => who.send({ method: "DELETE", url: groupOf(who) });
const startTrial = () =>
  person.send({
    method: "GET",
    url: "/c/CurieFreeTrial",
    headers: {
      "sec-fetch-site": "same-origin",
      "sec-fetch-mode": "cors",
      "sec-fetch-dest": "empty",
    },
  });
const state = async () => (await person.get("/api/curie/status/sync")).json<PlanState>();
const codesOf = (answers: Parameters<typeof refusalOf>[0][]) =>
  answers.map((one) => (one.statusCode === 200 ? "accepted" : refusalOf(one).code)).sort();

/** What a person holds now: joined, not left, not replaced. */
const memberships = () =>
  at.ctx.db
    .select()
    .from(plans)
    .where(
      and(
        eq(plans.userId, person.identity),
        eq(plans.type, "preferred_group"),
        isNull(plans.endedAt),
        isNull(plans.replacedAt),
      ),
    );

describe("one person in several windows at once", () => {
  test("joins one group, whichever of two codes comes first [S246 G-24]", async () => {
    const codes = [await aGroup(), await aGroup()];
    expect(codesOf(await Promise.all(codes.map((code) => join(code))))).toEqual([
      "accepted",
      "plans.group-already-member",
    ]);
    expect(await memberships()).toHaveLength(1);
  });

  test("with one code is one member and takes one seat [S193 G-24]", async () => {
    const code = await aGroup({ seats: 2 });
    expect(codesOf(await Promise.all([join(code), join(code), join(code)]))).toEqual([
      "accepted",
      "plans.group-already-member",
      "plans.group-already-member",
    ]);
    expect((await join(code, await at.person())).statusCode).toBe(200);
    expect(refusalOf(await join(code, await at.person())).code).toBe("plans.group-full");
  });

  test("leaves once; a second leave says that there is no group [S194]", async () => {
    await join(await aGroup());
    expect(codesOf(await Promise.all([leave(), leave()]))).toEqual(["accepted", "plans.no-group"]);
  });

  test("leaving one group and joining the next end in one of the two orders [S121 S246]", async () => {
    await join(await aGroup());
    const next = await aGroup();
    const [left, joined] = await Promise.all([leave(), join(next)]);
    expect(left.statusCode).toBe(200);
    const held = await memberships();
    const { user } = (await person.get("/api/curie/load")).json<{
      user: { preferredGroup: { code: string } | null };
    }>();
    if (joined.statusCode === 200) {
      expect(held).toMatchObject([{ grantedFrom: next }]);
      expect(user.preferredGroup).toEqual({ code: next });
    } else {
      expect(refusalOf(joined).code).toBe("plans.group-already-member");
      expect(held).toEqual([]);
      expect(user.preferredGroup).toBeNull();
    }
  });

  test("starting the trial and joining a group never end with both [S123 G-25]", async () => {
    const code = await aGroup();
    const [trial, joined] = await Promise.all([startTrial(), join(code)]);
    expect(codesOf([trial, joined])).toEqual(["accepted", "plans.incompatible-plan"]);
    const { plans: held } = await state();
    expect([held.free_trial, held.preferred_group].filter((plan) => plan !== null)).toHaveLength(1);
  });

  test("choosing two currencies ends with one of them, for prices and for the person [S142 G-36]", async () => {
    const choose = (currency: string) =>
      person.post(`/api/users/${person.identity}/currency`, { currency });
    await Promise.all([choose("EUR"), choose("JPY")]);
    const load = (await person.get("/api/curie/load")).json<
      PlanState & { user: { currency: string; currencyIso: string } }
    >();
    expect(["EUR", "JPY"]).toContain(load.user.currency);
    expect(load.user.currencyIso).toBe(load.user.currency);
    for (const { currency } of load.availablePlans.premium) {
      expect(currency).toBe(load.user.currency);
    }
  });
});

describe("a last seat", () => {
  test("that somebody leaves while others ask is taken by at most one of them [G-24]", async () => {
    const code = await aGroup({ seats: 1 });
    await join(code);
    const others = await Promise.all([1, 2, 3].map(() => at.person()));
    const [left, ...answers] = await Promise.all([
      leave(),
      ...others.map((who) => join(code, who)),
    ]);
    expect(left?.statusCode).toBe(200);
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted.length).toBeLessThanOrEqual(1);
    const present = await at.ctx.db
      .select()
      .from(plans)
      .where(and(eq(plans.grantedFrom, code), isNull(plans.endedAt)));
    expect(present).toHaveLength(accepted.length);
  });
});
