CREATE TABLE "invoice_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_messages" (
	"paddle_version" text NOT NULL,
	"message_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "provider_messages_paddle_version_message_id_pk" PRIMARY KEY("paddle_version","message_id")
);
--> statement-breakpoint
CREATE TABLE "purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"receipt_code" text NOT NULL,
	"catalogue_plan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"fingerprint" text NOT NULL,
	"payment_method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"voucher_code" text,
	"form" jsonb NOT NULL,
	"approval_token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "purchases_receipt_code_unique" UNIQUE("receipt_code"),
	CONSTRAINT "purchases_approval_token_unique" UNIQUE("approval_token")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"external_id" text
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"code" text PRIMARY KEY NOT NULL,
	"percent" integer,
	"amount" integer,
	"currency" text,
	"catalogue_plan_id" uuid,
	"ends_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_catalogue_plan_id_catalogue_plans_id_fk" FOREIGN KEY ("catalogue_plan_id") REFERENCES "public"."catalogue_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_plan_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."plan_payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_catalogue_plan_id_catalogue_plans_id_fk" FOREIGN KEY ("catalogue_plan_id") REFERENCES "public"."catalogue_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_messages_open" ON "provider_messages" USING btree ("received_at") WHERE processed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchases_pending" ON "purchases" USING btree ("user_id","fingerprint") WHERE status = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_asked" ON "refunds" USING btree ("payment_id") WHERE status = 'asked';--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");