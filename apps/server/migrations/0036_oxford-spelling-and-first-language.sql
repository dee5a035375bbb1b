ALTER TABLE "users" ADD COLUMN "oxford_spelling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_language" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "oxford_spelling" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "first_language" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_first_language_listed" CHECK ("users"."first_language" in ('zh', 'es', 'pt', 'ja', 'other'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_first_language_listed" CHECK ("documents"."first_language" in ('zh', 'es', 'pt', 'ja', 'other'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_oxford_is_british" CHECK (not oxford_spelling or style_of_english is not distinct from 'British English');