import { type StaffAct, type StaffMember, type StaffMeta, staffContract } from "@curie/contract";
import { implement } from "@orpc/server";
import type { Context } from "#platform/context.ts";
import type { Transaction } from "#platform/db/client.ts";
import { Failure } from "#platform/failure.ts";
import type { RequestContext } from "#platform/http/procedures.ts";
import { type AuditNote, recordAct } from "../audit/service.ts";
import { toMember } from "../service.ts";
import { findStaffSession } from "../sign-in/service.ts";
import { refusalOf } from "./rules.ts";

/**
 * What an endpoint of the console works with. `ctx.db` is the transaction of this call: whatever a
 * service does with it happens together with the entry of the audit log, or not at all.
 */
export type StaffCall = {
  ctx: Context;
  /** Whoever calls; null only where anybody may. */
  staff: StaffMember | null;
  /** What an act was about. Each act says it, exactly once. */
  note(note: AuditNote): void;
};

/**
 * The gate: every call of the console passes here and nowhere else. What the endpoint declares in
 * the contract decides who may call it, and what it can do: one that reads has a transaction in which
 * PostgreSQL refuses to write, so that nothing is changed without an entry in the audit log.
 */
export const staffOs = implement(staffContract)
  .$context<RequestContext>()
  .use(async ({ context, procedure, next }) => {
    const { ctx, headers } = context;
    const meta = procedure["~orpc"].meta as StaffMeta;
    const cookie = headers.get("cookie") ?? undefined;
    return passGate(ctx, cookie, meta, async (call) => next({ context: call }));
  });

/** The same gate for routes that stream and therefore stand beside the router. */
export async function passGate<Result>(
  ctx: Context,
  cookie: string | undefined,
  { allows, does }: StaffMeta,
  work: (call: StaffCall) => Promise<Result>,
): Promise<Result> {
  const session = await findStaffSession(ctx, cookie);
  const refusal = refusalOf(allows, session && { step: session.step, role: session.member.role });
  if (refusal) throw new Failure(refusal);
  const staff = session && toMember(session.member);
  if (does === "signs-in") return work(callOf(ctx, staff, noNote));
  return does === "reads"
    ? ctx.db
        .transaction(async (tx) => work(callOf(within(ctx, tx), staff, noNote)), {
          accessMode: "read only",
        })
        .catch(refuseHiddenWrite)
    : ctx.db.transaction((tx) => act(within(ctx, tx), staff, does, work));
}

async function act<Result>(
  ctx: Context,
  staff: StaffMember | null,
  name: StaffAct,
  work: (call: StaffCall) => Promise<Result>,
): Promise<Result> {
  const notes: AuditNote[] = [];
  const result = await work(callOf(ctx, staff, (note) => notes.push(note)));
  const [note, another] = notes;
  if (!note || another) throw new Error(`${name} says what it was about ${notes.length} times`);
  await recordAct(ctx, { by: staff?.identity ?? null, act: name, ...note });
  return result;
}

function callOf(ctx: Context, staff: StaffMember | null, note: StaffCall["note"]): StaffCall {
  return { ctx, staff, note };
}

/** Elsewhere PostgreSQL says this of a copy that takes no writes, which passes; here it never will. */
function refuseHiddenWrite(error: unknown): never {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ("code" in at && at.code === "25006") {
      throw new Error("an endpoint that reads has tried to write: declare it as an act", {
        cause: at,
      });
    }
  }
  throw error;
}

function noNote(): void {
  throw new Error("this endpoint changes nothing: declare it as an act");
}

/** The same context on the surface of a transaction: what opens one of its own gets a savepoint. */
function within(ctx: Context, tx: Transaction): Context {
  return { ...ctx, db: tx as unknown as Context["db"] };
}
