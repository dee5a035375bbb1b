CREATE TABLE "fapiaos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"user_id" uuid,
	"status" text NOT NULL,
	"title_type" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"registered_address" text NOT NULL,
	"phone" text NOT NULL,
	"bank_name" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"remark" text NOT NULL,
	"total" integer NOT NULL,
	"tax_percent" double precision NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"number" text,
	"issued_at" timestamp with time zone,
	"refusal" text,
	"reversal_id" uuid,
	"reversal_reason" text,
	"reversal_taken_at" timestamp with time zone,
	"red_number" text,
	"refund" jsonb,
	CONSTRAINT "fapiaos_number_unique" UNIQUE("number"),
	CONSTRAINT "fapiaos_reversal_id_unique" UNIQUE("reversal_id"),
	CONSTRAINT "fapiaos_red_number_unique" UNIQUE("red_number"),
	CONSTRAINT "fapiaos_status_listed" CHECK ("fapiaos"."status" in ('requested', 'issuing', 'completed', 'failed', 'cancellation-pending', 'cancelled', 'cancellation-rejected')),
	CONSTRAINT "fapiaos_title_type_listed" CHECK ("fapiaos"."title_type" in ('individual', 'company')),
	CONSTRAINT "fapiaos_type_listed" CHECK ("fapiaos"."type" in ('general', 'special')),
	CONSTRAINT "fapiaos_reversal_reason_listed" CHECK ("fapiaos"."reversal_reason" in ('issued-in-error', 'goods-returned', 'service-ended', 'allowance'))
);
--> statement-breakpoint
CREATE TABLE "local_fapiaos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"number" text,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "local_reversals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"decision" text,
	"number" text,
	CONSTRAINT "local_reversals_reason_listed" CHECK ("local_reversals"."reason" in ('issued-in-error', 'goods-returned', 'service-ended', 'allowance')),
	CONSTRAINT "local_reversals_decision_listed" CHECK ("local_reversals"."decision" in ('reversed', 'rejected', 'lapsed'))
);
--> statement-breakpoint
ALTER TABLE "fapiaos" ADD CONSTRAINT "fapiaos_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fapiaos" ADD CONSTRAINT "fapiaos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_reversals" ADD CONSTRAINT "local_reversals_application_id_local_fapiaos_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."local_fapiaos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fapiaos_live" ON "fapiaos" USING btree ("payment_id") WHERE status in ('requested', 'issuing', 'completed', 'cancellation-pending', 'cancellation-rejected');--> statement-breakpoint
CREATE INDEX "fapiaos_payment" ON "fapiaos" USING btree ("payment_id","requested_at");--> statement-breakpoint
CREATE INDEX "fapiaos_user" ON "fapiaos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "local_reversals_of" ON "local_reversals" USING btree ("application_id");