import { contract } from "@curie/contract";
import { isContractProcedure } from "@orpc/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { grantPremium } from "../grants/service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

/** Every call that is asked by its address alone, but those of the demonstration and the server's health. */
const questions = Object.entries(contract).flatMap(([part, calls]) =>
  Object.values(calls).flatMap((procedure) => {
    if (part === "demo" || !isContractProcedure(procedure)) return [];
    const { method, path } = procedure["~orpc"].route;
    const isAsked = method === "GET" && !path?.includes("{") && !path?.startsWith("/health");
    return isAsked ? [`/api${path}`] : [];
  }),
);

test("two accounts that are equal in plan, region and flags get equal answers from every call [S256]", async () => {
  const [one, other] = [await at.person(), await at.person()];
  for (const { identity: userId } of [one, other]) {
    await grantPremium(at.ctx, {
      userId,
      planName: "premium_including_translation",
      endsAt: new Date(at.clock.now().getTime() + 30 * 86_400_000),
      grantedFrom: "operator",
    });
  }
  // Events of one moment are listed in the order of their random ids, and signing in was an event.
  at.clock.advance(1_000);
  // One after the other: an export is itself an event that another answer lists.
  const answers = async (who: Person) => {
    const found: unknown[] = [];
    for (const url of questions) {
      const answer = await who.get(url);
      const text = answer.body
        .replaceAll(who.email, "EMAIL")
        // What names something or says when its row was written; the clock of plans stands still.
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "IDENTITY")
        .replace(/"(since|startedAt|lastSeenAt)":"[^"]*"/g, '"$1":"THEN"');
      found.push([url, answer.statusCode, text]);
    }
    return found;
  };
  expect(questions.length).toBeGreaterThan(8);
  expect(await answers(one)).toEqual(await answers(other));
});
