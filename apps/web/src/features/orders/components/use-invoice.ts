import { useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import { invoiceAddress } from "../queries.ts";

export type OpenInvoice = {
  open: (paymentId: string) => Promise<void>;
  /** An invoice whose window the browser did not open, with its address: a link leads there (S181). */
  blocked: { paymentId: string; address: string } | null;
  failure: Failure | null;
  forget: () => void;
};

/** Opens the invoice of a payment in a new window. */
export function useInvoice(): OpenInvoice {
  const [blocked, setBlocked] = useState<OpenInvoice["blocked"]>(null);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function open(paymentId: string) {
    setBlocked(null);
    // A window may only be opened while the click lasts; its address comes a moment later.
    const page = window.open("", "_blank");
    if (page) page.opener = null;
    try {
      const address = await invoiceAddress(paymentId);
      if (page) page.location.replace(address);
      else setBlocked({ paymentId, address });
    } catch (error) {
      page?.close();
      setFailure(failureOf(error));
    }
  }
  return { open, blocked, failure, forget: () => setFailure(null) };
}
