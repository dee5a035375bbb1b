import { randomUUID } from "node:crypto";
import { contract, type PlanState, type User } from "@curie/contract";
import { eq, sql } from "drizzle-orm";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getPerson } from "#features/accounts/service.ts";
import { Failure } from "#platform/failure.ts";
import {
  type Person,
  refusalOf,
  startTestApp,
  type TestApp,
} from "#platform/testing/app-for-tests.ts";
import { consumeEdit, consumeTranslation, giveUseBack } from "./access/service.ts";
import { findByCode, findOffer } from "./catalogue/service.ts";
import { addPlan, grantPremium } from "./grants/service.ts";
import { groupToken } from "./groups/rules.ts";
import { createGroup, mailGroupLink, type NewGroup } from "./groups/service.ts";
import { findGroupByCode } from "./groups/store.ts";
import { recordPayment } from "./payments/service.ts";
import { reconcilePlans } from "./service.ts";
import { cataloguePlans, plans } from "./tables.ts";

const day = 86_400_000;
type Load = PlanState & {
  user: User;
  launchNotice: boolean;
  survey: { editing: { uses: number; shownOn: string | null } };
};

let at: TestApp;
let person: Person;

beforeAll(async () => {
  at = await startTestApp();
});
beforeEach(async () => {
  person = await at.person();
});
afterAll(() => at.close());

const inDays = (days: number) => new Date(at.clock.now().getTime() + days * day);
const stateOf = async (who = person) => (await who.get("/api/curie/status/sync")).json<PlanState>();
const loadOf = async (who = person) => (await who.get("/api/curie/load")).json<Load>();
const userOf = (who = person) => getPerson(at.ctx.db, who.identity);

const background = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
};
const startTrial = (who = person, path = "/c/CurieFreeTrial", headers: object = background) =>
  who.send({ method: "GET", url: path, headers: { ...headers } });

async function aGroup(change: Partial<NewGroup> = {}): Promise<string> {
  const code = `LAB-${randomUUID().slice(0, 8)}`.toUpperCase();
  await createGroup(at.ctx, { code, name: "Lab", adminEmail: "head@lab.example", ...change });
  return code;
}
const join = (groupCode: string, who = person) =>
  who.post(`/api/users/${who.identity}/preferred-group`, { groupCode });
const leave = (who = person) =>
  who.send({ method: "DELETE", url: `/api/users/${who.identity}/preferred-group` });

const premiumOf = (who = person, change: object = {}) =>
  grantPremium(at.ctx, {
    userId: who.identity,
    planName: "premium_including_translation",
    endsAt: inDays(300),
    grantedFrom: "operator",
    ...change,
  });

async function consume(feature: "edit" | "translation", who = person): Promise<string> {
  const user = await userOf(who);
  const count = feature === "edit" ? consumeEdit : consumeTranslation;
  return at.ctx.db.transaction(async (tx) => (await count(at.ctx, tx, user)).useId);
}

async function codeOf(refused: Promise<unknown>): Promise<string> {
  try {
    await refused;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
  return "accepted";
}

/** The answer has exactly the shape of the contract; the web reads nothing else. */
function expectShape(answer: LightMyRequestResponse, endpoint: "load" | "sync"): void {
  const schema = contract.plans[endpoint]["~orpc"].outputSchema;
  if (!schema) throw new Error("no schema");
  const result = schema["~standard"].validate(answer.json());
  expect("issues" in result ? result.issues : undefined).toBeUndefined();
}

describe("what a page starts from", () => {
  test("holds user, application, plans by type, offers, access, flags, notice and survey [S188 G-79]", async () => {
    const answer = await person.get("/api/curie/load");
    expectShape(answer, "load");
    const load = answer.json<Load & { application: { paymentProvider: object } }>();
    expect(load).toMatchObject({
      user: { identity: person.identity, email: person.email, preferredGroup: null },
      plans: { premium: null, free_trial: null, preferred_group: null },
      starter: { entry: "link", trialDays: 7, edits: 5, translations: 0 },
      paddlePending: false,
      launchNotice: true,
      survey: { editing: { uses: 0, shownOn: null }, translation: { uses: 0, shownOn: null } },
      digitalEdit: { hasDigitalEditingPurchase: false, enabled: true },
    });
    expect(load.access.editing).toMatchObject({ limitReached: true, reason: "no-plan" });
    expect(load.application.paymentProvider).toMatchObject({
      environment: "sandbox",
      customerPaddleId: null,
    });
  });

  test("is keyed by plan type, each with its mechanism and where it came from [S5 S90 S95]", async () => {
    const trial = await at.person();
    const member = await at.person();
    await startTrial(trial);
    const code = await aGroup();
    await join(code, member);
    await premiumOf();
    expect((await loadOf(trial)).plans.free_trial).toMatchObject({
      planType: "free_trial",
      status: "active",
      paymentStatus: "trialing",
      freeTrialExpiration: inDays(7).toISOString(),
      grantingMechanism: "others",
      grantedFrom: { identifier: "link" },
    });
    expect((await loadOf(member)).plans.preferred_group).toMatchObject({
      grantingMechanism: "others",
      grantedFrom: { identifier: code },
    });
    expect((await loadOf()).plans.premium).toMatchObject({
      planName: "premium_including_translation",
      grantingMechanism: "admin",
      grantedFrom: { identifier: "operator" },
      renews: false,
    });
    for (const who of [trial, member, person]) {
      expectShape(await who.get("/api/curie/load"), "load");
      expectShape(await who.get("/api/curie/status/sync"), "sync");
    }
  });

  test("knows no fourth type of plan [S5]", async () => {
    const plan = { userId: person.identity, type: JSON.parse('"gold"'), startsAt: at.clock.now() };
    await expect(at.ctx.db.transaction((tx) => addPlan(at.ctx, tx, plan))).rejects.toThrow();
    expect(Object.values((await stateOf()).plans)).toEqual([null, null, null]);
  });

  test("offers nothing to buy beside a running premium plan [S19 S247]", async () => {
    await startTrial();
    const before = await stateOf();
    expect(before.plans.free_trial?.availablePlans.length).toBeGreaterThan(0);
    await premiumOf();
    expect((await stateOf()).plans.premium?.availablePlans).toEqual([]);
  });

  test("says the same to two accounts that are equal in plan, region and flags [S256]", async () => {
    const [one, other] = [await at.person(), await at.person()];
    for (const who of [one, other]) await startTrial(who);
    const anonymous = ({ plans, ...state }: PlanState) =>
      JSON.stringify({ ...plans.free_trial, ...state }).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "");
    expect(anonymous(await stateOf(one))).toBe(anonymous(await stateOf(other)));
  });
});

describe("the trial link", () => {
  test("starts the trial when our page asks in the background [S33 S207 G-10]", async () => {
    const answer = await startTrial();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const { plans: held, access, starter } = await stateOf();
    expect(held.free_trial).toMatchObject({
      endsAt: inDays(7).toISOString(),
      access: {
        features: { editing: { usesProvisioned: 5 }, translation: { usesProvisioned: 0 } },
      },
    });
    expect(access.editing.limitReached).toBe(false);
    expect(access.translation).toMatchObject({ limitReached: true, reason: "starter" });
    expect(starter.entry).toBe("used");
  });

  test("is good once for an account, also when it is asked twice at once [S207 G-10]", async () => {
    const answers = await Promise.all([startTrial(), startTrial(), startTrial()]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(refused && refusalOf(refused)).toEqual({
      status: 409,
      code: "plans.trial-already-used",
    });
    at.clock.advance(8 * day);
    expect(refusalOf(await startTrial()).code).toBe("plans.trial-already-used");
    expect((await stateOf()).plans.free_trial?.status).toBe("expired");
  });

  test("asks nobody in particular to sign in [S207]", async () => {
    const answer = await at.request({
      method: "GET",
      url: "/c/CurieFreeTrial",
      headers: background,
    });
    expect(refusalOf(answer)).toEqual({ status: 401, code: "not-signed-in" });
  });

  test.each([
    [
      "a picture of another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image" },
      403,
    ],
    ["prefetching", { ...background, "sec-purpose": "prefetch" }, 403],
    ["a frame", { ...background, "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, 403],
  ])("changes nothing for %s [S207 G-27]", async (_name, headers, status) => {
    expect((await startTrial(person, "/c/CurieFreeTrial", headers)).statusCode).toBe(status);
    expect((await stateOf()).plans.free_trial).toBeNull();
  });

  test("opened directly gives the page and changes nothing [G-27]", async () => {
    const opened = {
      "sec-fetch-site": "none",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "document",
    };
    const answer = await startTrial(person, "/c/CurieFreeTrial", opened);
    const page = await person.get("/rubriq/plan");
    expect(answer.statusCode).toBe(page.statusCode);
    expect((await stateOf()).plans.free_trial).toBeNull();
  });

  test("of China is not for others, and theirs not for China [S234 S257]", async () => {
    const inChina = await at.person({ country: "CN" });
    expect((await loadOf(inChina)).starter.entry).toBe("china-link");
    const wrong = await startTrial(person, "/c/CurieFreeTrialChina");
    expect(refusalOf(wrong)).toEqual({ status: 409, code: "plans.trial-not-offered" });
    expect(refusalOf(await startTrial(inChina)).code).toBe("plans.trial-not-offered");
    expect((await startTrial(inChina, "/c/CurieFreeTrialChina")).statusCode).toBe(200);
  });

  test("takes length and uses from the catalogue; a change is for new trials only [S245]", async () => {
    await startTrial();
    const starter = eq(cataloguePlans.code, "starter.rest-of-world");
    await at.ctx.db.update(cataloguePlans).set({ trialDays: 30, edits: 9 }).where(starter);
    const later = await at.person();
    await startTrial(later);
    await at.ctx.db.update(cataloguePlans).set({ trialDays: 7, edits: 5 }).where(starter);
    expect((await stateOf(later)).plans.free_trial).toMatchObject({
      freeTrialExpiration: inDays(30).toISOString(),
      access: { features: { editing: { usesProvisioned: 9 } } },
    });
    expect((await stateOf()).plans.free_trial?.freeTrialExpiration).toBe(inDays(7).toISOString());
  });

  test("can be ended before its time, to join a group [G-25]", async () => {
    await startTrial();
    const code = await aGroup();
    expect(refusalOf(await join(code)).code).toBe("plans.incompatible-plan");
    const ended = await person.send({ method: "DELETE", url: "/api/curie/free-trial" });
    expect(ended.statusCode).toBe(200);
    expect((await join(code)).statusCode).toBe(200);
    const again = await person.send({ method: "DELETE", url: "/api/curie/free-trial" });
    expect(refusalOf(again)).toEqual({ status: 409, code: "plans.no-trial" });
  });
});

describe("a preferred group", () => {
  test("is joined by its code, however it is typed, and left again [S120 S121 S122 S193 S194]", async () => {
    const code = await aGroup({ endsAt: inDays(60), translationsPerMember: 3 });
    expect((await join(`  ${code.toLowerCase()} `)).statusCode).toBe(200);
    const joined = await loadOf();
    expect(joined.user.preferredGroup).toEqual({ code });
    expect(joined.plans.preferred_group).toMatchObject({
      status: "active",
      endsAt: inDays(60).toISOString(),
    });
    expect(joined.access.editing.limitReached).toBe(false);
    expect(joined.access.translation).toMatchObject({
      allowance: { usesProvisioned: 3, usesRemaining: 3, nextRecurrence: null },
      groupAdmin: "head@lab.example",
    });

    expect((await leave()).statusCode).toBe(200);
    const left = await loadOf();
    expect(left.user.preferredGroup).toBeNull();
    expect(left.plans.preferred_group).toBeNull();
    expect(left.access.editing.limitReached).toBe(true);
    expect(refusalOf(await leave())).toEqual({ status: 409, code: "plans.no-group" });
  });

  test("answers each refusal with its code [S193 S246 G-24]", async () => {
    const expired = await aGroup({ endsAt: inDays(-1) });
    const mine = await aGroup();
    expect(refusalOf(await join("nothing")).code).toBe("plans.group-code-invalid");
    expect(refusalOf(await join(expired)).code).toBe("plans.group-code-expired");
    await join(mine);
    expect(refusalOf(await join(await aGroup()))).toEqual({
      status: 409,
      code: "plans.group-already-member",
    });
  });

  test("gives its last seat once, however many ask at once [G-24]", async () => {
    const code = await aGroup({ seats: 2 });
    const people = await Promise.all(Array.from({ length: 5 }, () => at.person()));
    const answers = await Promise.all(people.map((who) => join(code, who)));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    expect(accepted).toHaveLength(2);
    for (const refused of answers.filter((answer) => !accepted.includes(answer))) {
      expect(refusalOf(refused).code).toBe("plans.group-full");
    }
    const [member] = people.filter((_, index) => answers[index]?.statusCode === 200);
    await leave(member);
    expect((await join(code)).statusCode).toBe(200);
  });

  test("lets a code be tried ten times an hour [G-24]", async () => {
    for (let tries = 0; tries < 10; tries++) await join(`GUESS-${tries}`);
    const code = await aGroup();
    expect(refusalOf(await join(code))).toEqual({ status: 429, code: "too-many-requests" });
    at.clock.advance(60 * 60 * 1000);
    expect((await join(code)).statusCode).toBe(200);
  });

  test.each([
    ["editing only", { grantsEditing: true, translationsPerMember: 0 }, null, "group-not-included"],
    ["translation only", { grantsEditing: false, translationsPerMember: 2 }, "generic", null],
    [
      "nothing",
      { grantsEditing: false, translationsPerMember: 0 },
      "generic",
      "group-not-included",
    ],
  ])(
    "that grants %s lets that start and names whom to ask for the other [S112]",
    async (...row) => {
      const [, group, editing, translation] = row;
      await join(await aGroup(group));
      const { access } = await stateOf();
      expect([access.editing.reason, access.translation.reason]).toEqual([editing, translation]);
      expect(access.editing.groupAdmin).toBe("head@lab.example");
      expect((await codeOf(consume("edit"))) === "accepted").toBe(editing === null);
      expect((await codeOf(consume("translation"))) === "accepted").toBe(translation === null);
    },
  );

  test("that has ended stops, and says so [S111]", async () => {
    await join(await aGroup({ endsAt: inDays(1) }));
    at.clock.advance(day);
    expect((await stateOf()).access.editing).toMatchObject({
      reason: "expired",
      planType: "preferred_group",
    });
  });

  test("shows its members and their use to who runs it, by the mailed link alone [G-24]", async () => {
    const adminEmail = `${randomUUID()}@lab.example`;
    const code = await aGroup({ adminEmail, seats: 5 });
    await join(code);
    await consume("edit");
    await giveUseBack(at.ctx, at.ctx.db, await consume("edit"));
    const left = await at.person();
    await join(code, left);
    await leave(left);
    const { rows } = await at.ctx.db.execute<{ text: string }>(
      sql`select data->>'text' as text from pgboss.job where name = 'mail.deliver' and data->>'to' = ${adminEmail}`,
    );
    const [mail] = rows;
    expect(mail?.text).toContain(code);
    const token = /\/group\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const overview = (address: string) =>
      at.request({ method: "GET", url: `/api/preferred-group/${address}/overview` });
    expect((await overview(token)).json()).toMatchObject({
      name: "Lab",
      code,
      seats: 5,
      members: [{ email: person.email, edits: 1, translations: 0 }],
    });
    const [id = ""] = token.split(".");
    const ofAnother = groupToken("another secret", id, inDays(1));
    const ofNone = groupToken(at.ctx.secret, randomUUID(), inDays(1));
    for (const wrong of [ofAnother, ofNone, id, "x.y"]) {
      expect(refusalOf(await overview(wrong))).toEqual({ status: 404, code: "not-found" });
    }
  });

  test("shows its members by the mailed link for 90 days; an older link mails a fresh one [G-24]", async () => {
    const code = await aGroup({ adminEmail: `${randomUUID()}@lab.example` });
    const group = await findGroupByCode(at.ctx.db, code);
    const old = groupToken(at.ctx.secret, group?.id ?? "", inDays(0));
    const mailed = async () => {
      const { rows } = await at.ctx.db.execute<{ text: string }>(
        sql`select data->>'text' as text from pgboss.job
            where data->>'to' = ${group?.adminEmail} order by created_on`,
      );
      return rows.flatMap(({ text }) => /\/group\/(\S+)/.exec(text)?.[1] ?? []);
    };
    const overview = (token: string) =>
      at.request({ method: "GET", url: `/api/preferred-group/${token}/overview` });
    expect(await mailed()).toHaveLength(1);
    const answers = await Promise.all([1, 2, 3].map(() => overview(old)));
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual({ status: 410, code: "plans.group-link-expired" });
    }
    const links = await mailed();
    expect(links).toHaveLength(2);
    expect((await overview(links.at(-1) ?? "")).statusCode).toBe(200);
  });

  test("opens by its newest link alone: an older one beside it opens nothing, and mails nothing [G-24]", async () => {
    const code = await aGroup({ adminEmail: `${randomUUID()}@lab.example` });
    const group = await findGroupByCode(at.ctx.db, code);
    const first = groupToken(at.ctx.secret, group?.id ?? "", group?.linkExpiresAt ?? inDays(0));
    const overview = () =>
      at.request({ method: "GET", url: `/api/preferred-group/${first}/overview` });
    expect((await overview()).statusCode).toBe(200);
    at.clock.advance(1000);
    await mailGroupLink(at.ctx, group?.id ?? "");
    const mails = async () => {
      const { rows } = await at.ctx.db.execute(
        sql`select 1 from pgboss.job where data->>'to' = ${group?.adminEmail}`,
      );
      return rows.length;
    };
    const before = await mails();
    expect(refusalOf(await overview())).toEqual({ status: 410, code: "plans.group-link-expired" });
    expect(await mails()).toBe(before);
  });

  test("runs beside premium, and pays first when it ends first [G-15 G-25]", async () => {
    await premiumOf();
    await join(await aGroup({ endsAt: inDays(10), translationsPerMember: 1 }));
    await consume("translation");
    const { plans: held, access } = await stateOf();
    expect(held.preferred_group?.access.features.translation.usesConsumed).toBe(1);
    expect(held.premium?.access.features.translation.usesConsumed).toBe(0);
    expect(access.translation.sources.map(({ planType }) => planType)).toEqual([
      "preferred_group",
      "premium",
    ]);
  });
});

describe("uses", () => {
  test("two translations a month: the third is refused with the day more arrive, and then two again [S94 S114 S226]", async () => {
    await premiumOf();
    await consume("translation");
    await consume("translation");
    expect(await codeOf(consume("translation"))).toBe("digital-ordering-not-available");
    const { access } = await stateOf();
    expect(access.translation).toMatchObject({
      reason: "premium-exceeded",
      allowance: { usesConsumed: 2, usesRemaining: 0, usesProvisioned: 2 },
      useLimitCheckPasses: true,
    });
    const again = new Date(access.translation.availableAt ?? 0);
    at.clock.advance(again.getTime() - at.clock.now().getTime());
    expect((await stateOf()).access.translation).toMatchObject({
      limitReached: false,
      allowance: { usesConsumed: 0, usesRemaining: 2 },
    });
  });

  test("of editing have no number in premium; editing-only has no translation [S110 S114 G-12]", async () => {
    await premiumOf(person, { planName: "premium_editing_only" });
    for (let edits = 0; edits < 6; edits++) await consume("edit");
    const { access } = await stateOf();
    expect(access.editing.allowance).toMatchObject({ usesConsumed: 6, usesProvisioned: null });
    expect(access.translation.reason).toBe("editing-only");
    expect(await codeOf(consume("translation"))).toBe("digital-ordering-not-available");
  });

  test.each(["edit", "translation"] as const)(
    "at the last remaining %s let exactly one of many parallel starts through",
    async (feature) => {
      await premiumOf(person, { edits: 1, translationsPerMonth: 1 });
      const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(consume(feature))));
      expect(codes.filter((code) => code === "accepted")).toHaveLength(1);
    },
  );

  test("come back once when the job fails [G-14]", async () => {
    await premiumOf();
    const useId = await consume("translation");
    await giveUseBack(at.ctx, at.ctx.db, useId);
    await giveUseBack(at.ctx, at.ctx.db, useId);
    expect((await stateOf()).access.translation.allowance?.usesRemaining).toBe(2);
  });

  test("beyond what is provided fail the check of that source alone [G-29]", async () => {
    await join(await aGroup({ editsPerMember: 2 }));
    await consume("edit");
    await consume("edit");
    await premiumOf();
    await at.ctx.db
      .update(plans)
      .set({ editsProvisioned: 1 })
      .where(eq(plans.userId, person.identity));
    const { sources } = (await stateOf()).access.editing;
    expect(
      sources.map(({ planType, useLimitCheckPasses }) => [planType, useLimitCheckPasses]),
    ).toEqual([
      ["premium", true],
      ["preferred_group", false],
    ]);
  });
});

describe("reconciliation", () => {
  test("asks the provider at most once in ten seconds a person [S190 G-78]", async () => {
    let asked = 0;
    const user = await userOf();
    const reconcile = () =>
      reconcilePlans(at.ctx, user, "poll", async () => {
        asked += 1;
      });
    await Promise.all([reconcile(), reconcile(), reconcile()]);
    expect(asked).toBe(1);
    at.clock.advance(9999);
    await reconcile();
    expect(asked).toBe(1);
    at.clock.advance(1);
    await reconcile();
    expect(asked).toBe(2);
  });

  test("answers as stored when the provider does not answer [S189]", async () => {
    const user = await userOf();
    await reconcilePlans(at.ctx, user, "asked", () => Promise.reject(new Error("no route")));
    expect(at.logLines.some((line) => line.includes("could not be asked for events"))).toBe(true);
    expect((await person.get("/api/curie/status/sync")).statusCode).toBe(200);
  });

  test("gives up a purchase that has not arrived after a quarter of an hour [S97 G-89]", async () => {
    await person.post("/api/curie/status/sync", { reason: "checkout-completed" });
    at.clock.advance(14 * 60_000);
    expect((await stateOf()).paddlePending).toBe(true);
    at.clock.advance(60_000);
    expect(await stateOf()).toMatchObject({ paddlePending: false, paddlePendingCreatedOn: null });
    await person.post("/api/curie/status/sync", { reason: "poll" });
    expect(at.logLines.some((line) => line.includes("a purchase never arrived"))).toBe(true);
  });

  test("with an unknown reason is refused", async () => {
    const answer = await person.post("/api/curie/status/sync", { reason: "whim" });
    expect(refusalOf(answer)).toEqual({ status: 400, code: "invalid-input" });
  });
});

describe("notices", () => {
  test("the launch notice is read once, in every browser, by who knew the older name [S83 S196]", async () => {
    expect((await loadOf()).launchNotice).toBe(true);
    for (let times = 0; times < 2; times++) {
      expect((await person.post("/api/curie/notify/launch")).statusCode).toBe(200);
      expect((await loadOf()).launchNotice).toBe(false);
    }
  });

  test("the survey keeps when it was last shown, for each service [S76 S77 G-68]", async () => {
    await premiumOf();
    await consume("edit");
    await consume("edit");
    const first = at.clock.now().toISOString();
    await person.post("/api/survey/shown", { feature: "editing" });
    at.clock.advance(90 * day);
    expect((await loadOf()).survey).toEqual({
      editing: { uses: 2, shownOn: first },
      translation: { uses: 0, shownOn: null },
    });
    const again = await person.post("/api/survey/shown", { feature: "editing" });
    expect(again.json()).toMatchObject({
      survey: { editing: { shownOn: at.clock.now().toISOString() } },
    });
  });
});

describe("an offer", () => {
  test("is found for whom it is offered, and not for others: monthly in China, another set, a stranger's [S128 S146]", async () => {
    const inChina = await userOf(await at.person({ country: "CN" }));
    const elsewhere = await userOf();
    const { availablePlans } = await stateOf();
    const monthly = availablePlans.premium.find(
      ({ billingInterval }) => billingInterval === "monthly",
    );
    if (!monthly) throw new Error("nothing monthly is offered");
    const found = await findOffer(at.ctx, at.ctx.db, elsewhere, monthly.identity);
    expect(found?.offer).toEqual(monthly);
    expect(await findOffer(at.ctx, at.ctx.db, inChina, monthly.identity)).toBeNull();
    expect(await findOffer(at.ctx, at.ctx.db, elsewhere, randomUUID())).toBeNull();
    const [repriced] = await at.ctx.db
      .select()
      .from(cataloguePlans)
      .where(eq(cataloguePlans.catalogueSet, "repriced"));
    expect(await findOffer(at.ctx, at.ctx.db, elsewhere, repriced?.id ?? "")).toBeNull();
  });
});

describe("the currency", () => {
  test("of offers is the one that was paid in before, until one is chosen", async () => {
    const [premium, plan] = await Promise.all([
      premiumOf(),
      findByCode(at.ctx.db, "rest-of-world.original.premium_editing_only.monthly.checkout"),
    ]);
    if (!plan) throw new Error("the catalogue has no such plan");
    await at.ctx.db.transaction((tx) =>
      recordPayment(at.ctx, tx, {
        userId: person.identity,
        takenBy: "newer",
        externalId: `txn_${person.identity}`,
        paidAt: at.ctx.clock.now(),
        amount: { amount: 1800, currency: "EUR" },
        plan,
        belongsTo: { planId: premium },
      }),
    );
    const { availablePlans } = await stateOf();
    expect(new Set(availablePlans.premium.map(({ currency }) => currency))).toEqual(
      new Set(["EUR"]),
    );
  });

  test("is chosen once asked, and prices follow [S142 S236 G-36]", async () => {
    expect((await loadOf()).user).toMatchObject({ currency: null, currencyIso: null });
    const answer = await person.post(`/api/users/${person.identity}/currency`, { currency: "JPY" });
    expect(answer.json()).toMatchObject({ user: { currency: "JPY", currencyIso: "JPY" } });
    const { availablePlans } = await stateOf();
    expect(availablePlans.premium.map(({ price, currency }) => [price, currency])[0]).toEqual([
      1800,
      "JPY",
    ]);
  });
});

describe("under other flags", () => {
  let flagged: TestApp | null = null;
  afterEach(async () => {
    await flagged?.close();
    flagged = null;
  });

  test("a user in China starts the trial with a group code, and by no link [S7 S257]", async () => {
    flagged = await startTestApp({ FLAG_CURIE_GROUP_BASED_CHINA_TRIALS_ENABLED: "on" });
    const who = await flagged.person({ country: "CN" });
    const elsewhere = await flagged.person();
    await createGroup(flagged.ctx, {
      code: "试用2026",
      name: "Trial",
      kind: "trial",
      adminEmail: "ops@curie.test",
    });
    expect((await loadOf(who)).starter.entry).toBe("group-code");
    expect(refusalOf(await startTrial(who, "/c/CurieFreeTrialChina")).code).toBe(
      "plans.trial-needs-code",
    );
    expect((await join("试用2026", who)).statusCode).toBe(200);
    expect((await stateOf(who)).plans).toMatchObject({
      free_trial: { status: "active", grantedFrom: { identifier: "试用2026" } },
      preferred_group: null,
    });
    expect(refusalOf(await join("试用2026", elsewhere)).code).toBe("plans.group-code-invalid");
  });

  test("a partner's application sells no digital editing, in no way [S238 S249 G-8]", async () => {
    flagged = await startTestApp({ CURIE_PARTNER_HOSTS: "partner.example.org" });
    const who = await flagged.person();
    const at = (host: string) => (method: "GET" | "POST", path: string, payload?: object) =>
      who.send({ method, url: `/api${path}`, headers: { host }, ...(payload ? { payload } : {}) });
    const elsewhere = (await at("curie.example.org")("GET", "/curie/load")).json<PlanState>();
    const planIdentity = elsewhere.availablePlans.premium[0]?.identity;
    const once = elsewhere.availablePlans.editing[0]?.identity;
    expect([typeof planIdentity, typeof once]).toEqual(["string", "string"]);
    const here = at("partner.example.org");
    for (const path of ["/curie/load", "/curie/status/sync"]) {
      const state = (await here("GET", path)).json<PlanState>();
      expect(state).toMatchObject({ digitalEdit: { enabled: false } });
      expect(Object.values(state.availablePlans).flat(), path).toEqual([]);
    }
    const form = {
      ...{ acceptedTermsAndConditions: true, paymentMethodId: "card" },
      additionalData: { availableDigitalPurchaseIdentity: once },
    };
    const sales: [string, "GET" | "POST", object | undefined][] = [
      ["/curie/checkout", "POST", { planIdentity }],
      ["/curie/plan-change/preview", "POST", { planIdentity }],
      ["/curie/plan-change", "POST", { planIdentity, chargedAtMost: 0 }],
      [`/digital-edit/payment/${once}`, "GET", undefined],
      ["/digital-edit/payment", "POST", form],
    ];
    for (const [path, method, body] of sales) {
      const refused = { status: 403, code: "billing.digital-editing-not-allowed" };
      expect(refusalOf(await here(method, path, body)), path).toEqual(refused);
    }
  });

  test("the payment provider's data are those of the configuration, and no secret is among them [S133 S136 S235]", async () => {
    flagged = await startTestApp({
      PADDLE_VENDOR_ID: "4711",
      PADDLE_SCRIPT_URL: "https://paddle.example.org/v1.js",
      PADDLE_SCRIPT_URL_V2: "https://paddle.example.org/v2.js",
      PADDLE_CLIENT_TOKEN: "live_public",
      PADDLE_ENVIRONMENT: "sandbox",
      PADDLE_API_KEY: "pdl_sdbx_apikey_of_a_test",
      PADDLE_WEBHOOK_SECRETS: "pdl_ntfset_of_a_test_with_length",
      PADDLE_VENDOR_AUTH_CODE: "auth-code-of-a-test",
      PADDLE_CLASSIC_PUBLIC_KEY: "key-of-a-test",
      CURIE_PROJECT_ENVIRONMENT: "staging",
      CURIE_OPERATOR_NAME: "Example",
      CURIE_SITE_LANGUAGE: "br",
    });
    const answer = await (await flagged.person()).get("/api/curie/load");
    expect(answer.json()).toMatchObject({
      application: {
        siteLanguage: "br",
        projectEnvironmentName: "staging",
        companyShortName: "Example",
        allowsDigitalEditing: true,
        paymentProvider: {
          vendorId: 4711,
          scriptUrl: "https://paddle.example.org/v1.js",
          scriptUrlv2: "https://paddle.example.org/v2.js",
          clientToken: "live_public",
          environment: "sandbox",
          customerPaddleId: null,
        },
      },
    });
    expect(answer.body).not.toContain(flagged.ctx.secret);
    expect(answer.body).not.toContain("of-a-test");
    expect(answer.body).not.toContain("of_a_test");
  });
});
