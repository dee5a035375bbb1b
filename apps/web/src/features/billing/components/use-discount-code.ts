import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import { type AskQuote, type Quote, quoteQuery } from "../queries.ts";

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
  /** The price with the code; null: without one, or not known yet. */
  quote: Quote | null;
  failure: Failure | null;
};

/** A discount code while it is typed, and what it does to the price, before anything is paid (G-38). */
export function useDiscountCode(asked: AskQuote): DiscountCode {
  const [typed, type] = useState("");
  const [wanted, setWanted] = useState<string | null>(null);
  const given = typed.trim();
  const isAsked = given !== "" && given === wanted;
  const query = quoteQuery(asked, wanted);
  const { data, error, isFetching } = useQuery({
    ...query,
    enabled: asked.possible && isAsked,
    // Asked once: a wrong code counts as a try.
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const quote = isAsked && data ? data : null;
  return {
    typed,
    type,
    apply: () => setWanted(given === "" ? null : given),
    isUnasked: given !== "" && !isAsked,
    isPending: isAsked && isFetching,
    code: quote ? wanted : null,
    quote,
    failure: isAsked && error ? failureOf(error) : null,
  };
}
