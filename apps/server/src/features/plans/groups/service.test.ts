import { randomUUID } from "node:crypto";
import type { GroupOverview, PlanState } from "@curie/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { plans } from "../tables.ts";
import { groupToken } from "./rules.ts";
import { createGroup, type NewGroup } from "./service.ts";
import { findGroupByCode } from "./store.ts";

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

describe("who runs a group", () => {
  const inAMonth = () => new Date(at.clock.now().getTime() + 30 * 86_400_000);
  const linkOf = async (code: string) => {
    const group = await findGroupByCode(at.ctx.db, code);
    const end = group?.linkExpiresAt ?? inAMonth();
    return `/api/preferred-group/${groupToken(at.ctx.secret, group?.id ?? "", end)}`;
  };
  const membersOf = async (link: string) => {
    const answer = await at.request({ method: "GET", url: `${link}/overview` });
    return answer.json<GroupOverview>().members;
  };
  const remove = (link: string, member: string) =>
    at.request({ method: "DELETE", url: `${link}/members/${member}` });
  const mailsTo = async (email: string) => {
    const { rows } = await at.ctx.db.execute<{ subject: string; text: string }>(
      sql`select data->>'subject' as subject, data->>'text' as text from pgboss.job
          where data->>'to' = ${email} order by created_on`,
    );
    return rows;
  };

  test("removes a member by the link; access ends at once, and the person hears of it [G-24 G-26]", async () => {
    const code = await aGroup({ seats: 1 });
    await join(code);
    const link = await linkOf(code);
    const [member] = await membersOf(link);
    const answers = await Promise.all([1, 2].map(() => remove(link, member?.identity ?? "")));
    expect(codesOf(answers)).toEqual(["accepted", "plans.no-group"]);
    expect(await memberships()).toEqual([]);
    expect((await state()).plans.preferred_group).toBeNull();
    const told = (await mailsTo(person.email)).map(({ subject }) => subject);
    expect(told).toContain("You are no longer a member of Lab");
    expect((await join(code, await at.person())).statusCode).toBe(200);
  });

  test("reaches nobody of another group [G-24]", async () => {
    const code = await aGroup();
    await join(code);
    const [member] = await membersOf(await linkOf(code));
    const refused = await remove(await linkOf(await aGroup()), member?.identity ?? "");
    expect(refusalOf(refused).code).toBe("plans.no-group");
    expect(await memberships()).toHaveLength(1);
  });

  test("has the code mailed, each address once, and not without end [G-24]", async () => {
    const code = await aGroup();
    const link = await linkOf(code);
    const invite = (emails: string[]) =>
      at.request({ method: "POST", url: `${link}/invitations`, payload: { emails } });
    const email = `${randomUUID()}@lab.example`;
    expect((await invite([email, email.toUpperCase()])).statusCode).toBe(200);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(code);
    expect((await invite(["nobody"])).statusCode).toBe(400);
    const many = Array.from({ length: 20 }, (_, index) => `${index}-${email}`);
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push(await invite(many));
    expect(refusalOf(answers.at(-1) ?? (await invite(many))).code).toBe("too-many-requests");
  });

  test("gets a fresh link by mail, once an hour [G-24]", async () => {
    const adminEmail = `${randomUUID()}@lab.example`;
    const link = await linkOf(await aGroup({ adminEmail }));
    const renew = () => at.request({ method: "POST", url: `${link}/link` });
    const before = (await mailsTo(adminEmail)).length;
    await Promise.all([renew(), renew(), renew()]);
    expect(await mailsTo(adminEmail)).toHaveLength(before + 1);
    at.clock.advance(61 * 60_000);
    await renew();
    expect(await mailsTo(adminEmail)).toHaveLength(before + 2);
  });
});
