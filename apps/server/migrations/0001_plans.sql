CREATE TABLE "notices" (
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_user_id_name_pk" PRIMARY KEY("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "preprints_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"preprints_user_identity" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preprints_links_preprints_user_identity_unique" UNIQUE("preprints_user_identity")
);
--> statement-breakpoint
CREATE TABLE "catalogue_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"plan_type" text NOT NULL,
	"plan_name" text,
	"audience" text NOT NULL,
	"catalogue_set" text NOT NULL,
	"billing_interval" text,
	"trial_days" integer NOT NULL,
	"renews" boolean NOT NULL,
	"kind" text NOT NULL,
	"edits" integer,
	"translations" integer,
	"paddle_price_id" text,
	"classic_plan_id" text,
	"offered" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "catalogue_plans_code_unique" UNIQUE("code"),
	CONSTRAINT "catalogue_plans_paddle_price_id_unique" UNIQUE("paddle_price_id"),
	CONSTRAINT "catalogue_plans_classic_plan_id_unique" UNIQUE("classic_plan_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_prices" (
	"catalogue_plan_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "catalogue_prices_catalogue_plan_id_currency_pk" PRIMARY KEY("catalogue_plan_id","currency")
);
--> statement-breakpoint
CREATE TABLE "plan_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid,
	"taken_by" text NOT NULL,
	"external_id" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"refunded_amount" integer DEFAULT 0 NOT NULL,
	"plan_name" text,
	"catalogue_set" text,
	"billing_interval" text,
	"receipt_code" text,
	"invoice_number" text,
	CONSTRAINT "plan_payments_receipt_code_unique" UNIQUE("receipt_code"),
	CONSTRAINT "plan_payments_external" UNIQUE("taken_by","external_id")
);
--> statement-breakpoint
CREATE TABLE "plan_reminders" (
	"plan_id" uuid NOT NULL,
	"letter" text NOT NULL,
	"about" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_reminders_plan_id_letter_about_pk" PRIMARY KEY("plan_id","letter","about")
);
--> statement-breakpoint
CREATE TABLE "plan_syncs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pending_since" timestamp with time zone,
	"reconciled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "preferred_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"seats" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"grants_editing" boolean NOT NULL,
	"edits_per_member" integer,
	"translations_per_member" integer,
	"translations_from" timestamp with time zone,
	"admin_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preferred_groups_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "subscription_news" (
	"subscription_id" text NOT NULL,
	"news_id" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"news" jsonb NOT NULL,
	CONSTRAINT "subscription_news_subscription_id_news_id_pk" PRIMARY KEY("subscription_id","news_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"paddle_version" text NOT NULL,
	"customer_id" text,
	"catalogue_plan_id" uuid,
	"status" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"period_ends_at" timestamp with time zone,
	"cancels_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"update_url" text,
	"cancel_url" text,
	CONSTRAINT "subscriptions_plan_id_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
CREATE TABLE "trial_activations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"activated_by" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "plans_user_type";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "billing_country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferred_group_code" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "plan_name" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "catalogue_set" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "translations_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "recurs_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "granting_mechanism" text DEFAULT 'others' NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "granted_from" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "group_id" uuid;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "price_amount" integer;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "price_currency" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "billing_interval" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preprints_links" ADD CONSTRAINT "preprints_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_prices" ADD CONSTRAINT "catalogue_prices_catalogue_plan_id_catalogue_plans_id_fk" FOREIGN KEY ("catalogue_plan_id") REFERENCES "public"."catalogue_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_syncs" ADD CONSTRAINT "plan_syncs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_news" ADD CONSTRAINT "subscription_news_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_catalogue_plan_id_catalogue_plans_id_fk" FOREIGN KEY ("catalogue_plan_id") REFERENCES "public"."catalogue_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_activations" ADD CONSTRAINT "trial_activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_payments_user" ON "plan_payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_group_id_preferred_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."preferred_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_uses_plan" ON "plan_uses" USING btree ("plan_id","feature","started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plans_present" ON "plans" USING btree ("user_id","type") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "plans_group" ON "plans" USING btree ("group_id");--> statement-breakpoint
-- Who holds a Starter plan has had it: it is given once.
INSERT INTO "trial_activations" ("user_id", "activated_by", "activated_at")
SELECT DISTINCT "user_id", 'sign-up', "created_at" FROM "plans" WHERE "type" = 'free_trial';
