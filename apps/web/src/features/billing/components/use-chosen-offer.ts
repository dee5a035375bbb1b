import type { AvailablePlan, PlanName } from "@curie/contract";
import { useSearchParams } from "react-router";
import { cyclesOf, planNamesOf } from "../model.ts";

/**
 * Which of some offers is chosen. The address says it (`?plan=`, `&cycle=`), so that a link can name
 * it and it stays chosen when the page is loaded again. Null when nothing is offered.
 */
export function useChosenOffer(offers: readonly AvailablePlan[]) {
  const [query, setQuery] = useSearchParams();
  const names = planNamesOf(offers);
  const asked = names.find((name) => name === query.get("plan"));
  const planName = asked ?? names[0];
  if (planName === undefined) return null;

  const cycles = cyclesOf(offers, planName);
  const cycle = query.get("cycle");
  const offer = cycles.find(({ billingInterval }) => billingInterval === cycle) ?? cycles[0];
  if (!offer) return null;

  function choose(name: "plan" | "cycle", value: string) {
    setQuery(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  }
  return {
    offer,
    cycles,
    kinds: names.flatMap((name) => cyclesOf(offers, name).slice(0, 1)),
    chooseKind: (name: PlanName) => choose("plan", name),
    chooseCycle: ({ billingInterval }: AvailablePlan) => choose("cycle", billingInterval),
  };
}
