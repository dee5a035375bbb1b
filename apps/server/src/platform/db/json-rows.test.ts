import { asc, sql } from "drizzle-orm";
import { integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../testing/app-for-tests.ts";
import { jsonRows } from "./json-rows.ts";

const samples = pgTable("json_row_samples", {
  id: uuid("id").primaryKey(),
  place: integer("place").notNull(),
  title: text("title"),
  at: timestamp("at", { withTimezone: true }),
  labels: text("labels").array().notNull(),
  details: jsonb("details").$type<unknown>(),
});
const chosen = {
  id: samples.id,
  place: samples.place,
  title: samples.title,
  at: samples.at,
  labels: samples.labels,
  details: samples.details,
  doubled: sql<number>`${samples.place} * 2`.as("doubled"),
};

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
  await at.ctx.db.execute(sql`create table json_row_samples (id uuid primary key, place int not null,
    title text, at timestamptz, labels text[] not null, details jsonb)`);
});
afterAll(() => at.close());

const inJson = async () => {
  const asJson = jsonRows(chosen);
  const page = at.ctx.db
    .select({ cells: asJson.cells })
    .from(samples)
    .orderBy(asc(samples.place))
    .limit(3)
    .as("page");
  const [found] = await at.ctx.db.select({ rows: asJson.rowsOf(page) }).from(sql`(select 1) one`);
  return found?.rows;
};

test("rows read as JSON are the rows that a plain selection gives, in its order", async () => {
  expect(await inJson()).toEqual([]);
  const rows = [
    {
      title: 'Über "Größe"\n\\u0041 \u{1F52C}',
      labels: ["a,b", "{}", ""],
      details: { n: [1, null] },
    },
    { title: null, labels: [], details: null, at: null },
    { title: "", labels: ["null"], details: {} },
  ];
  await at.ctx.db.insert(samples).values(
    rows.map((row, index) => ({
      id: at.ctx.ids.uuid(),
      place: 10 - index,
      at: new Date("2026-03-29T01:59:59.123Z"),
      ...row,
    })),
  );
  const plainly = await at.ctx.db.select(chosen).from(samples).orderBy(asc(samples.place)).limit(3);
  expect(plainly).toHaveLength(3);
  expect(await inJson()).toEqual(plainly);
});
