import type { Plan } from "@curie/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Failure, failureOf } from "#lib/failure.ts";
import type { SubscriptionChange } from "../model.ts";
import { changeAddress, noteChangeOpened } from "../queries.ts";

type OpenChange = {
  open: (plan: Plan, change: SubscriptionChange) => Promise<void>;
  failure: Failure | null;
  forget: () => void;
};

/** Opens the payment provider's page for a change in a new window (S124). */
export function useSubscriptionChange(): OpenChange {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function open(plan: Plan, change: SubscriptionChange) {
    setFailure(null);
    // A window may only be opened while the click lasts; its address comes a moment later.
    const page = window.open("", "_blank");
    if (page) page.opener = null;
    try {
      const address = await changeAddress(queries, plan, change);
      if (page) page.location.replace(address);
      else window.location.assign(address);
      await noteChangeOpened(queries);
    } catch (error) {
      page?.close();
      setFailure(failureOf(error));
    }
  }
  return { open, failure, forget: () => setFailure(null) };
}
