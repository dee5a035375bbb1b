import type { Context } from "#platform/context.ts";
import type { JobRun } from "#platform/jobs/jobs.ts";
import { attemptKey } from "../rate-limits/service.ts";
import { insertAttempt, listAttempts, lockAttempts } from "../rate-limits/store.ts";
import { type MailSlot, mailAllowance, nextMailSlot } from "./rules.ts";

/** Mails of one kind to one address, and the job that sends the next of them. */
export type MailQueue = {
  kind: "sign-up" | "password-reset";
  email: string;
  job: { name: string; payload: Record<string, unknown> };
};

/**
 * Whether the job that runs may send its mail now. If it may not, it is put off, once for all who
 * ask in the meantime: the last mailed link stays valid until then, and then a fresh one is mailed.
 * Safe to ask again when the job is tried again.
 */
export async function takeMailSlot(
  ctx: Context,
  { kind, email, job }: MailQueue,
  run: JobRun,
): Promise<MailSlot["kind"]> {
  const key = attemptKey(ctx, `mail ${kind}`, email);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockAttempts(tx, [key]);
    const mails = await listAttempts(tx, key, new Date(now.getTime() - mailAllowance.windowMs));
    if (mails.some(({ id }) => id === run.id)) return "now";
    const slot = nextMailSlot(
      mails.map(({ at }) => at),
      now,
    );
    if (slot.kind === "now") await insertAttempt(tx, { id: run.id, key, at: now });
    if (slot.kind === "later") {
      await insertAttempt(tx, { id: ctx.ids.uuid(), key, at: slot.at });
      const startAfterSeconds = Math.ceil((slot.at.getTime() - now.getTime()) / 1000);
      await ctx.jobs.enqueue(tx, job.name, { ...job.payload, due: true }, { startAfterSeconds });
    }
    return slot.kind;
  });
}
