ALTER TABLE "human_order_files" ADD COLUMN "check" jsonb;--> statement-breakpoint
ALTER TABLE "human_orders" ADD COLUMN "delivered_file_id" uuid;