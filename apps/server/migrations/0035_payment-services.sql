ALTER TABLE "alipay_trades" RENAME TO "gateway_trades";--> statement-breakpoint
ALTER TABLE "gateway_trades" RENAME COLUMN "out_trade_no" TO "id";--> statement-breakpoint
ALTER TABLE "gateway_trades" RENAME COLUMN "trade_no" TO "payment_id";--> statement-breakpoint
ALTER TABLE "gateway_trades" RENAME CONSTRAINT "alipay_trades_pkey" TO "gateway_trades_pkey";--> statement-breakpoint
ALTER TABLE "gateway_trades" RENAME CONSTRAINT "alipay_trades_purchase_id_purchases_id_fk" TO "gateway_trades_purchase_id_purchases_id_fk";--> statement-breakpoint
ALTER INDEX "alipay_trades_purchase" RENAME TO "gateway_trades_purchase";--> statement-breakpoint
ALTER TABLE "gateway_trades" DROP CONSTRAINT "alipay_trades_state_listed";--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "page_id" text;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "payable_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
UPDATE "gateway_trades" SET "gateway" = 'alipay', "currency" = 'CNY', "locale" = 'zh_CN', "payable_until" = "created_at" + interval '2 hours', "paid_at" = CASE WHEN "state" IN ('paid', 'returning', 'returned') THEN "created_at" END;--> statement-breakpoint
ALTER TABLE "gateway_trades" ALTER COLUMN "gateway" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_trades" ALTER COLUMN "currency" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_trades" ALTER COLUMN "locale" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_trades" ALTER COLUMN "payable_until" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD CONSTRAINT "gateway_trades_gateway_listed" CHECK ("gateway_trades"."gateway" in ('alipay', 'stripe'));--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD CONSTRAINT "gateway_trades_currency_listed" CHECK ("gateway_trades"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "gateway_trades" ADD CONSTRAINT "gateway_trades_state_listed" CHECK ("gateway_trades"."state" in ('waiting', 'paid', 'closed', 'returning', 'returned', 'not-returned'));--> statement-breakpoint
CREATE TABLE "local_stripe_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"request" text NOT NULL,
	"status" integer NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_stripe_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_intent" text,
	"expires_at" timestamp with time zone NOT NULL,
	"refunds" jsonb NOT NULL,
	CONSTRAINT "local_stripe_sessions_payment_intent_unique" UNIQUE("payment_intent"),
	CONSTRAINT "local_stripe_sessions_status_listed" CHECK ("local_stripe_sessions"."status" in ('open', 'complete', 'expired')),
	CONSTRAINT "local_stripe_sessions_payment_status_listed" CHECK ("local_stripe_sessions"."payment_status" in ('paid', 'unpaid', 'no_payment_required'))
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_status_listed";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "payment_method" DROP NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "gateway_trades_payment" ON "gateway_trades" USING btree ("gateway","payment_id");--> statement-breakpoint
CREATE INDEX "gateway_trades_for_nothing" ON "gateway_trades" USING btree ("paid_at") WHERE state in ('returning', 'returned', 'not-returned');--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_status_listed" CHECK ("purchases"."status" in ('pending', 'completed', 'failed', 'returned'));
