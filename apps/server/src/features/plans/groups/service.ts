import {
  dayMs,
  fallbackLocale,
  type GroupOverview,
  groupCodeAttempts,
  groupLinkDays,
  type Locale,
  localeOf,
  starterEntryOf,
  type User,
} from "@curie/contract";
import { countAttempt } from "#features/accounts/rate-limits/service.ts";
import { getPerson, setPreferredGroup } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { allFlags } from "#platform/flags.ts";
import { mailGroupInvitation, mailGroupJoined, mailGroupLeft, mailGroupMade } from "../emails.ts";
import { addPlan } from "../grants/service.ts";
import { isRunning } from "../rules.ts";
import { findPlan, listPlans, lockPlans, updatePlan } from "../store.ts";
import { activateStarter } from "../trials/service.ts";
import {
  type Group,
  groupToken,
  isSuperseded,
  joinProblem,
  normaliseCode,
  readGroupToken,
} from "./rules.ts";
import {
  countMembers,
  findGroup,
  findGroupByCode,
  findMemberOf,
  type GroupChange,
  insertGroupOnce,
  listGroupsOfPerson,
  listMembers,
  lockGroup,
  lockGroupByCode,
  setLinkEnd,
  updateGroup,
} from "./store.ts";

const renewalLimit = { name: "group-link", attempts: 1, windowMs: 60 * 60 * 1000 };
/** Enough for an institute; a link that fell into wrong hands floods nobody. */
const invitationLimit = { name: "group-invitation", attempts: 200, windowMs: 24 * 60 * 60 * 1000 };
const codeLimit = { name: "group-code", attempts: groupCodeAttempts, windowMs: 60 * 60 * 1000 };

/**
 * Joins the group of a code, or starts the trial that the code of a trial group gives (S257).
 * Everything that was true when it was decided is held until it is written.
 */
export async function joinGroup(ctx: Context, user: User, code: string): Promise<void> {
  await countAttempt(ctx, codeLimit, user.identity);
  const flags = await allFlags(ctx.flags, user.identity);
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    const group = await lockGroupByCode(tx, normaliseCode(code));
    if (group?.kind === "trial") {
      // Elsewhere such a code is as good as none.
      if (starterEntryOf(user.region, flags) !== "group-code") {
        throw new Failure("plans.group-code-invalid");
      }
      await activateStarter(ctx, tx, user, group.code);
      return;
    }
    const now = ctx.clock.now();
    const held = await listPlans(tx, user.identity);
    const members = group ? await countMembers(tx, group.id) : 0;
    const problem = joinProblem(group, members, held, now);
    if (problem) throw new Failure(problem);
    if (!group) return;
    await becomeMember(ctx, tx, user, group, now);
    await mailGroupJoined(ctx, tx, user, group.name);
  });
}

/**
 * An operator puts somebody into a group, whatever its seats and dates say.
 *
 * @throws `plans.group-code-invalid`, `plans.group-already-member`
 */
export async function addMember(ctx: Context, user: User, code: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    const group = await lockGroupByCode(tx, normaliseCode(code));
    if (!group) throw new Failure("plans.group-code-invalid");
    const held = await findPlan(tx, user.identity, "preferred_group");
    if (held?.group?.id === group.id && isRunning(held, ctx.clock.now())) {
      throw new Failure("plans.group-already-member");
    }
    await becomeMember(ctx, tx, user, group, group.startsAt);
  });
}

async function becomeMember(
  ctx: Context,
  tx: Transaction,
  user: User,
  group: Group,
  startsAt: Date,
): Promise<void> {
  await addPlan(ctx, tx, {
    userId: user.identity,
    type: "preferred_group",
    startsAt,
    endsAt: group.endsAt,
    editsProvisioned: group.grantsEditing ? group.editsPerMember : 0,
    translationsProvisioned: group.translationsPerMember,
    translationsFrom: group.translationsFrom,
    grantingMechanism: "others",
    grantedFrom: group.code,
    groupId: group.id,
  });
  await setPreferredGroup(tx, user.identity, group.code);
}

/** G-26: access ends at once, documents stay. */
export async function leaveGroup(ctx: Context, user: User): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, user.identity);
    const { preferredGroup } = await getPerson(tx, user.identity);
    const plan = await findPlan(tx, user.identity, "preferred_group");
    if (!plan || preferredGroup === null) throw new Failure("plans.no-group");
    await updatePlan(tx, plan.id, { endedAt: ctx.clock.now() });
    await setPreferredGroup(tx, user.identity, null);
  });
}

/**
 * Somebody else takes a person out of a group: access ends at once, documents stay (G-26).
 *
 * @throws `plans.no-group` when they are in another group by now, or in none
 */
export async function removeMember(ctx: Context, groupId: string, userId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await lockPlans(tx, userId);
    const plan = await findPlan(tx, userId, "preferred_group");
    const now = ctx.clock.now();
    if (plan?.group?.id !== groupId || plan.endedAt !== null) throw new Failure("plans.no-group");
    await updatePlan(tx, plan.id, { endedAt: now });
    await setPreferredGroup(tx, userId, null);
    const group = await findGroup(tx, groupId);
    await mailGroupLeft(ctx, tx, await getPerson(tx, userId), group?.name ?? "");
  });
}

/** @throws `not-found` */
export async function changeGroup(ctx: Context, id: string, change: GroupChange): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockGroup(tx, id))) throw new Failure("not-found");
    await updateGroup(tx, id, change);
  });
}

/** Code and a fresh link to who runs the group. @throws `not-found` */
export async function mailGroupLink(ctx: Context, id: string): Promise<void> {
  const group = await findGroup(ctx.db, id);
  if (!group) throw new Failure("not-found");
  const { code, name, adminEmail } = group;
  const admin = { email: adminEmail, name, locale: localeOf(ctx.config.siteLanguage) };
  await ctx.db.transaction(async (tx) => {
    await mailGroupMade(ctx, tx, admin, { code, token: await freshToken(ctx, tx, id) });
  });
}

/** A group and who is in it, for an operator. @throws `not-found` */
export async function loadGroup(ctx: Context, id: string) {
  const group = await findGroup(ctx.db, id);
  if (!group) throw new Failure("not-found");
  return { group, members: await listMembers(ctx.db, id) };
}

export type NewGroup = Partial<Omit<Group, "id" | "code">> &
  Pick<Group, "code" | "name" | "adminEmail">;

/**
 * A group that an operator makes (G-24); who runs it gets the code and a link to its members by
 * mail. A code that is taken leaves its group as it is. Answers the identity of the new group; null
 * when the code is taken.
 */
export async function createGroup(
  ctx: Context,
  group: NewGroup,
  locale: Locale = fallbackLocale,
): Promise<string | null> {
  const id = ctx.ids.uuid();
  const now = ctx.clock.now();
  const code = normaliseCode(group.code);
  const given = { ...group, id, code, createdAt: now };
  return ctx.db.transaction(async (tx) => {
    const usual = { kind: "membership" as const, grantsEditing: true, translationsPerMember: 0 };
    if (!(await insertGroupOnce(tx, { ...usual, startsAt: now, ...given }))) return null;
    const admin = { email: group.adminEmail, name: group.name, locale };
    await mailGroupMade(ctx, tx, admin, { code, token: await freshToken(ctx, tx, id) });
    return id;
  });
}

/** A link that is good from now on, in place of the one before it. */
async function freshToken(ctx: Context, tx: Transaction, groupId: string): Promise<string> {
  const expiresAt = new Date(ctx.clock.now().getTime() + groupLinkDays * dayMs);
  await setLinkEnd(tx, groupId, expiresAt);
  return groupToken(ctx.secret, groupId, expiresAt);
}

/** Once in an hour for a group, however often an old link is opened. */
async function renewLink(ctx: Context, group: Group): Promise<void> {
  const { id } = group;
  try {
    await countAttempt(ctx, renewalLimit, id);
  } catch (error) {
    if (error instanceof Failure && error.code === "too-many-requests") return;
    throw error;
  }
  await mailGroupLink(ctx, id);
}

/** A group that somebody belongs to, or runs. */
export type GroupOfPerson = { id: string; name: string; isAdmin: boolean };

/**
 * The groups of a person: the one that they are a member of now, and those that they run, which are told
 * by their e-mail address, confirmed as every address that signs in.
 */
export async function listGroupsOf(ctx: Context, user: User): Promise<GroupOfPerson[]> {
  const plan = await findPlan(ctx.db, user.identity, "preferred_group");
  const own = plan?.group && isRunning(plan, ctx.clock.now()) ? plan.group.id : null;
  const groups = await listGroupsOfPerson(ctx.db, own, user.email);
  return groups.map(({ id, name, adminEmail }) => ({
    ...{ id, name, isAdmin: adminEmail.toLowerCase() === user.email.toLowerCase() },
  }));
}

/** The group of a code, and how many are in it, for its organiser. */
export async function describeGroup(
  ctx: Context,
  code: string,
): Promise<{ group: Group; members: number } | null> {
  const group = await findGroupByCode(ctx.db, normaliseCode(code));
  return group && { group, members: await countMembers(ctx.db, group.id) };
}

/**
 * The group of a mailed link. The link is a signature: nothing of it is stored, and none can be
 * guessed. One whose time is over mails a fresh one to who runs the group.
 *
 * @throws `plans.group-link-expired`, `not-found`
 */
export async function loadGroupOverview(ctx: Context, token: string): Promise<GroupOverview> {
  const group = await groupOfLink(ctx, token);
  const members = await listMembers(ctx.db, group.id);
  return {
    name: group.name,
    code: group.code,
    seats: group.seats,
    startsAt: group.startsAt.toISOString(),
    endsAt: group.endsAt?.toISOString() ?? null,
    members: members.map(({ id, email, joinedAt, edits, translations }) => ({
      ...{ identity: id, email, joinedAt: joinedAt.toISOString(), edits, translations },
    })),
  };
}

/** Whoever opens a link of which the time is over has a fresh one mailed. */
async function groupOfLink(ctx: Context, token: string): Promise<Group> {
  const link = readGroupToken(ctx.secret, token, ctx.clock.now());
  const group = link && (await findGroup(ctx.db, link.groupId));
  if (!link || !group) throw new Failure("not-found");
  if (link.expired) {
    await renewLink(ctx, group);
    throw new Failure("plans.group-link-expired", { days: groupLinkDays });
  }
  // The one that took its place was mailed already.
  if (isSuperseded(token, group)) {
    throw new Failure("plans.group-link-expired", { days: groupLinkDays });
  }
  return group;
}

/**
 * Who runs a group has its code mailed to people; whether they have an account is told to nobody.
 *
 * @throws `plans.group-link-expired`, `not-found`, `too-many-requests`
 */
export async function inviteToGroup(
  ctx: Context,
  token: string,
  emails: readonly string[],
): Promise<void> {
  const group = await groupOfLink(ctx, token);
  const locale = localeOf(ctx.config.siteLanguage);
  for (const email of new Set(emails)) {
    await countAttempt(ctx, invitationLimit, group.id);
    await mailGroupInvitation(ctx, ctx.db, { email, name: email, locale }, group);
  }
}

/**
 * Who runs a group takes somebody out; the person is told by mail.
 *
 * @throws `plans.group-link-expired`, `not-found`, `plans.no-group` when they have left already
 */
export async function removeByLink(ctx: Context, token: string, planId: string): Promise<void> {
  const group = await groupOfLink(ctx, token);
  const userId = await findMemberOf(ctx.db, group.id, planId);
  if (userId === null) throw new Failure("plans.no-group");
  await removeMember(ctx, group.id, userId);
}

/** A fresh link for who runs the group, before the time of this one is over. */
export async function renewByLink(ctx: Context, token: string): Promise<void> {
  await renewLink(ctx, await groupOfLink(ctx, token));
}
