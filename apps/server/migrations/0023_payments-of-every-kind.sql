ALTER TABLE "plan_payments" RENAME TO "payments";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_user_id_users_id_fk" TO "payments_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_plan_id_plans_id_fk" TO "payments_plan_id_plans_id_fk";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_receipt_code_unique" TO "payments_receipt_code_unique";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_external" TO "payments_external";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_taken_by_listed" TO "payments_taken_by_listed";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_currency_listed" TO "payments_currency_listed";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_plan_name_listed" TO "payments_plan_name_listed";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_catalogue_set_listed" TO "payments_catalogue_set_listed";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_billing_interval_listed" TO "payments_billing_interval_listed";--> statement-breakpoint
ALTER TABLE "payments" RENAME CONSTRAINT "plan_payments_pkey" TO "payments_pkey";--> statement-breakpoint
ALTER TABLE "refunds" RENAME CONSTRAINT "refunds_payment_id_plan_payments_id_fk" TO "refunds_payment_id_payments_id_fk";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "product_name" text;--> statement-breakpoint
UPDATE "payments" SET "kind" = 'plan', "product_name" = CASE
	WHEN "catalogue_set" = 'repriced' AND "plan_name" = 'premium_including_translation' THEN 'Premium Complete'
	WHEN "catalogue_set" = 'repriced' THEN 'Premium Essential'
	WHEN "plan_name" = 'premium_including_translation' THEN 'Premium with translation'
	ELSE 'Premium, editing only' END;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "product_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind_listed" CHECK ("payments"."kind" in ('plan', 'human-edit'));--> statement-breakpoint
DROP INDEX "plan_payments_user";--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","paid_at","id");