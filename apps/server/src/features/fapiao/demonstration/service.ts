import type { DemoFapiao, DemoFapiaoDecision } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { hearFromIssuer } from "../following/service.ts";
import { failureOf } from "../local/rules.ts";
import { decideApplicationNow, decideReversalNow } from "../local/service.ts";
import { listApplications } from "../local/store.ts";

const newest = 30;

/** What the issuer of the demonstration was asked for, newest first. */
export async function listLocalFapiao(ctx: Context): Promise<DemoFapiao[]> {
  const found = await listApplications(ctx.db, newest);
  return found.map(({ application, reversal }) => ({
    identity: application.id,
    type: application.content.type,
    buyer: application.content.buyer.name,
    total: application.content.item.total,
    askedAt: application.askedAt.toISOString(),
    state: stateOf(application),
    number: application.number,
    reversal: reversal && {
      state: reversal.decision ?? "pending",
      askedAt: reversal.askedAt.toISOString(),
    },
  }));
}

/** Somebody decides by hand, and the issuer calls us, as one outside would. */
export async function decideLocalFapiao(
  ctx: Context,
  { identity, decision }: { identity: string; decision: DemoFapiaoDecision },
): Promise<DemoFapiao[]> {
  const found = await listApplications(ctx.db, newest);
  const one = found.find(({ application }) => application.id === identity);
  if (one && (decision === "issue" || decision === "fail")) {
    const failure = decision === "fail" ? failureOf("fail") : null;
    await decideApplicationNow(ctx, one.application, failure);
    await hearFromIssuer(ctx, { kind: "application", id: identity });
  } else if (one?.reversal) {
    const { id } = one.reversal;
    await decideReversalNow(ctx, id, outcomes[decision as keyof typeof outcomes]);
    await hearFromIssuer(ctx, { kind: "reversal", id });
  }
  return listLocalFapiao(ctx);
}

const outcomes = { confirm: "reversed", reject: "rejected", lapse: "lapsed" } as const;

function stateOf({
  decidedAt,
  number,
}: {
  decidedAt: Date | null;
  number: string | null;
}): DemoFapiao["state"] {
  if (decidedAt === null) return "issuing";
  return number === null ? "failed" : "issued";
}
