import type { Currency, PaymentPage } from "@curie/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import { paymentPageQuery } from "../queries.ts";

export type DiscountCode = {
  typed: string;
  type: (text: string) => void;
  /** Asks the server what the typed code would change. */
  apply: () => void;
  /** Something is typed that the server has not been asked about. */
  isUnasked: boolean;
  isPending: boolean;
  /** The code that is part of the price shown; null: none is. */
  code: string | null;
  /** The page with the code; null: without one, or not known yet. */
  page: PaymentPage | null;
  failure: Failure | null;
};

/** A discount code while it is typed, and what it does to the price, before anything is paid (G-38). */
export function useDiscountCode(planIdentity: string, currency: Currency | null): DiscountCode {
  const [typed, type] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const given = typed.trim();
  const isAsked = given !== "" && given === asked;
  const query = paymentPageQuery(planIdentity, currency, asked);
  const { data, error, isFetching } = useQuery({
    ...query,
    enabled: query.enabled === true && isAsked,
    // Asked once: a wrong code counts as a try.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const page = isAsked && data ? data : null;
  return {
    typed,
    type,
    apply: () => setAsked(given === "" ? null : given),
    isUnasked: given !== "" && !isAsked,
    isPending: isAsked && isFetching,
    code: page ? asked : null,
    page,
    failure: isAsked && error ? failureOf(error) : null,
  };
}
