import { groupLinkDays, type Money, planNameKey } from "@curie/contract";
import { makeFormatting } from "@curie/locales/formatting";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/client.ts";
import { type Reader, sendEmail } from "#platform/mail/mail.ts";
import type { PlanReminderKind } from "./reminders/rules.ts";
import type { StoredPlan } from "./rules.ts";

/** Sends an email about a plan: what happens, when, and the one thing to do. */
export async function mailAboutPlan(
  ctx: Context,
  tx: Db,
  reader: Reader,
  kind: PlanReminderKind,
  facts: { plan: StoredPlan; on: Date; amount?: Money | null },
): Promise<void> {
  const { locale } = reader;
  const formatting = makeFormatting(locale, "UTC");
  await sendEmail(ctx, tx, reader, {
    name: kind,
    params: {
      plan: ctx.messages(
        locale,
        `plans:${planNameKey({ ...facts.plan, planType: facts.plan.type })}`,
      ),
      date: formatting.date(facts.on.toISOString()),
      ...(facts.amount
        ? { amount: formatting.money(facts.amount.amount, facts.amount.currency) }
        : {}),
    },
    url: `${ctx.config.publicUrl}/rubriq/plan`,
  });
}

export async function mailGroupJoined(
  ctx: Context,
  tx: Db,
  reader: Reader,
  group: string,
): Promise<void> {
  await sendEmail(ctx, tx, reader, {
    name: "group-joined",
    params: { group },
    url: `${ctx.config.publicUrl}/rubriq/editing`,
  });
}

/** To who runs a group: its code, and the link to its members. `reader.name` is the group's. */
export async function mailGroupMade(
  ctx: Context,
  tx: Db,
  reader: Reader,
  { code, token }: { code: string; token: string },
): Promise<void> {
  await sendEmail(ctx, tx, reader, {
    name: "group-made",
    params: { code, days: groupLinkDays },
    url: `${ctx.config.publicUrl}/group/${token}`,
  });
}

/** To somebody whom who runs a group wants in it: the code, and where to enter it. */
export async function mailGroupInvitation(
  ctx: Context,
  tx: Db,
  reader: Reader,
  { code, name }: { code: string; name: string },
): Promise<void> {
  await sendEmail(ctx, tx, reader, {
    name: "group-invitation",
    params: { code, group: name },
    url: `${ctx.config.publicUrl}/rubriq/plan`,
  });
}

/** To somebody whom another one took out of a group. */
export async function mailGroupLeft(
  ctx: Context,
  tx: Db,
  reader: Reader,
  group: string,
): Promise<void> {
  await sendEmail(ctx, tx, reader, {
    name: "group-left",
    params: { group },
    url: `${ctx.config.publicUrl}/rubriq/plan`,
  });
}
