import { z } from "zod";
import {
  promotionLinkMaxLength,
  promotionPictureMaxBytes,
  promotionPictureNameMaxLength,
} from "../constants.ts";
import { errors } from "../errors.ts";
import { Done, Identity, Instant } from "../http.ts";
import type { Locale } from "../locales.ts";
import { isPromotionLink } from "../promotion-rules.ts";
import { AdvertisingImage, PromotionAudience, PromotionTexts } from "../promotions.ts";
import { operatorActs, operatorReads } from "./access.ts";
import { After, listOf } from "./lists.ts";

/** The SHA-256 of a picture, in hexadecimal digits. */
const PictureIdentity = z.string().regex(/^[0-9a-f]{64}$/);

export const StaffPicture = AdvertisingImage.extend({
  identity: PictureIdentity,
  fileName: z.string(),
  sizeBytes: z.int(),
  /** How many promotions show it, or would. */
  uses: z.int().min(0),
});
export type StaffPicture = z.infer<typeof StaffPicture>;

/** See `isPromotionLink`. */
const PromotionLink = z.string().trim().max(promotionLinkMaxLength).refine(isPromotionLink);

const texts = z.object({
  en_US: PromotionTexts,
  es_ES: PromotionTexts,
  ja_JP: PromotionTexts,
  pt_BR: PromotionTexts,
  zh_CN: PromotionTexts,
} satisfies Record<Locale, typeof PromotionTexts>);

const PromotionInput = z.object({
  texts,
  callToActionUrl: PromotionLink,
  audience: PromotionAudience,
  /** Whether people may see it at all. */
  published: z.boolean(),
  /** Null: from now on. */
  startsAt: Instant.nullable(),
  /** Null: until it is withdrawn. */
  endsAt: Instant.nullable(),
});
export type PromotionInput = z.infer<typeof PromotionInput>;

/** `hidden`: not published; `planned` and `over`: outside of its days. */
export const PromotionState = z.enum(["hidden", "planned", "shown", "over"]);
export type PromotionState = z.infer<typeof PromotionState>;

export const StaffPromotion = PromotionInput.extend({
  identity: Identity,
  state: PromotionState,
  picture: PictureIdentity.nullable(),
  image: AdvertisingImage.nullable(),
});
export type StaffPromotion = z.infer<typeof StaffPromotion>;

const ofPromotion = z.object({ identity: Identity });
const pictures = "/promotion-pictures";

export const staffPromotions = {
  list: operatorReads
    .route({ method: "GET", path: "/promotions", summary: "Promotions, newest first" })
    .input(z.object({ after: After }))
    .output(listOf(StaffPromotion)),
  load: operatorReads
    .route({ method: "GET", path: "/promotions/{identity}", summary: "One promotion" })
    .input(ofPromotion)
    .output(StaffPromotion),
  save: operatorActs("promotion-saved")
    .route({
      method: "POST",
      path: "/promotions/{identity}",
      summary: "Add a promotion under a new identity, or change it; twice is harmless",
    })
    .input(PromotionInput.extend({ identity: Identity }))
    .output(Done),
  selectPicture: operatorActs("promotion-saved")
    .route({
      method: "POST",
      path: "/promotions/{identity}/picture",
      summary: "Choose one of the pictures for a promotion, or none",
    })
    .input(ofPromotion.extend({ picture: PictureIdentity.nullable() }))
    .output(Done),
  remove: operatorActs("promotion-removed")
    .route({ method: "DELETE", path: "/promotions/{identity}", summary: "Remove a promotion" })
    .input(ofPromotion)
    .output(Done),
  listPictures: operatorReads
    .route({ method: "GET", path: pictures, summary: "Every picture, newest first" })
    .output(z.object({ advertisingImages: z.array(StaffPicture) })),
  uploadPicture: operatorActs("picture-uploaded")
    .route({
      method: "POST",
      path: pictures,
      summary: "Keep a picture: PNG, JPEG or WebP, told by its content; the same one is kept once",
    })
    .input(
      z.object({
        fileName: z.string().trim().min(1).max(promotionPictureNameMaxLength),
        /** In Base64; a little more than fits is taken, so that it can be said what is too large. */
        content: z.base64().max(Math.ceil((promotionPictureMaxBytes * 1.5 * 4) / 3)),
      }),
    )
    .output(z.object({ identity: PictureIdentity }))
    .errors(
      errors(
        "promotions.picture-not-accepted",
        "promotions.picture-too-large",
        "promotions.picture-dimensions",
        "promotions.too-many-pictures",
      ),
    ),
  removePicture: operatorActs("picture-removed")
    .route({
      method: "DELETE",
      path: `${pictures}/{picture}`,
      summary: "Remove a picture; promotions with it go on without one",
    })
    .input(z.object({ picture: PictureIdentity }))
    .output(Done),
};
