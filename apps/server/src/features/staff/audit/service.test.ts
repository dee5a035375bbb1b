import { type AuditEntry, staffContract } from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import { sql as raw } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { openSql, type Sql } from "#platform/testing/sql.ts";
import { openStaff, type StaffPerson } from "#platform/testing/staff.ts";
import { recordAct } from "./service.ts";

let at: TestApp;
let sql: Sql;
let operator: StaffPerson;
beforeAll(async () => {
  at = await startTestApp();
  sql = openSql(at.databaseUrl);
  operator = await openStaff(at);
});
afterAll(async () => {
  await sql?.end();
  await at?.close();
});

type Page = { rows: AuditEntry[]; next: string | null };
const page = async (query = "") => (await operator.get(`/api/staff/audit${query}`)).json<Page>();

describe("the audit log", () => {
  test("names who did what, newest first [G-83]", async () => {
    const invitation = {
      name: "Edo Editor",
      email: "edo@staff.example",
      role: "editor",
      locale: "en_US",
    };
    at.clock.advance(1000);
    expect((await operator.post("/api/staff/members", invitation)).statusCode).toBe(200);
    const [newest] = (await page()).rows;
    expect(newest).toMatchObject({
      by: { identity: operator.identity, name: "Oda Operator" },
      act: "member-invited",
      about: { kind: "member" },
      details: { name: "Edo Editor", role: "editor" },
    });
  });

  test("has no entry of what was refused, nor is anything of it done [G-83]", async () => {
    const before = (await page()).rows.length;
    const again = {
      name: "Edo Again",
      email: "edo@staff.example",
      role: "operator",
      locale: "en_US",
    };
    expect((await operator.post("/api/staff/members", again)).statusCode).toBe(409);
    expect((await page()).rows).toHaveLength(before);
    const [{ count } = { count: 0 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from staff_members where email = 'edo@staff.example'`;
    expect(count).toBe(1);
  });

  test.each([
    "update audit_entries set act = 'signed-in'",
    "delete from audit_entries",
    "truncate audit_entries",
  ])("the database refuses: %s [G-83]", async (statement) => {
    await expect(at.ctx.db.execute(raw.raw(statement))).rejects.toMatchObject({
      cause: { message: expect.stringContaining("the audit log only grows") },
    });
    expect((await page()).rows.length).toBeGreaterThan(0);
  });

  test("is read a page at a time, each entry once, also while others are added [G-83]", async () => {
    const about = { kind: "voucher", identity: "PAGES" } as const;
    for (let number = 0; number < 120; number += 1) {
      await recordAct(at.ctx, { by: null, act: "voucher-saved", ...about, details: { number } });
      if (number % 3 === 0) at.clock.advance(1);
    }
    const numbers: unknown[] = [];
    let next: string | null = "";
    for (let pages = 0; next !== null && pages < 10; pages += 1) {
      const after = next === "" ? "" : `&after=${encodeURIComponent(next)}`;
      const found: Page = await page(`?about=PAGES${after}`);
      numbers.push(...found.rows.map(({ details }) => details.number));
      next = found.next;
      await recordAct(at.ctx, {
        by: null,
        act: "voucher-saved",
        ...about,
        details: { number: -1 },
      });
    }
    expect(numbers.filter((number) => number !== -1).sort()).toEqual(
      Array.from({ length: 120 }, (_, number) => number).sort(),
    );
    expect((await operator.get("/api/staff/audit?after=nonsense")).statusCode).toBe(400);
    expect((await operator.get("/api/staff/audit?after=2026-01-01T00:00:00Z%20x")).statusCode).toBe(
      400,
    );
  });
});

describe("every endpoint of the console", () => {
  const endpoints = Object.entries(staffContract).flatMap(([area, calls]) =>
    Object.entries(calls).map(([name, call]) => ({ name: `${area}.${name}`, call })),
  );

  test("says who may call it, and an act has its name in the log [G-83]", () => {
    for (const { name, call } of endpoints) {
      if (!isContractProcedure(call)) throw new Error(name);
      const { meta, route } = call["~orpc"];
      expect(meta.allows, name).not.toEqual([]);
      if (meta.does === "reads") expect(route.method, name).toBe("GET");
      else if (meta.does !== "signs-in") expect(route.method, name).not.toBe("GET");
    }
  });

  test("that reads cannot write: PostgreSQL refuses it", async () => {
    const { staffOs } = await import("../access/service.ts");
    const { call } = await import("@orpc/server");
    const writes = staffOs.audit.list.handler(async ({ context }) => {
      await recordAct(context.ctx, { by: null, act: "signed-in", kind: "member", identity: "x" });
      return { rows: [], next: null };
    });
    const context = {
      ...{ ctx: at.ctx, headers: new Headers({ cookie: operator.cookie }), hostname: "x", ip: "x" },
      ...{ setCookie: () => {}, findUser: async () => null },
    };
    await expect(call(writes, {}, { context })).rejects.toThrow("declare it as an act");
  });
});
