import type { Document } from "@curie/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile } from "#lib/transfer.ts";

/**
 * The statement in every form. It says what was decided, so it is asked for anew when that changed.
 *
 * @param settle ends when what is on its way to the server has arrived
 */
export function statementsQuery(identity: string, decided: number, settle: () => Promise<void>) {
  return queryOptions({
    queryKey: [...api.editing.statements.queryKey({ input: { identity } }), decided],
    queryFn: async () => {
      await settle();
      return client.editing.statements({ identity });
    },
    placeholderData: keepPreviousData,
  });
}

/** The signed log of an edit, under the name of its manuscript. */
export async function downloadLog({ identity, file }: Document): Promise<void> {
  const name = `${file.name.replace(/\.[^.]*$/, "")}.log.json`;
  saveFile(await downloadFile(`/api/digital-edit/${identity}/log`, name));
}
