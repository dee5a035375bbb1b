ALTER TABLE "documents" ADD COLUMN "failure_params" jsonb;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "edits_left_out" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "warnings" text[] DEFAULT '{}' NOT NULL;