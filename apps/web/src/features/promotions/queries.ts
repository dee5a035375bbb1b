import type { Locale } from "@curie/contract";
import { api } from "#lib/api.ts";

const freshMs = 10 * 60_000;

/** What is promoted at present; asked again now and then, and never in the way of anything. */
export const currentPromotionQuery = (locale: Locale) =>
  api.promotions.current.queryOptions({ input: { locale }, staleTime: freshMs, retry: false });
