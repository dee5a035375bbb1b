import { type AbstractSession, totalLength } from "@curie/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteAbstract, loadAbstract, searchAbstracts } from "#features/abstracts/service.ts";
import { findAccount } from "#features/accounts/service.ts";
import { startTestApp, type TestApp } from "#platform/testing/app-for-tests.ts";
import { seedAbstracts } from "./service.ts";

let at: TestApp;
beforeAll(async () => {
  at = await startTestApp();
});
afterAll(() => at.close());

test("a demonstration begins with two abstracts in different stages, and makes them once", async () => {
  const { email } = await at.person();
  const user = await findAccount(at.ctx.db, email);
  if (!user) throw new Error("no account");
  await seedAbstracts(at.ctx, user);
  await seedAbstracts(at.ctx, user);
  const { abstracts } = await searchAbstracts(at.ctx, user, {});
  expect(abstracts.map(({ currentStage }) => currentStage).sort()).toEqual(["review", "template"]);

  const sessions: AbstractSession[] = await Promise.all(
    abstracts.map(({ session }) => loadAbstract(at.ctx, user, { session })),
  );
  for (const { criteriaResponses, templateResponses } of sessions) {
    const limit = criteriaResponses["text-limit"];
    if (!limit) throw new Error("no limit");
    const { total, surplus } = totalLength(templateResponses, limit);
    expect(total).toBeGreaterThan(limit.maxLength / 3);
    expect(surplus).toBe(0);
  }

  for (const { session } of abstracts) await deleteAbstract(at.ctx, user, session);
  await seedAbstracts(at.ctx, user);
  expect((await searchAbstracts(at.ctx, user, {})).abstracts).toEqual([]);
});
