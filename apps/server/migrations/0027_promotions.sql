CREATE TABLE "promotion_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_pictures_type_listed" CHECK ("promotion_pictures"."type" in ('png', 'jpeg', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"call_to_action_url" text NOT NULL,
	"audience" text NOT NULL,
	"published" boolean NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"picture_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotions_audience_listed" CHECK ("promotions"."audience" in ('everybody', 'china', 'rest-of-world'))
);
--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_picture_hash_promotion_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."promotion_pictures"("hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotions_picture" ON "promotions" USING btree ("picture_hash");