import { randomUUID } from "node:crypto";
import type { PlanState } from "@curie/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Person, refusalOf, uploadForm } from "#platform/testing/app-for-tests.ts";
import { cards, type PayingApp, startPayingApp } from "#platform/testing/paying-app.ts";
import { aWordFile } from "#platform/testing/word-file.ts";
import { credentials } from "../tables.ts";

const password = "a long enough password";

let at: PayingApp;
let person: Person;
let name: string;
beforeAll(async () => {
  at = await startPayingApp();
});
beforeEach(async () => {
  name = `Zelmira ${randomUUID()}`;
  person = await at.person({ name });
});
afterAll(() => at.close());

const close = (confirmation = password, who = person) =>
  who.post("/api/accounts/close", { confirmation });
const exported = async (who = person) =>
  (await who.get("/api/accounts/export")).json<{ data: Record<string, object> }>().data;
const isThere = async (who = person) => (await who.get("/api/curie/load")).statusCode === 200;

async function livesHere(who = person): Promise<void> {
  await at.buy(who, { card: cards.good });
  await at.settled();
  await who.send({ method: "POST", url: "/api/upload", ...uploadForm([file]) });
  await who.post("/api/curie/account/link", { preprintsUserIdentity: `p-${who.identity}` });
  await who.post("/api/survey/shown", { feature: "editing" });
  await who.post("/api/survey/answers", {
    ...{ feature: "editing", submissionIdentity: null, modelVersion: null },
    ...{ overall: 4, language: 4, meaning: 4, comment: "Fewer commas" },
  });
}

/** To the operator, as somebody who is signed in, or as nobody who says whose address it is. */
const writeMessage = (email: string, send = at.request) =>
  send({
    method: "POST",
    url: "/api/contact",
    payload: { subject: "support", name, email, text: "Where is my receipt?" },
  });
const file = { name: "paper.docx", bytes: aWordFile(["One sentence."]) };

/** Every row of every table of ours that says something about somebody. */
async function rowsAbout(...names: string[]): Promise<string[]> {
  const tables = await at.ctx.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await at.ctx.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    const hits = rows.filter(({ row }) => names.some((one) => row.includes(one)));
    found.push(...hits.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function paymentsWhere(condition: SQL) {
  const { rows } = await at.ctx.db.execute<{ id: string }>(
    sql`select * from payments where ${condition}`,
  );
  return rows;
}

describe("the export of one's data", () => {
  test("holds what every part keeps, and nothing of anybody else [G-84]", async () => {
    await livesHere();
    await writeMessage(person.email, person.send);
    const other = await at.person();
    await livesHere(other);
    const data = await exported();
    expect(data).toMatchObject({
      account: { email: person.email, signInWays: [{ provider: "credential" }] },
      documents: { documents: [], uploads: [{ fileName: "paper.docx" }] },
      billing: { subscriptions: [{ status: "active" }], purchases: [], refunds: [] },
      plans: {
        plans: [{ type: "premium" }],
        uses: [],
        trial: null,
        payments: [{ amount: 1900, currency: "USD" }],
      },
      feedback: [{ comment: "Fewer commas" }],
      contact: [{ text: "Where is my receipt?" }],
      partners: { preprints: { preprintsUserIdentity: `p-${person.identity}` } },
    });
    expect(JSON.stringify(data.billing)).toContain("subscription.created");
    const text = JSON.stringify(data);
    for (const foreign of [other.email, other.identity, "argon2"]) {
      expect(text).not.toContain(foreign);
    }
  });
});

describe("deleting an account", () => {
  test("ends the subscription, leaves nothing about the person, and keeps the accounting [G-84]", async () => {
    await livesHere();
    await writeMessage(person.email, person.send);
    await writeMessage(person.email.toUpperCase());
    const { subscriptions } = (await exported()).billing as { subscriptions: { id: string }[] };
    const [payment] = await paymentsWhere(sql`user_id = ${person.identity}`);
    const names = [person.identity, person.email, name];
    expect((await rowsAbout(...names)).length).toBeGreaterThan(8);

    expect((await close()).json()).toEqual({ done: true });
    // What the provider still tells is for nobody, and not kept.
    await at.settled();
    expect(await rowsAbout(...names)).toEqual([]);
    expect(refusalOf(await person.get("/api/curie/load")).code).toBe("not-signed-in");
    expect(payment).toMatchObject({ amount: 1900, currency: "USD" });
    const kept = await paymentsWhere(sql`id = ${payment?.id}`);
    expect(kept).toEqual([{ ...payment, user_id: null, plan_id: null }]);

    // Nothing is charged any more.
    await at.pass("P2M");
    const id = subscriptions[0]?.id;
    expect(await paymentsWhere(sql`subscription_id = ${id}`)).toHaveLength(1);
  });

  test("needs the password, and is guessed at no more often than a sign-in [G-84]", async () => {
    for (let tries = 0; tries < 10; tries++) {
      expect(refusalOf(await close("a wrong password"))).toEqual({
        status: 401,
        code: "accounts.wrong-credentials",
      });
    }
    expect(refusalOf(await close())).toEqual({ status: 429, code: "too-many-requests" });
    expect(await isThere()).toBe(true);
  });

  test("of somebody without a password needs the address, however it is typed [G-84]", async () => {
    await at.ctx.db.delete(credentials).where(eq(credentials.userId, person.identity));
    expect(refusalOf(await close("another@example.org")).code).toBe("accounts.wrong-credentials");
    expect((await close(` ${person.email.toUpperCase()} `)).statusCode).toBe(200);
    expect(await isThere()).toBe(false);
  });

  test("waits until the provider knows: while it is out of reach nothing is deleted [G-84]", async () => {
    await livesHere();
    await at.control("/api-faults", { kind: "500-json", calls: 1 });
    expect(refusalOf(await close())).toEqual({
      status: 503,
      code: "billing.provider-not-reachable",
    });
    expect((await at.state(person)).plans.premium).toMatchObject({ status: "active" });
    expect((await close()).statusCode).toBe(200);
  });

  test("asked for twice at once happens once, and the second caller finds the account deleted [G-84]", async () => {
    const { premium } = (await at.state(person)).plans;
    expect(premium).toBeNull();
    const answers = await Promise.all([
      close(),
      close(),
      person.send({ method: "POST", url: "/api/upload", ...uploadForm([file]) }),
      person.post("/api/survey/shown", { feature: "editing" }),
      person.get("/api/curie/load"),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect(await isThere()).toBe(false);
    expect(await rowsAbout(person.identity, person.email)).toEqual([]);
  });

  test("leaves the address free for a new account, which starts from nothing [G-84]", async () => {
    await livesHere();
    await close();
    const again = await at.person({ email: person.email });
    const { plans, starter } = await at.state(again);
    expect(plans satisfies PlanState["plans"]).toEqual({
      premium: null,
      free_trial: null,
      preferred_group: null,
    });
    expect(starter.entry).toBe("link");
    await at.settled();
    expect((await at.state(again)).plans.premium).toBeNull();
  });
});
