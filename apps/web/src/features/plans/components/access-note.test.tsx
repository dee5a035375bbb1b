// @vitest-environment jsdom
import type { Allowance, Plans } from "@curie/contract";
import { describe, expect, it } from "vitest";
import {
  anAccess,
  aPlan,
  aPremium,
  aStart,
  aTranslationAccess,
  beginEachTestAtNoon,
  renderInApp,
  testNow,
} from "#lib/testing.tsx";
import { AccessNote } from "./access-note.tsx";

beginEachTestAtNoon();

type Case = { plans?: Partial<Plans>; access?: object };
const inDays = (days: number) => new Date(Date.parse(testNow) + days * 86_400_000).toISOString();
const trial = (days: number) => ({ free_trial: aPlan({ freeTrialExpiration: inDays(days) }) });
const group = { preferred_group: aPlan({ planType: "preferred_group", paymentStatus: null }) };
const allowance = (change: Partial<Allowance>): Allowance => ({
  usesConsumed: 1,
  usesRemaining: 1,
  usesProvisioned: 2,
  nextRecurrence: null,
  ...change,
});

async function noteOf(service: "edits" | "translations", { plans, access }: Case) {
  const none = aStart();
  const served =
    service === "edits"
      ? { editing: anAccess(access), translation: aTranslationAccess() }
      : { editing: anAccess(), translation: aTranslationAccess(access) };
  const start = aStart({ plans: { ...none.plans, ...plans }, access: served });
  const { container } = await renderInApp(<AccessNote service={service} />, { start });
  return container.textContent;
}

describe("the note beside editing", () => {
  it.each<[string, Case, string]>([
    [
      "without a plan",
      { access: { limitReached: true, reason: "no-plan" } },
      "Premium is required.",
    ],
    ["in a trial with three days", { plans: trial(3) }, "3 days left in your free trial."],
    ["in a trial with one day", { plans: trial(1) }, "1 day left in your free trial."],
    [
      "after the trial",
      { access: { limitReached: true, reason: "expired", planType: "free_trial" } },
      "Your free trial has ended.",
    ],
    ["with premium", { plans: { premium: aPremium() } }, "Full access."],
    [
      "after premium",
      { access: { limitReached: true, reason: "expired", planType: "premium" } },
      "Your Premium plan has expired.",
    ],
    ["in a group", { plans: group }, "Through your group’s plan."],
    [
      "after the group’s end",
      { access: { limitReached: true, reason: "expired", planType: "preferred_group" } },
      "Your group’s plan has expired.",
    ],
  ])("%s says so [S108 S109 S110 S111]", async (_case, given, sentence) => {
    expect(await noteOf("edits", given)).toContain(sentence);
  });

  it("sends members to who runs a group that does not grant it [S112]", async () => {
    const access = { limitReached: true, reason: "generic", groupAdmin: "lab@example.org" };
    const said = await noteOf("edits", { plans: group, access });
    expect(said).toContain("Ask the person who runs your group.");
    expect(said).toContain("lab@example.org");
  });
});

describe("the note beside translation", () => {
  it("does not speak of full access when all of the month is used", async () => {
    const allowance = {
      usesConsumed: 2,
      usesRemaining: 0,
      usesProvisioned: 2,
      nextRecurrence: null,
    };
    const said = await noteOf("translations", {
      plans: { premium: aPremium() },
      access: { allowance },
    });
    expect(said).toContain("2 of 2");
    expect(said).not.toContain("Full access");
  });

  it("counts what premium gives a month, and says when more arrive [S113]", async () => {
    const given = allowance({
      usesConsumed: 1,
      usesRemaining: 4,
      usesProvisioned: 5,
      nextRecurrence: "2026-12-01T00:00:00.000Z",
    });
    const said = await noteOf("translations", {
      plans: { premium: aPremium() },
      access: { allowance: given },
    });
    expect(said).toContain("1 of 5");
    expect(said).toContain("Starts again on 1 December");
  });

  it("counts what a group gives for its whole time [S113]", async () => {
    const given = allowance({ usesConsumed: 1, usesRemaining: 2, usesProvisioned: 3 });
    const said = await noteOf("translations", { plans: group, access: { allowance: given } });
    expect(said).toContain("1 of 3");
    expect(said).not.toContain("Starts again");
  });

  it("says that the Starter has none [S113]", async () => {
    const access = { limitReached: true, reason: "starter" };
    expect(await noteOf("translations", { plans: trial(3), access })).toContain(
      "Not part of your plan.",
    );
  });
});
