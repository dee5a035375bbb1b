ALTER TABLE "documents" ADD COLUMN "quality" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "paragraphs_left" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "paragraphs_to_check" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "noticed" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "bilingual_key" text;