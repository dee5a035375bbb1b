import { describe, expect, test } from "vitest";
import type { StoredPlan } from "../rules.ts";
import { type FetchMetadata, meaningOfTrialRequest, trialProblem } from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const running = {
  startsAt: new Date(0),
  endsAt: null,
  endedAt: null,
  replacedAt: null,
  subscription: null,
};
const holding = (type: StoredPlan["type"]) => [{ ...running, type, price: null } as StoredPlan];

describe("a request of a trial link", () => {
  const ours: FetchMetadata = {
    site: "same-origin",
    mode: "cors",
    destination: "empty",
    purpose: undefined,
  };
  test.each<[string, Partial<FetchMetadata>, string]>([
    ["our own page in the background", {}, "activate"],
    ["the address bar", { site: "none", mode: "navigate", destination: "document" }, "page"],
    ["a link in a mail", { site: "cross-site", mode: "navigate", destination: "document" }, "page"],
    ["a link of ours", { mode: "navigate", destination: "document" }, "page"],
    [
      "a picture of another site",
      { site: "cross-site", mode: "no-cors", destination: "image" },
      "nothing",
    ],
    ["a picture of ours", { mode: "no-cors", destination: "image" }, "nothing"],
    [
      "a frame of another site",
      { site: "cross-site", mode: "navigate", destination: "iframe" },
      "nothing",
    ],
    ["a script of another site", { site: "cross-site" }, "nothing"],
    ["another port of this host", { site: "same-site" }, "nothing"],
    ["our own page with a purpose of its own", { purpose: "activation" }, "activate"],
    ["prefetching", { purpose: "prefetch" }, "nothing"],
    [
      "prerendering",
      { purpose: "prefetch;prerender", mode: "navigate", destination: "document" },
      "nothing",
    ],
    [
      "something without these headers",
      { site: undefined, mode: undefined, destination: undefined },
      "page",
    ],
  ])("from %s means: %s", (_name, change, meaning) => {
    expect(meaningOfTrialRequest({ ...ours, ...change })).toBe(meaning);
  });

  test("changes nothing unless our page asks in the background [G-27]", () => {
    const others = ["cross-site", "same-site", "none", undefined].map((site) =>
      meaningOfTrialRequest({ ...ours, site }),
    );
    expect(others).not.toContain("activate");
  });
});

describe("starting the trial", () => {
  test.each<[string, Parameters<typeof trialProblem>, string | null]>([
    ["by the link", ["link", "link", false, [], now], null],
    ["by China's link", ["china-link", "china-link", false, [], now], null],
    ["by a group code", ["group-code", "group-code", false, [], now], null],
    ["a second time", ["link", "link", true, [], now], "plans.trial-already-used"],
    [
      "by China's link elsewhere",
      ["china-link", "link", false, [], now],
      "plans.trial-not-offered",
    ],
    [
      "by the common link in China",
      ["link", "china-link", false, [], now],
      "plans.trial-not-offered",
    ],
    [
      "by a link where codes are used",
      ["china-link", "group-code", false, [], now],
      "plans.trial-needs-code",
    ],
    [
      "in a group",
      ["link", "link", false, holding("preferred_group"), now],
      "plans.incompatible-plan",
    ],
    [
      "on premium that another plan replaced",
      [
        "link",
        "link",
        false,
        holding("premium").map((plan) => ({ ...plan, replacedAt: now })),
        now,
      ],
      null,
    ],
    ["on premium", ["link", "link", false, holding("premium"), now], "plans.trial-not-offered"],
  ])("%s is answered as decided [S257 G-10]", (_name, input, problem) => {
    expect(trialProblem(...input)).toBe(problem);
  });
});
