ALTER TABLE "documents" ADD COLUMN "previous_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version_number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "previous_key" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sketch" integer[];--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sketch" integer[];--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_previous_id_documents_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_next_versions" ON "documents" USING btree ("previous_id") WHERE previous_id is not null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_version_counted" CHECK ("documents"."version_number" > 0);