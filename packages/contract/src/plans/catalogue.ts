import { z } from "zod";
import { Currency } from "../accounts/accounts.ts";
import { Identity } from "../http.ts";

/** The two premium plans (S5). */
export const PlanName = z.enum(["premium_editing_only", "premium_including_translation"]);
export type PlanName = z.infer<typeof PlanName>;

export const BillingInterval = z.enum(["monthly", "yearly"]);
export type BillingInterval = z.infer<typeof BillingInterval>;

/** The two sets of names and prices outside China; a flag chooses at purchase (S259, G-91). */
export const CatalogueSet = z.enum(["original", "repriced"]);
export type CatalogueSet = z.infer<typeof CatalogueSet>;

/**
 * The product of the payment provider: Paddle Classic, or Paddle Billing, which the wire calls
 * `newer`. A subscription stays with its product for life (S96).
 */
export const PaddleVersion = z.enum(["classic", "newer"]);
export type PaddleVersion = z.infer<typeof PaddleVersion>;

/** A plan that this person may buy, at the price and in the currency they would pay (S93). */
export const AvailablePlan = z.object({
  identity: Identity,
  planName: PlanName,
  catalogueSet: CatalogueSet,
  /** What the provider calls it; null for a plan that is paid without the provider's checkout (G-33). */
  paddlePlanId: z.string().nullable(),
  billingInterval: BillingInterval,
  /** In the smallest unit of `currency`. */
  price: z.int().min(0),
  currency: Currency,
  /** Days before the first payment; 0: it is due today. */
  trialDays: z.int().min(0),
  /** False: paid once, ends by itself. */
  renews: z.boolean(),
  /** Translations a month; 0: the plan has none. */
  translationsPerMonth: z.int().min(0),
});
export type AvailablePlan = z.infer<typeof AvailablePlan>;

const offers = z.array(AvailablePlan);

/**
 * The seven groups (S92). `premium` holds every plan without trial, `trial` and `trial_30_days`
 * those with one, `editing` those of the digital-edit payment page. Two names are synonyms and
 * hold the same plans (G-88).
 */
export const AvailablePlans = z.object({
  premium: offers,
  premium_editing_only: offers,
  premium_including_translation: offers,
  /** The same as `premium_including_translation`. */
  premiumWithTranslation: offers,
  trial: offers,
  trial_30_days: offers,
  /** The same as `trial_30_days`. */
  snTrial30Days: offers,
  editing: offers,
});
export type AvailablePlans = z.infer<typeof AvailablePlans>;

/** How this person may start the Starter plan: by a link, by a group code, or not (S257, G-10). */
export const StarterEntry = z.enum(["link", "china-link", "group-code", "used"]);
export type StarterEntry = z.infer<typeof StarterEntry>;

/** The free trial without card. */
export const StarterOffer = z.object({
  entry: StarterEntry,
  trialDays: z.int().min(1),
  edits: z.int().min(0),
  translations: z.int().min(0),
});
export type StarterOffer = z.infer<typeof StarterOffer>;

/** What is told of prices to people without an account. */
export const PublicOffer = z.object({
  trial: StarterOffer.omit({ entry: true }),
  /** The least that a month of a plan costs, in the smallest unit of its currency; null where nothing is sold. */
  from: z.object({ perMonth: z.int().min(0), currency: Currency }).nullable(),
});
export type PublicOffer = z.infer<typeof PublicOffer>;
