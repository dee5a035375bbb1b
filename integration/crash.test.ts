import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, runApp } from "../e2e/running-app.ts";
import {
  checksumOfResult,
  editsUsed,
  finished,
  reportedChecksum,
  signIn,
  startEdit,
  underWay,
} from "./editing.ts";

/** Long enough that the server can be ended in the middle of it. */
const paragraphs = 1200;

let app: RunningApp;
let cookie: string;

beforeAll(async () => {
  app = await runApp();
  cookie = await signIn(app);
});
afterAll(() => app?.stop());

describe("an edit that is under way", () => {
  test("is finished after the server was killed and started again, and is one use [G-14]", async () => {
    const before = await editsUsed(app, cookie);
    const identity = await startEdit(app, cookie, paragraphs);
    await underWay(app, cookie, identity);
    await app.kill();
    await app.restart();
    const { status, proof } = await finished(app, cookie, identity);
    expect(status).toBe("completed");
    expect(proof).toEqual({ total: paragraphs, differing: 0 });
    expect(await reportedChecksum(app, cookie, identity)).toBe(
      await checksumOfResult(app, cookie, identity),
    );
    expect(await editsUsed(app, cookie)).toBe(before + 1);
  });

  test("is given back or finished when the server is told to stop, and nothing is lost", async () => {
    const identity = await startEdit(app, cookie, paragraphs);
    await underWay(app, cookie, identity);
    await app.end();
    await app.restart();
    expect(await finished(app, cookie, identity)).toMatchObject({ status: "completed" });
  });
});
