CREATE TABLE "check_profiles" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"profile" text NOT NULL,
	CONSTRAINT "check_profiles_profile_listed" CHECK ("check_profiles"."profile" in ('general', 'research-article', 'biomedical-article', 'clinical-trial', 'short-communication', 'letter', 'review', 'systematic-review', 'case-report', 'methods-article', 'data-article', 'conference-paper', 'social-science-article', 'perspective'))
);
--> statement-breakpoint
CREATE TABLE "dismissed_findings" (
	"document_id" uuid NOT NULL,
	"finding" text NOT NULL,
	"dismissed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dismissed_findings_document_id_finding_pk" PRIMARY KEY("document_id","finding")
);
--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_findings" ADD CONSTRAINT "dismissed_findings_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;