import { keepPreviousData } from "@tanstack/react-query";
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
  });
}

/** Where an invoice can be read now; asked for at each click, because the address does not last. */
export async function invoiceAddress(paymentId: string): Promise<string> {
  return (await client.orders.downloadInvoice({ paymentId })).paddle_invoice_url;
}
