import { renewalNoticeDays } from "@curie/contract";
import { getPerson } from "#features/accounts/service.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { mailAboutPlan } from "../emails.ts";
import { daysAfter, type StoredPlan } from "../rules.ts";
import { listPlansInMotion } from "../store.ts";
import { type Reminder, reminderDue } from "./rules.ts";
import { noteReminder } from "./store.ts";

/** The daily round: writes to everybody to whom an email is due. Run twice, it writes once. */
export async function remindPlanHolders(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  // Nothing is written about what is farther away than the longest notice, on either side.
  const [from, to] = [daysAfter(now, -renewalNoticeDays), daysAfter(now, renewalNoticeDays)];
  for (const { userId, plan } of await listPlansInMotion(ctx.db, from, to)) {
    const reminder = reminderDue(plan, now);
    if (!reminder) continue;
    await ctx.db.transaction((tx) => remindOnce(ctx, tx, userId, plan, reminder));
  }
}

/** Sends an email about a plan unless it went out before. `on` is the day it names. */
export async function remindOnce(
  ctx: Context,
  tx: Db,
  userId: string,
  plan: StoredPlan,
  { kind, about, amount, on = about }: Reminder & { on?: Date },
): Promise<void> {
  const now = ctx.clock.now();
  if (!(await noteReminder(tx, { planId: plan.id, kind, about, sentAt: now }))) return;
  await mailAboutPlan(ctx, tx, await getPerson(tx, userId), kind, { plan, on, amount });
}
