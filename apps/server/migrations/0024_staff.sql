CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid,
	"act" text NOT NULL,
	"about_kind" text NOT NULL,
	"about_id" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_entries_act_listed" CHECK ("audit_entries"."act" in ('signed-in', 'two-step-set-up', 'recovery-code-used', 'member-invited', 'invitation-renewed', 'member-ended', 'person-exported', 'person-closed', 'plan-granted', 'trial-granted', 'plan-ended', 'region-set', 'group-created', 'group-changed', 'group-link-mailed', 'group-member-added', 'group-member-removed', 'voucher-saved', 'voucher-ended', 'refund-asked', 'job-retried', 'event-replayed', 'mail-retried', 'message-answered', 'flag-switched', 'offer-changed', 'price-changed', 'promotion-saved', 'promotion-removed', 'picture-uploaded', 'picture-removed')),
	CONSTRAINT "audit_entries_about_kind_listed" CHECK ("audit_entries"."about_kind" in ('member', 'person', 'plan', 'group', 'voucher', 'payment', 'job', 'event', 'message', 'flag', 'offer', 'promotion'))
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"password" text,
	"encrypted_secret" text,
	"two_step_since" timestamp with time zone,
	"last_used_step" bigint,
	"invitation_hash" text,
	"invitation_expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_members_email_unique" UNIQUE("email"),
	CONSTRAINT "staff_members_invitation_hash_unique" UNIQUE("invitation_hash"),
	CONSTRAINT "staff_members_role_listed" CHECK ("staff_members"."role" in ('operator', 'editor')),
	CONSTRAINT "staff_members_locale_listed" CHECK ("staff_members"."locale" in ('en_US', 'es_ES', 'ja_JP', 'pt_BR', 'zh_CN'))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"step" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "staff_sessions_step_listed" CHECK ("staff_sessions"."step" in ('code-due', 'set-up-due', 'open'))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_members_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_about" ON "audit_entries" USING btree ("about_id","at");--> statement-breakpoint
CREATE INDEX "staff_recovery_codes_member" ON "staff_recovery_codes" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_member" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" USING btree ("expires_at");--> statement-breakpoint
-- The audit log only grows. A restored backup has a table of its own, which is filled while it is empty.
CREATE OR REPLACE FUNCTION "audit_entries_only_grow"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log only grows: % is refused', TG_OP;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_change" BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_only_grow"();--> statement-breakpoint
CREATE TRIGGER "audit_entries_no_truncate" BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_only_grow"();
