import type { AvailablePlan, PlanName } from "@curie/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { cyclesOf, planNamesOf } from "../model.ts";

/**
 * Which of some offers is chosen: its kind by the address (`?plan=`), so that a link can name it,
 * its cycle on the page. Null when nothing is offered.
 */
export function useChosenOffer(offers: readonly AvailablePlan[]) {
  const [query, setQuery] = useSearchParams();
  const [cycle, setCycle] = useState<AvailablePlan["billingInterval"]>("yearly");
  const names = planNamesOf(offers);
  const asked = names.find((name) => name === query.get("plan"));
  const planName = asked ?? names[0];
  if (planName === undefined) return null;

  const cycles = cyclesOf(offers, planName);
  const offer = cycles.find(({ billingInterval }) => billingInterval === cycle) ?? cycles[0];
  if (!offer) return null;
  return {
    offer,
    cycles,
    kinds: names.flatMap((name) => cyclesOf(offers, name).slice(0, 1)),
    chooseKind: (name: PlanName) => setQuery({ plan: name }, { replace: true }),
    chooseCycle: ({ billingInterval }: AvailablePlan) => setCycle(billingInterval),
  };
}
