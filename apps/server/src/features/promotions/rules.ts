import type { AdvertisingImage, PromotionState } from "@curie/contract";
import type { PictureType } from "./pictures/rules.ts";

type Shown = { published: boolean; startsAt: Date | null; endsAt: Date | null };

export function promotionState({ published, startsAt, endsAt }: Shown, now: Date): PromotionState {
  if (!published) return "hidden";
  if (endsAt !== null && endsAt <= now) return "over";
  return startsAt !== null && startsAt > now ? "planned" : "shown";
}

type Picture = { hash: string; type: PictureType; width: number; height: number };

/** Where everybody's browser finds a picture. */
export function imageOf({ hash, type, width, height }: Picture): AdvertisingImage {
  return { imageUrl: `/api/promotions/pictures/${hash}.${type}`, width, height };
}
