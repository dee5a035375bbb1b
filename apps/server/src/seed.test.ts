import { afterAll, beforeAll, expect, test } from "vitest";
import { startBeside, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { demoAccount, seedDemo } from "./seed.ts";

let at: TestApp;
let beside: TestApp;
let sql: Sql;
beforeAll(async () => {
  at = await startTestApp();
  beside = await startBeside(at);
  sql = openSql(at.databaseUrl);
});
afterAll(async () => {
  await sql.end();
  await beside.close();
  await at.close();
});

test("two processes that start at once make the demonstration's data once", async () => {
  await Promise.all([seedDemo(at.ctx, at.provider), seedDemo(beside.ctx, beside.provider)]);

  const [owner] = await sql<[{ abstracts: number }]>`
    select count(*)::int as abstracts from abstracts a join users u on u.id = a.owner_id
    where u.email = ${demoAccount.email}`;
  expect(owner.abstracts).toBe(2);
  const twice = await sql`
    select u.email, p.type, count(*)::int from plans p join users u on u.id = p.user_id
    group by u.email, p.type having count(*) > 1`;
  expect(twice).toEqual([]);
  const said = [...at.logLines, ...beside.logLines].filter((line) => /"level":(50|60)/.test(line));
  expect(said).toEqual([]);
});
