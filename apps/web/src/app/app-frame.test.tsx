// @vitest-environment jsdom
import type { Plans } from "@curie/contract";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aPlan, aPremium, aStart, beginEachTestAtNoon, renderInApp } from "#lib/testing.tsx";
import { AppFrame } from "./app-frame.tsx";

beginEachTestAtNoon();

const days = (count: number) => new Date(Date.UTC(2026, 10, 21 + count, 11)).toISOString();
const trial = aPlan({ endsAt: days(12), freeTrialExpiration: days(12) });
const tabs = ["/en/rubriq", "/en/rubriq/translation", "/en/rubriq/abstract-writer"];

async function saidOn(path: string, plans: Partial<Plans>): Promise<string> {
  await renderInApp(<AppFrame>page</AppFrame>, {
    path,
    start: aStart({ plans: { ...aStart().plans, ...plans } }),
  });
  const banner = screen.queryByRole("status") ?? screen.queryByRole("alert");
  cleanup();
  return banner?.textContent ?? "";
}

describe("the banner of the shell", () => {
  it.each<[string, Partial<Plans>, string]>([
    ["expired premium", { premium: aPremium({ status: "expired" }) }, "Premium plan ended"],
    ["premium that ends", { premium: aPremium({ endsAt: days(9) }) }, "ends in 9 days"],
    [
      "premium whose payment failed",
      { premium: aPremium({ status: "error", endsAt: days(11) }) },
      "Update your card before then",
    ],
    ["an ended trial", { free_trial: aPlan({ status: "expired" }) }, "Your free trial has ended."],
    [
      "a group whose payment failed",
      { preferred_group: aPlan({ planType: "preferred_group", status: "error" }) },
      "was declined",
    ],
  ])(
    "says the same on all three tabs about %s [S12 S103 S104 S105 S106 S107]",
    async (_case, plans, text) => {
      for (const path of tabs) expect(await saidOn(path, plans), path).toContain(text);
    },
  );

  it("is there on each of the three tabs for an ended plan, and on none for healthy ones [S12]", async () => {
    const ended = { premium: aPremium({ status: "expired" }) };
    for (const path of tabs) {
      expect(await saidOn(path, ended), path).not.toBe("");
      for (const healthy of [{}, { premium: aPremium() }, { free_trial: trial }]) {
        expect(await saidOn(path, healthy), path).toBe("");
      }
    }
  });
});
