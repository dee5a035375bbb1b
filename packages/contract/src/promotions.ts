import { z } from "zod";
import { signedIn } from "./http.ts";
import { type Locale, locales } from "./locales.ts";
import { promotionAudiences } from "./promotion-rules.ts";

export const PromotionAudience = z.enum(promotionAudiences);
export type PromotionAudience = z.infer<typeof PromotionAudience>;

/** A picture of a promotion. Its name is its hash, so that what lies at an address never changes. */
export const AdvertisingImage = z.object({
  imageUrl: z.string(),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type AdvertisingImage = z.infer<typeof AdvertisingImage>;

/** What a promotion says in one language (S240). */
export const PromotionTexts = z.object({
  /** The text, which is also the picture's alternative text (G-32). */
  adDescription: z.string().trim().min(1).max(300),
  callToActionLinkText: z.string().trim().min(1).max(60),
});
export type PromotionTexts = z.infer<typeof PromotionTexts>;

/** What a person sees: in their language, and without a picture where none is chosen. */
export const Promotion = PromotionTexts.extend({
  callToActionUrl: z.string(),
  image: AdvertisingImage.nullable(),
});
export type Promotion = z.infer<typeof Promotion>;

export const promotions = {
  current: signedIn
    .route({
      method: "GET",
      path: "/promotions/current",
      tags: ["Promotions"],
      summary: "What is promoted to the person at present, in a language of theirs",
    })
    .input(z.object({ locale: z.enum(locales) satisfies z.ZodType<Locale> }))
    .output(z.object({ promotion: Promotion.nullable() })),
};
