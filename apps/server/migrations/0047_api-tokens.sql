CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"scopes" text[] NOT NULL,
	"secret_hash" text NOT NULL,
	"start" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "api_tokens_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "api_tokens_origin_listed" CHECK ("api_tokens"."origin" in ('api', 'wai')),
	CONSTRAINT "api_tokens_scopes_listed" CHECK ("api_tokens"."scopes" <@ array['edit', 'translate', 'check', 'read'])
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_name_listed";--> statement-breakpoint
ALTER TABLE "documents" DROP CONSTRAINT "documents_origin_listed";--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_name_listed" CHECK ("security_events"."name" in ('sign-in-passed', 'sign-in-unusual', 'sign-in-failed', 'second-step-failed', 'recovery-code-used', 'sign-up-asked', 'email-confirmed', 'password-reset-asked', 'password-reset-done', 'password-changed', 'password-change-failed', 'reauthentication-failed', 'two-step-on', 'two-step-off', 'recovery-codes-renewed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'api-token-created', 'api-token-revoked', 'sessions-ended', 'data-exported', 'account-closed', 'rate-limit-met'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_origin_listed" CHECK ("documents"."origin" in ('web', 'api', 'wai'));