import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";

/** The account of the preprints server that is linked, if any. */
export const preprintsLinkQuery = api.partners.preprintsLink.queryOptions();

/** Links the account of the preprints server that sent the person here (S13). */
export async function linkPreprints(preprintsUserIdentity: string): Promise<void> {
  await client.partners.linkPreprints({ preprintsUserIdentity });
}

/** G-80: the preprints server is no longer known here; twice is harmless. */
export async function unlinkPreprints(queries: QueryClient): Promise<void> {
  await client.partners.unlinkPreprints();
  await queries.invalidateQueries({ queryKey: preprintsLinkQuery.queryKey });
}
