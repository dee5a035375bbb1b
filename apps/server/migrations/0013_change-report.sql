ALTER TABLE "documents" ADD COLUMN "proof_total" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "proof_differing" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "report_key" text;