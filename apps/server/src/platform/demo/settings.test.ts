import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { connectDatabase, type Database } from "../db/client.ts";
import { startTestApp, type TestApp } from "../testing/app-for-tests.ts";
import { type ClockSetting, distanceOf, openDemoSettings } from "./settings.ts";

/** One process has nobody to wait for. */
const alone = (work: () => Promise<void>) => work();

let at: TestApp;
let database: Database;
beforeAll(async () => {
  at = await startTestApp();
  database = connectDatabase(at.databaseUrl, 2, at.ctx.log);
});
afterAll(async () => {
  await database.close();
  await at.close();
});

test("what one process sets, another one follows, whenever it was started", async () => {
  const report = vi.fn();
  const here = await openDemoSettings({ db: at.ctx.db, listen: null, alone, report });
  await here.switchFlag("curie_abstract_writer", true);
  const { db, listen } = database;
  const there = await openDemoSettings({ db, listen, alone, report });
  expect(there.switched()).toEqual({ curie_abstract_writer: true });

  const ahead: ClockSetting = { mode: "offset", offsetMs: 86_400_000 };
  await here.setClock(ahead);
  await here.switchFlag("curie_abstract_writer", null);
  await vi.waitFor(() => {
    expect(there.clock()).toEqual(ahead);
    expect(there.switched()).toEqual({});
  });
  expect(report).not.toHaveBeenCalled();
});

test("of a clock that changes several times in a row the last setting stays", async () => {
  const { db, listen } = database;
  const settings = await openDemoSettings({ db, listen, alone, report: console.error });
  const at = "2026-04-01T00:00:00.000Z";
  void settings.setClock({ mode: "offset", offsetMs: 1 });
  void settings.setClock({ mode: "offset", offsetMs: 2 });
  await settings.setClock({ mode: "frozen", at });
  expect(settings.clock()).toEqual({ mode: "frozen", at });
  const reopened = await openDemoSettings({ db, listen: null, alone, report: console.error });
  expect(reopened.clock()).toEqual({ mode: "frozen", at });
});

test.each<[ClockSetting, number]>([
  [{ mode: "real" }, 0],
  [{ mode: "offset", offsetMs: 5000 }, 5000],
  [{ mode: "frozen", at: "2026-03-02T09:00:10.000Z" }, 10_000],
])("a clock that is %o is %i ms ahead", (setting, expected) => {
  expect(distanceOf(setting, new Date("2026-03-02T09:00:00.000Z"))).toBe(expected);
});
