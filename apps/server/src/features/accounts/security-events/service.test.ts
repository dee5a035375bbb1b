import { randomUUID } from "node:crypto";
import { dayMs, securityEventDays } from "@curie/contract";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { securityEvents } from "../tables.ts";
import { recordSecurityEvent, sweepSecurityEvents } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp({ CURIE_COUNTRY_HEADER: "cf-ipcountry" });
});
afterAll(() => at.close());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const caller = {
  ip: "203.0.113.7",
  headers: new Headers({ "user-agent": firefox, "cf-ipcountry": "sg" }),
};
const lastLine = () =>
  at.logLines
    .map((line) => JSON.parse(line))
    .filter((line) => line.securityEvent !== undefined)
    .at(-1);

describe("a security event", () => {
  test("is one row for its owner and one line in the log, with addresses as keyed hashes only", async () => {
    const person = await at.person();
    await recordSecurityEvent(at.ctx, "sign-in-failed", { email: person.email }, caller);
    const rows = await at.ctx.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, person.identity));
    const row = rows.find(({ browser }) => browser === "Firefox");
    expect(row).toMatchObject({ name: "sign-in-failed", system: "Linux", country: "SG" });
    const line = lastLine();
    expect(line).toMatchObject({ securityEvent: "sign-in-failed", account: person.identity });
    expect(line.networkHash).toBe(row?.networkHash);
    for (const text of [JSON.stringify(line), JSON.stringify(row)]) {
      expect(text).not.toContain(person.email);
      expect(text).not.toContain(caller.ip);
    }
  });

  test("about an address without an account is written alike, and gone after a day", async () => {
    await recordSecurityEvent(
      at.ctx,
      "sign-in-failed",
      { email: `${randomUUID()}@example.org` },
      caller,
    );
    expect(lastLine()).toMatchObject({ account: null, emailHash: expect.any(String) });
    const ofNobody = () =>
      at.ctx.db.select().from(securityEvents).where(isNull(securityEvents.userId));
    expect(await ofNobody()).toHaveLength(1);
    at.clock.advance(dayMs + 1);
    await sweepSecurityEvents(at.ctx);
    expect(await ofNobody()).toEqual([]);
  });

  test("is kept for 180 days", async () => {
    const person = await at.person();
    await recordSecurityEvent(at.ctx, "data-exported", { account: person.identity }, caller);
    const ofPerson = () =>
      at.ctx.db.select().from(securityEvents).where(eq(securityEvents.userId, person.identity));
    at.clock.advance(securityEventDays * dayMs - 1);
    await sweepSecurityEvents(at.ctx);
    expect((await ofPerson()).length).toBeGreaterThan(0);
    at.clock.advance(2);
    await sweepSecurityEvents(at.ctx);
    expect(await ofPerson()).toEqual([]);
  });
});
