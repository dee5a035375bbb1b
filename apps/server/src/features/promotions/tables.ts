import { type Locale, type PromotionTexts, promotionAudiences } from "@curie/contract";
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, oneOf, onlyListed } from "#platform/db/columns.ts";
import { pictureTypes } from "./pictures/rules.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/**
 * Pictures of promotions (G-32). They are small and few, so they lie in the database: kept and removed
 * in the transaction of the audit log, and in every backup.
 */
export const promotionPictures = pgTable(
  "promotion_pictures",
  {
    /** SHA-256 in hexadecimal digits. */
    hash: text("hash").primaryKey(),
    fileName: text("file_name").notNull(),
    type: oneOf("type", pictureTypes).notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    content: bytes("content").notNull(),
    uploadedAt: instant("uploaded_at").notNull(),
  },
  (table) => onlyListed(table.type),
);

/** What operators promote (S240). Nobody's personal data. */
export const promotions = pgTable(
  "promotions",
  {
    id: uuid("id").primaryKey(),
    texts: jsonb("texts").$type<Record<Locale, PromotionTexts>>().notNull(),
    callToActionUrl: text("call_to_action_url").notNull(),
    audience: oneOf("audience", promotionAudiences).notNull(),
    published: boolean("published").notNull(),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    pictureHash: text("picture_hash").references(() => promotionPictures.hash, {
      onDelete: "set null",
    }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("promotions_picture").on(table.pictureHash), ...onlyListed(table.audience)],
);
