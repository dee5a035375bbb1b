import {
  dayMs,
  fallbackLocale,
  type Locale,
  type StaffRole,
  type StaffRow,
  staffInvitationDays,
} from "@curie/contract";
import { z } from "zod";
import { hashOfToken } from "#features/accounts/mailed-links/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import { recordAct } from "../audit/service.ts";
import { invitationLink, mailInvitation } from "../emails.ts";
import { toMember } from "../service.ts";
import {
  deleteSessionsOf,
  findMember,
  findMemberByEmail,
  type MemberRow,
  updateMember,
} from "../store.ts";
import { countOtherOperators, insertMemberOnce, listMembers, lockMembers } from "./store.ts";

export const invitationMailJob = "staff.mail-invitation";
const Mailing = z.object({ staffId: z.uuid() });

export type NewMember = { name: string; email: string; role: StaffRole; locale?: Locale };

export async function describeMembers(ctx: Context): Promise<StaffRow[]> {
  const rows = await listMembers(ctx.db);
  return rows.map(({ member, lastSeenAt }) => ({
    ...toMember(member),
    state: member.endedAt ? "ended" : member.password === null ? "invited" : "active",
    since: member.createdAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  }));
}

/** Adds somebody and mails the link by which they choose a password. */
export async function inviteMember(ctx: Context, input: NewMember): Promise<string> {
  const id = await makeMember(ctx, input);
  await ctx.jobs.enqueue(ctx.db, invitationMailJob, { staffId: id });
  return id;
}

async function makeMember(ctx: Context, input: NewMember): Promise<string> {
  const id = ctx.ids.uuid();
  const row = { locale: fallbackLocale, ...input, id, createdAt: ctx.clock.now() };
  if (!(await insertMemberOnce(ctx.db, row))) throw new Failure("staff.email-taken");
  return id;
}

/** A new link for who has lost theirs, or password and app. Nothing changes until it is used. */
export async function renewInvitation(ctx: Context, id: string): Promise<void> {
  await requireMember(ctx.db, id);
  await ctx.jobs.enqueue(ctx.db, invitationMailJob, { staffId: id });
}

/** The token is made here, so that the queue never holds one. */
export async function mailInvitationNow(ctx: Context, payload: unknown): Promise<void> {
  const { staffId } = Mailing.parse(payload);
  const member = await findMember(ctx.db, staffId);
  if (!member || member.endedAt) return;
  const token = await newInvitation(ctx, member);
  await mailInvitation(ctx, member, token);
}

async function newInvitation(ctx: Context, { id }: Pick<MemberRow, "id">): Promise<string> {
  const token = ctx.ids.secret();
  await updateMember(ctx.db, id, {
    invitationHash: hashOfToken(token),
    invitationExpiresAt: new Date(ctx.clock.now().getTime() + staffInvitationDays * dayMs),
  });
  return token;
}

/** Closes somebody's access at once. @throws `not-found`, `staff.last-operator` */
export async function endMember(ctx: Context, id: string): Promise<void> {
  await lockMembers(ctx.db);
  const member = await requireMember(ctx.db, id);
  const isLast = member.role === "operator" && (await countOtherOperators(ctx.db, id)) === 0;
  if (isLast) throw new Failure("staff.last-operator");
  await updateMember(ctx.db, id, { endedAt: ctx.clock.now(), invitationHash: null });
  await deleteSessionsOf(ctx.db, id);
}

async function requireMember(db: Db, id: string): Promise<MemberRow> {
  const member = await findMember(db, id);
  if (!member || member.endedAt) throw new Failure("not-found");
  return member;
}

/**
 * The first operator, by a command on the machine: answers the link of the invitation instead of
 * mailing it. Said again for the same address it is a new link, for who has lost password and app.
 */
export async function createOperator(
  ctx: Context,
  input: Omit<NewMember, "role">,
): Promise<{ identity: string; link: string; known: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const inside: Context = { ...ctx, db: tx as unknown as Context["db"] };
    const before = await findMemberByEmail(tx, input.email);
    if (before && (before.endedAt || before.role !== "operator")) {
      throw new Failure("staff.email-taken");
    }
    const id = before?.id ?? (await makeMember(inside, { ...input, role: "operator" }));
    const token = await newInvitation(inside, { id });
    const act = before ? "invitation-renewed" : "member-invited";
    await recordAct(inside, { by: null, act, kind: "member", identity: id });
    return { identity: id, link: invitationLink(ctx, token), known: before !== null };
  });
}

/**
 * Somebody of a demonstration, by whoever starts it: answers the link of a fresh invitation, and null once
 * one was accepted or the access has ended.
 */
export async function inviteAtMachine(ctx: Context, input: NewMember): Promise<string | null> {
  return ctx.db.transaction(async (tx) => {
    const inside: Context = { ...ctx, db: tx as unknown as Context["db"] };
    const before = await findMemberByEmail(tx, input.email);
    if (before && (before.endedAt !== null || before.password !== null)) return null;
    const id = before?.id ?? (await makeMember(inside, input));
    const token = await newInvitation(inside, { id });
    const act = before ? "invitation-renewed" : "member-invited";
    await recordAct(inside, { by: null, act, kind: "member", identity: id });
    return invitationLink(ctx, token);
  });
}
