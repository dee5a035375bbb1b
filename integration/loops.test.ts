import { describe, expect, test } from "vitest";
import { databaseFalls } from "./database-falls.ts";
import { serverDies } from "./server-dies.ts";

/** The long forms are commands of their own: `npm run loops`. */
const nothing = { lost: [], stuck: [], miscounted: [], violations: [] };

describe("a database that falls under sixteen callers", () => {
  test("takes nothing with it: the process lives, callers are told to come again, all is counted once", async () => {
    const report = await databaseFalls({ rounds: 4, seed: 11 });
    expect(report).toMatchObject({ ...nothing, faults: [], lived: true });
    expect(report.refusals).toBeGreaterThan(0);
    expect(report.rounds).toMatchObject({ terminate: 2, restart: 1, kill: 1 });
  });
});

// `crash.test.ts` kills one in the middle of an edit and of a translation.
describe("a server that is killed in the middle of a purchase and of an upload", () => {
  test("is started again, loses nothing and counts nothing twice", async () => {
    const report = await serverDies({ rounds: 2, seed: 5, works: ["purchase", "upload"] });
    expect(report).toMatchObject(nothing);
    expect(report.restarts).toBe(2);
  });
});
