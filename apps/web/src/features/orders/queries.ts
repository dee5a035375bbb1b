import { type FapiaoCancelReason, type FapiaoStatus, fapiaoPollMs } from "@curie/contract";
import { keepPreviousData, type QueryClient } from "@tanstack/react-query";
import { api, client } from "#lib/api.ts";

/**
 * Own orders, newest first.
 *
 * @param page as it stands in the address; the server answers the last valid page to nonsense
 */
export function ordersQuery(page: string | null) {
  return api.orders.list.queryOptions({
    input: page === null ? {} : { page },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const waits = state.data?.orders.some(({ fapiao }) => fapiao && awaited.has(fapiao.status));
      return waits ? fapiaoPollMs : false;
    },
  });
}

/** While one of these is shown, the page asks again. */
const awaited = new Set<FapiaoStatus>(["requested", "issuing", "cancellation-pending"]);

/** Asks for the reversal of a fapiao; afterwards its order says so. */
export async function cancelFapiao(
  queries: QueryClient,
  identity: string,
  reason: FapiaoCancelReason,
): Promise<void> {
  await client.fapiao.cancel({ identity, reason });
  await queries.invalidateQueries({ queryKey: api.orders.key() });
}

/** Where an invoice can be read now; asked for at each click, because the address does not last. */
export async function invoiceAddress(paymentId: string): Promise<string> {
  return (await client.orders.downloadInvoice({ paymentId })).paddle_invoice_url;
}
