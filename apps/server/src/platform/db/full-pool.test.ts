import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, refusalOf, startTestApp, type TestApp } from "../testing/app-for-tests.ts";
import { openSql } from "../testing/sql.ts";
import { connectDatabase } from "./client.ts";
import { causedBy, DatabaseUnavailable } from "./failures.ts";

const poolSize = 2;
/** A free connection is waited for five seconds; the rest is the machine's. */
const withinMs = 10_000;
let at: TestApp;
let person: Person;
beforeAll(async () => {
  at = await startTestApp({ CURIE_DATABASE_POOL: String(poolSize) });
  person = await at.person();
});
afterAll(() => at.close());

/** Keeps connections of the application's own pool in transactions until it is called. */
async function holdConnections(count: number): Promise<() => Promise<void>> {
  let letGo = () => {};
  const gone = new Promise<void>((done) => {
    letGo = done;
  });
  const held = await Promise.all(
    Array.from({ length: count }, async () => {
      let end: Promise<void> = Promise.resolve();
      await new Promise<void>((begun) => {
        end = at.ctx.db.transaction(async (tx) => {
          await tx.execute("select 1");
          begun();
          await gone;
        });
      });
      return () => end;
    }),
  );
  return async () => {
    letGo();
    await Promise.all(held.map((end) => end()));
  };
}

test("while every connection is busy requests are told to come again in time, and are answered when one is free", async () => {
  const ask = () => person.get("/api/digital-edit/list?page=1");
  const letGo = await holdConnections(poolSize);
  const from = performance.now();
  const answers = await Promise.all(Array.from({ length: 30 }, ask));
  expect(performance.now() - from).toBeLessThan(withinMs);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  for (const answer of answers) {
    expect(refusalOf(answer).code).toBe("temporarily-unavailable");
    expect(answer.headers["retry-after"]).toBe("2");
  }
  await letGo();
  const after = await Promise.all(Array.from({ length: 30 }, ask));
  expect(new Set(after.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test("PostgreSQL that takes no more connections is a state that passes", async () => {
  const admin = openSql(at.databaseUrl);
  const name = `few_${randomUUID().slice(0, 8)}`;
  await admin`create role ${admin(name)} login password 'few' connection limit 1`;
  const url = new URL(at.databaseUrl);
  url.username = name;
  url.password = "few";
  const database = connectDatabase(url.href, 3, at.ctx.log);
  try {
    const refused = await database.db.transaction(async (tx) => {
      await tx.execute("select 1");
      return database.db.execute("select 1").catch((error: unknown) => error);
    });
    expect(causedBy(refused, DatabaseUnavailable)?.cause).toMatchObject({ code: "53300" });
    await database.db.execute("select 1");
  } finally {
    await database.close();
    await admin`drop role ${admin(name)}`;
    await admin.end();
  }
});
