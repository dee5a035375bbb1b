import type { FapiaoRequest } from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";

/** Own payments that a fapiao can be asked for; of an address, with the receipt code it names. */
export function eligiblePaymentsQuery(receiptCode: string | undefined) {
  return api.fapiao.eligiblePayments.queryOptions({
    input: receiptCode === undefined ? {} : { receiptCode },
    // What was eligible a moment ago may have its fapiao in another window.
    staleTime: 0,
    gcTime: 0,
  });
}

export async function createFapiao(queries: QueryClient, form: FapiaoRequest): Promise<void> {
  await client.fapiao.create(form);
  await Promise.all([
    queries.invalidateQueries({ queryKey: api.orders.key() }),
    queries.invalidateQueries({ queryKey: api.fapiao.key() }),
  ]);
}
