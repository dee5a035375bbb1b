import { trialLinks } from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { CallError, failureFromBody } from "#lib/failure.ts";

const freshMs = 60_000;

/** Plans and access, as a page starts with them. */
export const startQuery = api.plans.load.queryOptions({ staleTime: freshMs });

/** S51: asks for plans and access as they are now, after something that uses or returns an edit. */
export async function refreshAccess(queries: QueryClient): Promise<void> {
  try {
    const now = await client.plans.sync();
    const known = queries.getQueryData(startQuery.queryKey);
    if (known) queries.setQueryData(startQuery.queryKey, { ...known, ...now });
  } catch {
    // What we know may be wrong now: it is asked for again when it is next needed.
    await queries.invalidateQueries({ queryKey: startQuery.queryKey });
  }
}

/** Requests the trial link in the background; the address bar never shows it (S33). */
export async function startTrial(entry: "link" | "china-link"): Promise<void> {
  const answer = await fetch(entry === "link" ? trialLinks.world : trialLinks.china);
  if (!answer.ok) throw new CallError(failureFromBody(await answer.json()));
}
