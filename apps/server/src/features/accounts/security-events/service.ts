import {
  dayMs,
  type SecurityEvent,
  type SecurityEventName,
  securityEventDays,
  securityEventsPageSize,
  type User,
} from "@curie/contract";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { keyedHash, logSecurityEvent } from "#platform/security-log.ts";
import type { Caller } from "../client.ts";
import { countryOf, deviceOf } from "./rules.ts";
import { deleteEventsBefore, insertEvent, insertEventByEmail, listEvents } from "./store.ts";

/** `account` when the person is known; `email` when an address was only named. */
export type EventSubject = { account: string } | { email: string };

/**
 * Notes a security event: one line in the log, and one row for the person to see. `about` says
 * more in the log, such as which limit was met.
 */
export async function recordSecurityEvent(
  ctx: Context,
  name: SecurityEventName,
  subject: EventSubject,
  caller: Caller,
  { db = ctx.db, about }: { db?: Db; about?: string } = {},
): Promise<void> {
  const event = {
    id: ctx.ids.uuid(),
    name,
    at: ctx.clock.now(),
    ...deviceOf(caller.headers.get("user-agent")),
    country: countryOf(ctx, caller.headers),
    networkHash: keyedHash(ctx, `ip ${caller.ip}`),
  };
  let account: string | null;
  if ("account" in subject) {
    account = subject.account;
    await insertEvent(db, account, event);
  } else {
    account = await insertEventByEmail(db, subject.email, event);
  }
  const email = "email" in subject ? subject.email : undefined;
  logSecurityEvent(ctx, { name, account, email, ip: caller.ip, about });
}

/** What happened to one's own account, newest first, from after the event `before`. */
export async function describeEvents(
  ctx: Context,
  user: User,
  before: string | undefined,
): Promise<{ events: SecurityEvent[]; more: boolean }> {
  const limit = securityEventsPageSize + 1;
  const rows = await listEvents(ctx.db, user.identity, { limit, before });
  const events = rows.slice(0, securityEventsPageSize).map((row) => ({
    ...row,
    at: row.at.toISOString(),
  }));
  return { events, more: rows.length > securityEventsPageSize };
}

export async function sweepSecurityEvents(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  await deleteEventsBefore(
    ctx.db,
    new Date(now - securityEventDays * dayMs),
    new Date(now - dayMs),
  );
}
