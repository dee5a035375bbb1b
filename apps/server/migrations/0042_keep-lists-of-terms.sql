CREATE TABLE "document_terms" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"terms" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "term_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"group_id" uuid,
	"upload_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "term_lists_of_one" CHECK (num_nonnulls("term_lists"."owner_id", "term_lists"."group_id", "term_lists"."upload_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" uuid NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"variants" text[] DEFAULT '{}' NOT NULL,
	"language" text,
	"translation" text,
	"any_case" boolean NOT NULL,
	"plural" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "terms_kind_listed" CHECK ("terms"."kind" in ('never-change', 'always-write', 'translate-as')),
	CONSTRAINT "terms_language_listed" CHECK ("terms"."language" in ('zh_CN', 'es_ES', 'pt_BR')),
	CONSTRAINT "terms_have_what_their_kind_needs" CHECK (case "terms"."kind"
        when 'always-write' then cardinality("terms"."variants") > 0
        when 'translate-as' then "terms"."language" is not null and "terms"."translation" is not null
        else true end)
);
--> statement-breakpoint
ALTER TABLE "document_terms" ADD CONSTRAINT "document_terms_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_lists" ADD CONSTRAINT "term_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_lists" ADD CONSTRAINT "term_lists_group_id_preferred_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."preferred_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_lists" ADD CONSTRAINT "term_lists_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms" ADD CONSTRAINT "terms_list_id_term_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."term_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "term_lists_owner" ON "term_lists" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "term_lists_group" ON "term_lists" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "term_lists_upload" ON "term_lists" USING btree ("upload_id");--> statement-breakpoint
CREATE UNIQUE INDEX "terms_key" ON "terms" USING btree ("list_id","key");