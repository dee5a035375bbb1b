import {
  type HumanOrder,
  type HumanOrderForm,
  purchasePollMs,
  statusPollSlowMs,
  type User,
} from "@curie/contract";
import type { QueryClient } from "@tanstack/react-query";
import type { PaymentValues } from "#features/billing/model.ts";
import type { AskQuote } from "#features/billing/queries.ts";
import { resultFileName } from "#features/documents/model.ts";
import { api, client } from "#lib/api.ts";
import { downloadFile, saveFile } from "#lib/transfer.ts";
import { isOpen } from "./model.ts";

/** Own orders of professional editing, drafts included. */
export const humanOrdersQuery = api.humanEditing.list.queryOptions();

/** An own order. While a payment or other people may change it, it is asked for again. */
export function humanOrderQuery(identity: string) {
  return api.humanEditing.load.queryOptions({
    input: { identity },
    refetchInterval: ({ state: { data } }) => {
      if (data?.pendingPayment) return purchasePollMs;
      return data && isOpen(data.status) ? statusPollSlowMs : false;
    },
  });
}

export async function saveForm(
  queries: QueryClient,
  identity: string,
  form: HumanOrderForm,
): Promise<HumanOrder> {
  return rememberOrder(queries, await client.humanEditing.save({ identity, form }));
}

export async function answerQuestion(
  queries: QueryClient,
  identity: string,
  text: string,
): Promise<HumanOrder> {
  return rememberOrder(queries, await client.humanEditing.answer({ identity, text }));
}

/** Asks for changes to the delivered file, once. */
export async function askForChanges(
  queries: QueryClient,
  identity: string,
  text: string,
): Promise<HumanOrder> {
  return rememberOrder(queries, await client.humanEditing.askForChanges({ identity, text }));
}

/** Closes a delivered order before its time. */
export async function acceptOrder(queries: QueryClient, identity: string): Promise<HumanOrder> {
  return rememberOrder(queries, await client.humanEditing.accept({ identity }));
}

/** The proof sheet of the delivered file, a page at a time. */
export function deliveredProofQuery(identity: string) {
  return api.humanEditing.proof.infiniteOptions({
    input: (page: number) => ({ identity, page: String(page) }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { page, pageSize, numberOfResults } }) =>
      page * pageSize < numberOfResults ? page + 1 : undefined,
  });
}

export async function downloadDelivery({ identity, file }: HumanOrder): Promise<void> {
  const fileName = resultFileName(file.name, "professional");
  const query = new URLSearchParams({ fileName });
  saveFile(await downloadFile(`/api/human-orders/${identity}/file?${query}`, fileName));
}

/** As a table for a spreadsheet. */
export async function downloadProofSheet({ identity, file }: HumanOrder): Promise<void> {
  const fileName = resultFileName(file.name, "proof", "csv");
  saveFile(await downloadFile(`/api/human-orders/${identity}/proof-sheet`, fileName));
}

export function payOrder(identity: string, payment: PaymentValues) {
  return client.humanEditing.pay({ identity, payment });
}

export async function discardDraft(queries: QueryClient, identity: string): Promise<void> {
  await client.humanEditing.discard({ identity });
  queries.removeQueries({ queryKey: humanOrderQuery(identity).queryKey });
  await queries.invalidateQueries({ queryKey: humanOrdersQuery.queryKey });
}

/** Another currency, a payment or another window may have changed it. */
export function refreshOrder(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: api.humanEditing.key() });
}

/** What a draft costs, as the server has it, under the names of what is taken off. */
export function orderQuote(
  { identity, form: { serviceLevel, turnaround } }: HumanOrder,
  { currency }: User,
  { isSaved, discountName }: { isSaved: boolean; discountName: string },
): AskQuote {
  return {
    key: [...api.humanEditing.payment.key(), identity, currency, serviceLevel, turnaround],
    possible: currency !== null && isSaved,
    ask: async (voucher) => {
      const input = voucher === null ? { identity } : { identity, voucher };
      const { upsell, discount, ...quote } = await client.humanEditing.payment(input);
      return {
        ...quote,
        off: [
          ...(upsell ? [{ name: discountName, amount: upsell }] : []),
          ...(discount ? [{ name: null, amount: discount }] : []),
        ],
      };
    },
  };
}

function rememberOrder(queries: QueryClient, order: HumanOrder): HumanOrder {
  queries.setQueryData(humanOrderQuery(order.identity).queryKey, order);
  return order;
}
