CREATE TABLE "alipay_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"purchase_id" uuid,
	"amount" integer NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"trade_no" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	CONSTRAINT "alipay_trades_state_listed" CHECK ("alipay_trades"."state" in ('waiting', 'paid', 'closed', 'returning', 'returned'))
);
--> statement-breakpoint
CREATE TABLE "local_alipay_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"alipay" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_alipay_trades" (
	"out_trade_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"subject" text NOT NULL,
	"notify_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refunds" jsonb NOT NULL,
	CONSTRAINT "local_alipay_trades_trade_no_unique" UNIQUE("trade_no"),
	CONSTRAINT "local_alipay_trades_status_listed" CHECK ("local_alipay_trades"."status" in ('WAIT_BUYER_PAY', 'TRADE_CLOSED', 'TRADE_SUCCESS', 'TRADE_FINISHED'))
);
--> statement-breakpoint
ALTER TABLE "alipay_trades" ADD CONSTRAINT "alipay_trades_purchase_id_purchases_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchases"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alipay_trades_purchase" ON "alipay_trades" USING btree ("purchase_id");