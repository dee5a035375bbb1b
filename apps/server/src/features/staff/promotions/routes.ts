import { staffPageSize } from "@curie/contract";
import {
  keepPicture,
  listStaffPictures,
  removePicture,
} from "#features/promotions/pictures/service.ts";
import {
  getStaffPromotion,
  listStaffPromotions,
  removePromotion,
  savePromotion,
  selectPicture,
} from "#features/promotions/service.ts";
import { pageOf } from "#platform/db/keyset.ts";
import { staffOs } from "../access/service.ts";

const { promotions } = staffOs;
const done = { done: true } as const;

export const promotionRoutes = {
  list: promotions.list.handler(async ({ context: { ctx }, input: { after } }) => {
    const found = await listStaffPromotions(ctx, after, staffPageSize + 1);
    return pageOf(found, staffPageSize, ({ key: _, ...promotion }) => promotion);
  }),

  load: promotions.load.handler(({ context: { ctx }, input }) =>
    getStaffPromotion(ctx, input.identity),
  ),

  save: promotions.save.handler(async ({ context: { ctx, note }, input }) => {
    await savePromotion(ctx, input);
    const { identity, callToActionUrl, audience, published, startsAt, endsAt } = input;
    const details = { callToActionUrl, audience, published, startsAt, endsAt };
    note({ kind: "promotion", identity, details });
    return done;
  }),

  selectPicture: promotions.selectPicture.handler(
    async ({ context: { ctx, note }, input: { identity, picture } }) => {
      await selectPicture(ctx, identity, picture);
      note({ kind: "promotion", identity, details: { picture } });
      return done;
    },
  ),

  remove: promotions.remove.handler(async ({ context: { ctx, note }, input: { identity } }) => {
    await removePromotion(ctx, identity);
    note({ kind: "promotion", identity });
    return done;
  }),

  listPictures: promotions.listPictures.handler(async ({ context: { ctx } }) => ({
    advertisingImages: await listStaffPictures(ctx),
  })),

  uploadPicture: promotions.uploadPicture.handler(
    async ({ context: { ctx, note }, input: { fileName, content } }) => {
      const identity = await keepPicture(ctx, {
        ...{ fileName, content: Buffer.from(content, "base64") },
      });
      note({ kind: "promotion", identity, details: { fileName } });
      return { identity };
    },
  ),

  removePicture: promotions.removePicture.handler(
    async ({ context: { ctx, note }, input: { picture } }) => {
      const fileName = await removePicture(ctx, picture);
      note({ kind: "promotion", identity: picture, details: { fileName } });
      return done;
    },
  ),
};
