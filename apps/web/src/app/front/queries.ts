import type { Region } from "@curie/contract";
import { api } from "#lib/api.ts";

/** The free trial and the lowest price of a region. */
export function publicOfferQuery(region: Region) {
  return api.plans.publicOffer.queryOptions({ input: { region } });
}
