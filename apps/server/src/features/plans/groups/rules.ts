import { createHmac, timingSafeEqual } from "node:crypto";
import type { ErrorCode } from "@curie/contract";
import { isRunning, type StoredPlan } from "../rules.ts";

export const groupKinds = ["membership", "trial"] as const;
export type GroupKind = (typeof groupKinds)[number];

/** A group as its row says. */
export type Group = {
  id: string;
  code: string;
  name: string;
  kind: GroupKind;
  seats: number | null;
  startsAt: Date;
  endsAt: Date | null;
  grantsEditing: boolean;
  editsPerMember: number | null;
  translationsPerMember: number | null;
  translationsFrom: Date | null;
  adminEmail: string;
  /** Of the newest link to its members. */
  linkExpiresAt: Date | null;
};

/** Codes are written as people copy them: with spaces around, in any case (G-24). */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

/**
 * Why somebody cannot join a group; null when they can. Whether the code is good is said before
 * what is wrong with the person, so that a wrong code never tells anything else.
 */
export function joinProblem(
  group: Group | null,
  members: number,
  held: readonly StoredPlan[],
  now: Date,
): ErrorCode | null {
  if (!group || group.startsAt > now) return "plans.group-code-invalid";
  if (group.endsAt !== null && group.endsAt <= now) return "plans.group-code-expired";
  const present = held.filter((plan) => plan.replacedAt === null);
  const membership = present.find((plan) => plan.type === "preferred_group");
  if (membership && isRunning(membership, now)) return "plans.group-already-member";
  const trial = present.find((plan) => plan.type === "free_trial");
  if (trial && isRunning(trial, now)) return "plans.incompatible-plan";
  if (group.seats !== null && members >= group.seats) return "plans.group-full";
  return null;
}

/**
 * The last part of the link to a group's members: which group, until when, and our signature over
 * both. Nothing of it is stored.
 */
export function groupToken(secret: string, groupId: string, expiresAt: Date): string {
  const seconds = Math.floor(expiresAt.getTime() / 1000);
  return signed(secret, `${groupId}.${seconds}`);
}

/** A newer link was made since this one, which we have signed; it alone is good (G-24). */
export function isSuperseded(
  token: string,
  { linkExpiresAt }: Pick<Group, "linkExpiresAt">,
): boolean {
  if (linkExpiresAt === null) return false;
  return Number(token.split(".")[1]) < Math.floor(linkExpiresAt.getTime() / 1000);
}

function signed(secret: string, text: string): string {
  const signature = createHmac("sha256", secret).update(`group overview ${text}`);
  return `${text}.${signature.digest("base64url")}`;
}

/**
 * The group whose link this is, and whether its time is over; null for anything we did not write,
 * to the letter. Links of before they had an end are over.
 */
export function readGroupToken(
  secret: string,
  token: string,
  now: Date,
): { groupId: string; expired: boolean } | null {
  const text = token.slice(0, Math.max(0, token.lastIndexOf(".")));
  const expected = Buffer.from(signed(secret, text));
  const given = Buffer.from(token);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [groupId = "", seconds] = text.split(".");
  return { groupId, expired: seconds === undefined || Number(seconds) * 1000 <= now.getTime() };
}
