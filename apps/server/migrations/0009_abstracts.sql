CREATE TABLE "abstracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"title" text NOT NULL,
	"current_step" text NOT NULL,
	"current_stage" text NOT NULL,
	"criteria_responses" jsonb NOT NULL,
	"template_responses" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "abstracts" ADD CONSTRAINT "abstracts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "abstracts_list" ON "abstracts" USING btree ("owner_id","created_at" DESC NULLS LAST,"id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "abstracts_deleted" ON "abstracts" USING btree ("deleted_at") WHERE deleted_at is not null;