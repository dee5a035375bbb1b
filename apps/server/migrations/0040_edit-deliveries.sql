CREATE TABLE "edit_deliveries" (
	"document_id" uuid NOT NULL,
	"copy" text NOT NULL,
	"sha256" text NOT NULL,
	"delivered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "edit_deliveries_document_id_copy_sha256_pk" PRIMARY KEY("document_id","copy","sha256"),
	CONSTRAINT "edit_deliveries_copy_listed" CHECK ("edit_deliveries"."copy" in ('decided', 'open', 'clean'))
);
--> statement-breakpoint
ALTER TABLE "edit_deliveries" ADD CONSTRAINT "edit_deliveries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;