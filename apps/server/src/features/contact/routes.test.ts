import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { messages } from "./tables.ts";

const operator = "desk@institute.example";
let at: TestApp;
beforeAll(async () => {
  at = await startTestApp({ CURIE_CONTACT: operator });
});
beforeEach(async () => {
  await at.ctx.db.delete(messages);
});
afterAll(() => at.close());

const message = (change: object = {}) => ({
  subject: "group-discount",
  name: "Ana Ferreira",
  email: "ana@lab.example",
  text: "We are forty people.",
  ...change,
});
const write = (change: object = {}) =>
  at.request({ method: "POST", url: "/api/contact", payload: message(change) });
const kept = () => at.ctx.db.select().from(messages).orderBy(asc(messages.writtenAt));
const mailed = async () => {
  const { rows } = await at.ctx.db.execute<{ to: string; subject: string; text: string }>(
    sql`select data->>'to' as to, data->>'subject' as subject, data->>'text' as text
        from pgboss.job where name = 'mail.deliver' order by created_on`,
  );
  return rows;
};

describe("a message to the operator", () => {
  test("is kept, and mailed with the address to answer to [G-81]", async () => {
    expect((await write()).json()).toEqual({ done: true });
    expect(await kept()).toMatchObject([
      { ...message(), userId: null, reference: null, writtenAt: at.clock.now() },
    ]);
    const mail = (await mailed()).at(-1);
    expect(mail).toMatchObject({ to: operator, subject: "Group plan: Ana Ferreira asks" });
    expect(mail?.text).toContain("We are forty people.");
    expect(mail?.text).toContain("ana@lab.example");
  });

  test("of somebody signed in is theirs, and goes with the account [G-82 G-84]", async () => {
    const person = await at.person();
    const answer = await person.post(
      "/api/contact",
      message({ subject: "support", reference: "E6KZX6M4TQ" }),
    );
    expect(answer.statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ userId: person.identity, reference: "E6KZX6M4TQ" }]);
    expect((await mailed()).at(-1)?.text).toContain("E6KZX6M4TQ");
    await at.ctx.db.execute(sql`delete from users where id = ${person.identity}`);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ["no name", { name: " " }],
    ["no text", { text: "" }],
    ["too much text", { text: "a".repeat(5001) }],
    ["no address to answer to", { email: "ana" }],
    ["an unknown subject", { subject: "praise" }],
    ["a field nobody asked for", { to: "victim@example.org" }],
  ])("with %s is refused and not kept [G-81]", async (_case, change) => {
    expect(refusalOf(await write(change))).toEqual({ status: 400, code: "invalid-input" });
    expect(await kept()).toEqual([]);
  });

  test("is written five times an hour by one person, and by no more [G-81]", async () => {
    const email = "busy@lab.example";
    const answers = await Promise.all(Array.from({ length: 7 }, () => write({ email })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 200, 200, 429, 429,
    ]);
    expect(await kept()).toHaveLength(5);
    expect((await write({ email: "BUSY@lab.example" })).statusCode).toBe(429);
    at.clock.advance(60 * 60 * 1000);
    expect((await write({ email })).statusCode).toBe(200);
  });
});
