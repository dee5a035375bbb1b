import { client } from "#lib/api.ts";

/** Links the account of the preprints server that sent the person here (S13). */
export async function linkPreprints(preprintsUserIdentity: string): Promise<void> {
  await client.partners.linkPreprints({ preprintsUserIdentity });
}
