import type { SecurityEvent } from "@curie/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cookieOf, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { eventually } from "#platform/testing/eventually.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
  await at.ctx.jobs.work(at.ctx);
});
afterAll(() => at.close());

const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

describe("a sign-in from a new device", () => {
  test("is told to the owner by mail, once; the first of all is not", async () => {
    const person = await at.person();
    const signIn = (headers: Record<string, string> = {}) =>
      at.request({
        ...{ method: "POST", url: "/api/accounts/sign-in" },
        payload: { email: person.email, password: "a long enough password" },
        headers: { "user-agent": safari, ...headers },
      });
    const mails = async () => {
      const url = `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`;
      const answer = await at.request({ method: "GET", url });
      return answer.json<{ mails: { text: string }[] }>().mails;
    };
    await signIn({ "user-agent": "the first device of all" });
    const known = cookieOf(await signIn());
    await eventually(async () => expect(await mails()).toHaveLength(1));
    expect((await mails())[0]?.text).toContain("Safari, iOS");
    // By its cookie, and without it by what it is and where it comes from.
    await signIn({ cookie: known });
    await signIn();
    const answer = await person.get("/api/accounts/security-events");
    const names = answer.json<{ events: SecurityEvent[] }>().events.map(({ name }) => name);
    expect(names.sort()).toEqual([
      ...["sign-in-passed", "sign-in-passed", "sign-in-passed"],
      "sign-in-unusual",
    ]);
  });
});
