import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";

const timeoutMs = 5000;
const Answer = z.object({ known: z.boolean() });

/**
 * Does the preprints server know this account? In a demonstration a simulator answers: it knows every
 * identity of letters, digits and hyphens but those that begin with `unknown`, and is out of reach
 * for those that begin with `unreachable`.
 *
 * @throws `partners.not-reachable`; `not-found` where there is no such link
 */
export async function isKnownPreprintsUser(ctx: Context, identity: string): Promise<boolean> {
  const { preprints } = ctx.config.partners;
  if (preprints === "off") throw new Failure("not-found");
  if (preprints === "simulator") return simulate(identity);
  const address = new URL(`users/${encodeURIComponent(identity)}`, preprints.url);
  try {
    const answer = await fetch(address, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 404) return false;
    if (!answer.ok) throw new Error(`the preprints server answered ${answer.status}`);
    return Answer.parse(await answer.json()).known;
  } catch (error) {
    ctx.log.warn({ err: error }, "the preprints server could not be asked");
    throw new Failure("partners.not-reachable");
  }
}

function simulate(identity: string): boolean {
  if (identity.startsWith("unreachable")) throw new Failure("partners.not-reachable");
  return /^[A-Za-z0-9-]{1,64}$/.test(identity) && !identity.startsWith("unknown");
}
