import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { StoredPlan } from "../rules.ts";
import {
  type Group,
  groupToken,
  isSuperseded,
  joinProblem,
  normaliseCode,
  readGroupToken,
} from "./rules.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

function aGroup(change: Partial<Group> = {}): Group {
  return {
    id: "group",
    code: "LAB",
    name: "Lab",
    kind: "membership",
    seats: 3,
    startsAt: inDays(-10),
    endsAt: inDays(100),
    grantsEditing: true,
    editsPerMember: null,
    translationsPerMember: 3,
    translationsFrom: null,
    adminEmail: "head@lab.example",
    linkExpiresAt: null,
    ...change,
  };
}

function held(type: StoredPlan["type"], change: Partial<StoredPlan> = {}): StoredPlan {
  return {
    id: type,
    type,
    planName: null,
    catalogueSet: null,
    startsAt: inDays(-1),
    endsAt: inDays(5),
    endedAt: null,
    replacedAt: null,
    provisioned: { editing: 5, translation: 0 },
    translationsFrom: null,
    recursFrom: null,
    grantingMechanism: "others",
    grantedFrom: null,
    price: null,
    billingInterval: null,
    group: null,
    subscription: null,
    ...change,
  };
}

describe("joining a group", () => {
  test.each<[string, Group | null, number, StoredPlan[], string | null]>([
    ["a good code", aGroup(), 0, [], null],
    ["an unknown code", null, 0, [], "plans.group-code-invalid"],
    [
      "a group that begins later",
      aGroup({ startsAt: inDays(1) }),
      0,
      [],
      "plans.group-code-invalid",
    ],
    ["a group that begins now", aGroup({ startsAt: now }), 0, [], null],
    ["a group that has ended", aGroup({ endsAt: now }), 0, [], "plans.group-code-expired"],
    ["the last seat", aGroup(), 2, [], null],
    ["a group without free seat", aGroup(), 3, [], "plans.group-full"],
    ["a group without limit", aGroup({ seats: null }), 9999, [], null],
    ["premium beside it", aGroup(), 0, [held("premium")], null],
    ["a running free trial", aGroup(), 0, [held("free_trial")], "plans.incompatible-plan"],
    ["an ended free trial", aGroup(), 0, [held("free_trial", { endsAt: now })], null],
    ["a trial that was given up", aGroup(), 0, [held("free_trial", { endedAt: inDays(-1) })], null],
    ["another group", aGroup(), 0, [held("preferred_group")], "plans.group-already-member"],
    ["a group that was left", aGroup(), 0, [held("preferred_group", { endedAt: now })], null],
    ["a group that ran out", aGroup(), 0, [held("preferred_group", { endsAt: now })], null],
    [
      "a full group as a member",
      aGroup(),
      3,
      [held("preferred_group")],
      "plans.group-already-member",
    ],
    ["an unknown code on a trial", null, 0, [held("free_trial")], "plans.group-code-invalid"],
  ])(
    "with %s is answered as decided [S123 S246 G-24 G-25]",
    (_name, group, members, plans, problem) => {
      expect(joinProblem(group, members, plans, now)).toBe(problem);
    },
  );

  test("takes a code as people copy it [G-24]", () => {
    expect(normaliseCode("  lab-2026\n")).toBe("LAB-2026");
  });
});

describe("the link to a group's members", () => {
  const secret = "a secret of this test";
  const group = "3f2b8a54-6f0e-4c8a-9d6e-0b1f2c3d4e5f";
  const until = new Date("2026-06-01T00:00:00.000Z");
  const now = new Date("2026-03-02T09:00:00.000Z");
  const token = groupToken(secret, group, until);

  test("names its group, under the secret that signed it alone [G-24]", () => {
    expect(readGroupToken(secret, token, now)).toEqual({ groupId: group, expired: false });
    expect(readGroupToken("another secret", token, now)).toBeNull();
    const foreign = groupToken("another secret", group, until);
    expect(readGroupToken(secret, foreign, now)).toBeNull();
  });

  test("is good until a newer link is made, and while the group knows of none [G-24]", () => {
    const later = new Date(until.getTime() + 1000);
    expect(isSuperseded(token, { linkExpiresAt: null })).toBe(false);
    expect(isSuperseded(token, { linkExpiresAt: until })).toBe(false);
    expect(isSuperseded(token, { linkExpiresAt: later })).toBe(true);
  });

  test("ends at its instant, and one without an end is over [G-24]", () => {
    expect(readGroupToken(secret, token, new Date(until.getTime() - 1))?.expired).toBe(false);
    expect(readGroupToken(secret, token, until)).toEqual({ groupId: group, expired: true });
    const signature = createHmac("sha256", secret).update(`group overview ${group}`);
    const old = `${group}.${signature.digest("base64url")}`;
    expect(readGroupToken(secret, old, now)).toEqual({ groupId: group, expired: true });
  });

  test("changed in any one letter, shortened or lengthened is none [G-24]", () => {
    // Every letter gets its neighbour: the last one too, whose lowest bits say nothing in base64.
    const changed = [...token].map((letter, index) => {
      const other = String.fromCharCode(letter.charCodeAt(0) + 1);
      return `${token.slice(0, index)}${other}${token.slice(index + 1)}`;
    });
    const cut = [...token].map((_, index) => token.slice(0, index));
    for (const wrong of [...changed, ...cut, `${token}A`, `${token}=`, ` ${token}`]) {
      expect(readGroupToken(secret, wrong, now), wrong).toBeNull();
    }
  });
});
