ALTER TABLE "documents" ADD COLUMN "strength" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "target_words" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_strength_listed" CHECK ("documents"."strength" in ('proofread', 'correct', 'clarify', 'shorten'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_target_of_shortening" CHECK ((strength is not distinct from 'shorten') = (target_words is not null) and (target_words is null or target_words > 0));