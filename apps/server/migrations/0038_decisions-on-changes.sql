CREATE TABLE "edit_decision_revisions" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "edit_decision_revisions_counted" CHECK ("edit_decision_revisions"."revision" > 0)
);
--> statement-breakpoint
CREATE TABLE "edit_decisions" (
	"document_id" uuid NOT NULL,
	"change" integer NOT NULL,
	"decision" text NOT NULL,
	"reason" text,
	"revision" integer NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "edit_decisions_document_id_change_pk" PRIMARY KEY("document_id","change"),
	CONSTRAINT "edit_decisions_decision_listed" CHECK ("edit_decisions"."decision" in ('open', 'accepted', 'rejected')),
	CONSTRAINT "edit_decisions_reason_listed" CHECK ("edit_decisions"."reason" in ('meaning', 'term', 'style')),
	CONSTRAINT "edit_decisions_change_counted" CHECK ("edit_decisions"."change" > 0),
	CONSTRAINT "edit_decisions_reason_of_rejected" CHECK ("edit_decisions"."reason" is null or "edit_decisions"."decision" = 'rejected')
);
--> statement-breakpoint
ALTER TABLE "edit_decision_revisions" ADD CONSTRAINT "edit_decision_revisions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_decisions" ADD CONSTRAINT "edit_decisions_of_revisions" FOREIGN KEY ("document_id") REFERENCES "public"."edit_decision_revisions"("document_id") ON DELETE cascade ON UPDATE no action;