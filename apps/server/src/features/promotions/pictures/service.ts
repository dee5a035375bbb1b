import { createHash } from "node:crypto";
import { promotionPicturesKept, type StaffPicture } from "@curie/contract";
import type { Context } from "#platform/context.ts";
import { Failure } from "#platform/failure.ts";
import { imageOf } from "../rules.ts";
import {
  countPicturesAlone,
  deletePicture,
  findPictureContent,
  holdPicture,
  insertPicture,
  listPictures,
} from "../store.ts";
import { contentTypes, pictureIn } from "./rules.ts";

export async function listStaffPictures(ctx: Context): Promise<StaffPicture[]> {
  const found = await listPictures(ctx.db);
  return found.map(({ fileName, sizeBytes, uses, ...picture }) => ({
    ...imageOf(picture),
    ...{ identity: picture.hash, fileName, sizeBytes, uses },
  }));
}

/**
 * Keeps a picture and tells its hash. The same bytes are kept once, under the name they came with first.
 *
 * @throws `promotions.picture-not-accepted`, `promotions.picture-too-large`,
 *   `promotions.picture-dimensions`, `promotions.too-many-pictures`
 */
export async function keepPicture(
  ctx: Context,
  { fileName, content }: { fileName: string; content: Buffer },
): Promise<string> {
  const found = pictureIn(content);
  if ("code" in found) throw new Failure(found.code, found.params);
  const hash = createHash("sha256").update(content).digest("hex");
  await ctx.db.transaction(async (tx) => {
    const kept = await countPicturesAlone(tx);
    if (await holdPicture(tx, hash)) return;
    if (kept >= promotionPicturesKept) {
      throw new Failure("promotions.too-many-pictures", { limit: promotionPicturesKept });
    }
    await insertPicture(tx, {
      ...{ hash, fileName, ...found, sizeBytes: content.length, content },
      uploadedAt: ctx.clock.now(),
    });
  });
  return hash;
}

/** Tells the name of what was removed. @throws `not-found` */
export async function removePicture(ctx: Context, hash: string): Promise<string> {
  const fileName = await deletePicture(ctx.db, hash);
  if (fileName === null) throw new Failure("not-found");
  return fileName;
}

/** What lies at the address of a picture. @throws `not-found`, also under another ending */
export async function readPicture(
  ctx: Context,
  name: string,
): Promise<{ type: string; content: Buffer }> {
  const [hash = "", ending] = name.split(".");
  const found = await findPictureContent(ctx.db, hash);
  if (!found || found.type !== ending) throw new Failure("not-found");
  return { type: contentTypes[found.type], content: found.content };
}
