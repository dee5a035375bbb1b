import type { User } from "@curie/contract";
import { useState } from "react";
import { type AddressDraft, emptyAddress, missingInAddress } from "../model.ts";

export type ReceiptDetails = {
  purchaseOrder: string;
  /** Null: the receipt has no address. */
  billingAddress: AddressDraft | null;
  /** Null: it is the billing address. */
  invoiceAddress: AddressDraft | null;
};

/** What the person wants to read on the receipt; by default nothing but their name. */
export function useReceiptDetails({ name, country }: Pick<User, "name" | "country">) {
  const [details, setDetails] = useState<ReceiptDetails>({
    purchaseOrder: "",
    billingAddress: null,
    invoiceAddress: null,
  });
  const [complains, setComplains] = useState(false);
  const missing = {
    billingAddress: details.billingAddress ? missingInAddress(details.billingAddress) : [],
    invoiceAddress: details.invoiceAddress ? missingInAddress(details.invoiceAddress) : [],
  };
  const isComplete = missing.billingAddress.length + missing.invoiceAddress.length === 0;
  return {
    details,
    /** Of each address, the fields to complain about. */
    missing: complains ? missing : { billingAddress: [], invoiceAddress: [] },
    change: (part: Partial<ReceiptDetails>) => setDetails((now) => ({ ...now, ...part })),
    newAddress: (): AddressDraft => ({ ...emptyAddress, name, country: country ?? "" }),
    /** From now on what is missing is said at its field. */
    check: () => {
      setComplains(true);
      return isComplete;
    },
  };
}
