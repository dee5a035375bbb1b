// @vitest-environment jsdom
import type { EditingAccess, PlanType, TranslationAccess } from "@curie/contract";
import { describe, expect, it } from "vitest";
import {
  anAccess,
  anOffer,
  aPlan,
  aPremium,
  aStart,
  aTranslationAccess,
  aUser,
} from "#lib/testing.tsx";
import {
  type AccessState,
  addressWithPlan,
  billingEntries,
  cheapestPerMonth,
  currentPlan,
  editingState,
  isManagedByProvider,
  isWithoutPlan,
  offersToBuy,
  translationState,
  usesLeft,
} from "./model.ts";

const now = new Date("2026-11-21T12:00:00.000Z");
const none = { premium: null, free_trial: null, preferred_group: null };

describe("a person’s plans", () => {
  it("put a running one before an ended one, and a paid one before the trial", () => {
    const trial = aPlan();
    const ended = aPremium({ status: "expired" });
    const premium = aPremium();
    expect(currentPlan({ ...none, free_trial: trial, premium: ended })).toBe(trial);
    expect(currentPlan({ ...none, free_trial: trial, premium })).toBe(premium);
    expect(currentPlan({ ...none, premium: ended })).toBe(ended);
    expect(currentPlan(none)).toBeNull();
  });

  it("count as none when all have ended, and as one while a cancelled one goes on [S17]", () => {
    expect(isWithoutPlan(none)).toBe(true);
    expect(isWithoutPlan({ ...none, premium: aPremium({ status: "expired" }) })).toBe(true);
    expect(isWithoutPlan({ ...none, premium: aPremium({ status: "cancelled" }) })).toBe(false);
    expect(isWithoutPlan({ ...none, premium: aPremium({ status: "error" }) })).toBe(false);
  });

  it("know what is left, and that unlimited is not a number", () => {
    expect(usesLeft(aPlan().access.features.editing)).toBe(3);
    expect(usesLeft(aPremium().access.features.editing)).toBeNull();
  });

  it("show the payments of all of them, newest first [S119]", () => {
    const entry = (paymentId: string, date: string) => ({
      paymentId,
      date,
      detail: { planName: null, catalogueSet: null, billingInterval: null },
      amount: { amount: 100, currency: "USD" as const },
      refunded: null,
      receiptCode: null,
    });
    const premium = aPremium({
      billingHistory: [
        entry("a", "2026-09-01T00:00:00.000Z"),
        entry("b", "2026-11-01T00:00:00.000Z"),
      ],
    });
    const group = aPlan({
      planType: "preferred_group",
      billingHistory: [entry("c", "2026-10-01T00:00:00.000Z")],
    });
    const entries = billingEntries({ ...none, premium, preferred_group: group });
    expect(entries.map(({ paymentId }) => paymentId)).toEqual(["b", "c", "a"]);
  });
});

describe("access in words", () => {
  const trial = { ...none, free_trial: aPlan() };
  const group = { ...none, preferred_group: aPlan({ planType: "preferred_group" }) };
  const premium = { ...none, premium: aPremium() };
  const ended = (planType: PlanType) => ({
    limitReached: true,
    reason: "expired" as const,
    planType,
  });

  it.each<[string, typeof none | object, Partial<EditingAccess>, AccessState]>([
    [
      "no plan: premium required [S108]",
      none,
      { limitReached: true, reason: "no-plan" },
      { kind: "state-premium-required" },
    ],
    ["a running trial: days left [S109]", trial, {}, { kind: "trial-days-left", days: 5 }],
    ["an ended trial [S109]", none, ended("free_trial"), { kind: "state-trial-ended" }],
    ["premium: full access [S110]", premium, {}, { kind: "state-full-access" }],
    ["premium expired [S110]", none, ended("premium"), { kind: "state-premium-expired" }],
    ["a running group [S111]", group, {}, { kind: "state-group" }],
    ["an ended group [S111]", none, ended("preferred_group"), { kind: "state-group-expired" }],
    [
      "a group without editing: the group’s admin [S112]",
      group,
      { limitReached: true, reason: "generic" },
      { kind: "state-ask-group" },
    ],
  ])("to editing: %s", (_case, plans, access, expected) => {
    const editing = anAccess(access);
    const all = { editing, translation: aTranslationAccess() };
    expect(editingState({ ...none, ...plans }, all, now)).toEqual(expected);
  });

  it.each<[string, object, Partial<TranslationAccess>, AccessState["kind"]]>([
    ["Starter has none [S113]", trial, { reason: "starter" }, "state-no-translations"],
    ["editing only has none [S114]", premium, { reason: "editing-only" }, "state-no-translations"],
    ["premium [S113]", premium, {}, "state-full-access"],
    ["a group [S113]", group, {}, "state-group"],
    ["a group without it [S112]", group, { reason: "group-not-included" }, "state-ask-group"],
  ])("to translation: %s", (_case, plans, access, kind) => {
    const all = { editing: anAccess(), translation: aTranslationAccess(access) };
    expect(translationState({ ...none, ...plans }, all, now).kind).toBe(kind);
  });
});

describe("changing a subscription", () => {
  const addresses = { updateUrl: "https://p/u", cancelUrl: "https://p/c", validThrough: null };

  it("knows the addresses of a subscription of Paddle Classic, and none of Paddle Billing [S124]", () => {
    const classic = aPremium({ paddleVersion: "classic", paddleSubscription: addresses });
    const billing = aPremium({ paddleVersion: "newer", paddleSubscription: addresses });
    expect(addressWithPlan(classic, "update")).toBe("https://p/u");
    expect(addressWithPlan(classic, "cancel")).toBe("https://p/c");
    expect(addressWithPlan(billing, "update")).toBeNull();
    expect(addressWithPlan(null, "update")).toBeNull();
  });

  it("is for running plans that the provider keeps", () => {
    expect(isManagedByProvider(aPremium())).toBe(true);
    expect(isManagedByProvider(aPremium({ status: "expired" }))).toBe(false);
    expect(isManagedByProvider(aPremium({ grantingMechanism: "admin", paddleVersion: null }))).toBe(
      false,
    );
    expect(isManagedByProvider(aPlan())).toBe(false);
  });
});

describe("what may be bought", () => {
  const premium = [anOffer()];
  const editing = [anOffer({ identity: "china", currency: "CNY", paddlePlanId: null })];
  const availablePlans = { ...aStart().availablePlans, premium, editing };
  const flag = { ...aStart().flags, rubriq_china_also_uses_paddle: true };

  it("is paid without the checkout in China, unless the flag is on [S234]", () => {
    const inChina = { user: aUser({ region: "china" }), availablePlans };
    expect(offersToBuy(aStart({ availablePlans }))).toBe(premium);
    expect(offersToBuy(aStart(inChina))).toBe(editing);
    expect(offersToBuy(aStart({ ...inChina, flags: flag }))).toBe(premium);
  });

  it("costs least by the month when paid by the year", () => {
    const month = anOffer({ identity: "m", billingInterval: "monthly", price: 1900 });
    const year = anOffer({ identity: "y", price: 15900 });
    expect(cheapestPerMonth([month, year])).toBe(year);
    expect(cheapestPerMonth([])).toBeNull();
  });
});
