import type { Region } from "@curie/contract";
import { and, count, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { after, newestKeyFirst, rowKey } from "#platform/db/keyset.ts";
import { promotionPictures, promotions } from "./tables.ts";

const picture = {
  hash: promotionPictures.hash,
  type: promotionPictures.type,
  width: promotionPictures.width,
  height: promotionPictures.height,
};

/** What somebody of a region sees now: of several the one that began last. */
export async function findCurrent(db: Db, region: Region, now: Date) {
  const began = sql`coalesce(${promotions.startsAt}, ${promotions.createdAt})`;
  const [found] = await db
    .select({ promotion: promotions, picture })
    .from(promotions)
    .leftJoin(promotionPictures, eq(promotionPictures.hash, promotions.pictureHash))
    .where(
      and(
        promotions.published,
        inArray(promotions.audience, ["everybody", region]),
        or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
        or(isNull(promotions.endsAt), gt(promotions.endsAt, now)),
      ),
    )
    .orderBy(desc(began), desc(promotions.id))
    .limit(1);
  return found ?? null;
}

export async function listPromotions(db: Db, cursor: string | undefined, limit: number) {
  const key = [promotions.createdAt, promotions.id] as const;
  return db
    .select({ promotion: promotions, picture, key: rowKey(...key) })
    .from(promotions)
    .leftJoin(promotionPictures, eq(promotionPictures.hash, promotions.pictureHash))
    .where(after(cursor, ...key))
    .orderBy(...newestKeyFirst(...key))
    .limit(limit);
}

export async function findPromotion(db: Db, id: string) {
  const [found] = await db
    .select({ promotion: promotions, picture })
    .from(promotions)
    .leftJoin(promotionPictures, eq(promotionPictures.hash, promotions.pictureHash))
    .where(eq(promotions.id, id));
  return found ?? null;
}

export async function upsertPromotion(db: Db, row: typeof promotions.$inferInsert): Promise<void> {
  const { id: _, createdAt: __, ...values } = row;
  await db
    .insert(promotions)
    .values(row)
    .onConflictDoUpdate({ target: promotions.id, set: values });
}

export async function setPicture(db: Db, id: string, pictureHash: string | null): Promise<boolean> {
  const changed = await db
    .update(promotions)
    .set({ pictureHash })
    .where(eq(promotions.id, id))
    .returning({ id: promotions.id });
  return changed.length > 0;
}

export async function deletePromotion(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(promotions)
    .where(eq(promotions.id, id))
    .returning({ id: promotions.id });
  return gone.length > 0;
}

/** Whether a picture is kept; locked until the end of the transaction, so that it is not removed meanwhile. */
export async function holdPicture(db: Db, hash: string): Promise<boolean> {
  const found = await db
    .select({ hash: promotionPictures.hash })
    .from(promotionPictures)
    .where(eq(promotionPictures.hash, hash))
    .for("share");
  return found.length > 0;
}

export async function listPictures(db: Db) {
  const { fileName, sizeBytes } = promotionPictures;
  return db
    .select({ ...picture, fileName, sizeBytes, uses: count(promotions.id) })
    .from(promotionPictures)
    .leftJoin(promotions, eq(promotions.pictureHash, promotionPictures.hash))
    .groupBy(promotionPictures.hash)
    .orderBy(desc(promotionPictures.uploadedAt), promotionPictures.hash);
}

/** Waits for other uploads, so that the number of pictures is known while one is added. */
export async function countPicturesAlone(db: Db): Promise<number> {
  await db.execute(sql`lock table ${promotionPictures} in share row exclusive mode`);
  return db.$count(promotionPictures);
}

export async function insertPicture(
  db: Db,
  row: typeof promotionPictures.$inferInsert,
): Promise<void> {
  await db.insert(promotionPictures).values(row).onConflictDoNothing();
}

export async function deletePicture(db: Db, hash: string): Promise<string | null> {
  const [gone] = await db
    .delete(promotionPictures)
    .where(eq(promotionPictures.hash, hash))
    .returning({ fileName: promotionPictures.fileName });
  return gone?.fileName ?? null;
}

export async function findPictureContent(db: Db, hash: string) {
  const [found] = await db
    .select({ type: promotionPictures.type, content: promotionPictures.content })
    .from(promotionPictures)
    .where(eq(promotionPictures.hash, hash));
  return found ?? null;
}
