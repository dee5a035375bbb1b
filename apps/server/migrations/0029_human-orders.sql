CREATE TABLE "human_order_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	CONSTRAINT "human_order_files_kind_listed" CHECK ("human_order_files"."kind" in ('source', 'edited'))
);
--> statement-breakpoint
CREATE TABLE "human_order_hours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"editor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"note" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "human_order_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"text" text,
	CONSTRAINT "human_order_steps_event_listed" CHECK ("human_order_steps"."event" in ('received', 'assigned', 'editing-begun', 'question-asked', 'question-answered', 'file-handed-in', 'sent-back', 'delivered', 'changes-asked', 'closed', 'refunded')),
	CONSTRAINT "human_order_steps_by_listed" CHECK ("human_order_steps"."by" in ('author', 'editor', 'operator', 'curie'))
);
--> statement-breakpoint
CREATE TABLE "human_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"document_id" uuid,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"words" integer NOT NULL,
	"service_level" text NOT NULL,
	"turnaround" text NOT NULL,
	"field" text,
	"journal" text NOT NULL,
	"note" text NOT NULL,
	"style_of_english" text NOT NULL,
	"upsell" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"payment_id" uuid,
	"due_at" timestamp with time zone,
	"editor_id" uuid,
	"editor_pay" integer,
	"checked_file_id" uuid,
	"delivered_at" timestamp with time zone,
	"changes_asked_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "human_orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "human_orders_status_listed" CHECK ("human_orders"."status" in ('draft', 'received', 'assigned', 'in-editing', 'question-to-author', 'quality-check', 'delivered', 'closed')),
	CONSTRAINT "human_orders_service_level_listed" CHECK ("human_orders"."service_level" in ('standard', 'plus')),
	CONSTRAINT "human_orders_turnaround_listed" CHECK ("human_orders"."turnaround" in ('standard', 'fast', 'express')),
	CONSTRAINT "human_orders_field_listed" CHECK ("human_orders"."field" in ('biology', 'medicine', 'chemistry', 'physics', 'earth-sciences', 'engineering', 'computer-science', 'mathematics', 'social-sciences', 'economics', 'humanities', 'other')),
	CONSTRAINT "human_orders_style_of_english_listed" CHECK ("human_orders"."style_of_english" in ('American English', 'British English'))
);
--> statement-breakpoint
CREATE TABLE "human_price_tiers" (
	"service_level" text NOT NULL,
	"up_to_words" integer NOT NULL,
	"prices" jsonb NOT NULL,
	CONSTRAINT "human_price_tiers_service_level_up_to_words_pk" PRIMARY KEY("service_level","up_to_words"),
	CONSTRAINT "human_price_tiers_service_level_listed" CHECK ("human_price_tiers"."service_level" in ('standard', 'plus'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_act_listed";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_about_kind_listed";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "catalogue_plan_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "kind" text DEFAULT 'plan' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "human_order_id" uuid;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "product_name" text;--> statement-breakpoint
ALTER TABLE "human_order_files" ADD CONSTRAINT "human_order_files_order_id_human_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."human_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_order_hours" ADD CONSTRAINT "human_order_hours_order_id_human_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."human_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_order_steps" ADD CONSTRAINT "human_order_steps_order_id_human_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."human_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_orders" ADD CONSTRAINT "human_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_orders" ADD CONSTRAINT "human_orders_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "human_orders" ADD CONSTRAINT "human_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "human_order_files_source" ON "human_order_files" USING btree ("order_id") WHERE kind = 'source';--> statement-breakpoint
CREATE INDEX "human_order_files_order" ON "human_order_files" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "human_order_hours_order" ON "human_order_hours" USING btree ("order_id","noted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "human_order_steps_order" ON "human_order_steps" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "human_orders_running" ON "human_orders" USING btree ("document_id") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "human_orders_user" ON "human_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "human_orders_list" ON "human_orders" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "human_orders_editor" ON "human_orders" USING btree ("editor_id","due_at") WHERE status <> 'closed';--> statement-breakpoint
CREATE INDEX "purchases_human_order" ON "purchases" USING btree ("human_order_id");--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_of_something" CHECK ((kind = 'plan') = (catalogue_plan_id is not null) and (kind = 'human-edit') = (human_order_id is not null and product_name is not null));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_kind_listed" CHECK ("purchases"."kind" in ('plan', 'human-edit'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_act_listed" CHECK ("audit_entries"."act" in ('signed-in', 'two-step-set-up', 'recovery-code-used', 'member-invited', 'invitation-renewed', 'member-ended', 'person-exported', 'person-closed', 'plan-granted', 'trial-granted', 'plan-ended', 'region-set', 'group-created', 'group-changed', 'group-link-mailed', 'group-member-added', 'group-member-removed', 'voucher-saved', 'voucher-ended', 'refund-asked', 'job-retried', 'event-replayed', 'mail-retried', 'message-answered', 'flag-switched', 'offer-changed', 'price-changed', 'promotion-saved', 'promotion-removed', 'picture-uploaded', 'picture-removed', 'human-order-assigned', 'human-order-changed', 'human-order-refunded', 'human-order-begun', 'human-order-question-asked', 'human-order-hours-noted', 'human-order-file-handed-in', 'human-order-sent-back', 'human-order-delivered'));--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_about_kind_listed" CHECK ("audit_entries"."about_kind" in ('member', 'person', 'plan', 'group', 'voucher', 'payment', 'job', 'event', 'message', 'flag', 'offer', 'promotion', 'human-order'));