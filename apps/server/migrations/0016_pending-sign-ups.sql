CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"network_country" text,
	"created_at" timestamp with time zone NOT NULL,
	"token_hash" text,
	"token_expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ups_email" ON "sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sign_ups_token" ON "sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sign_ups_age" ON "sign_ups" USING btree ("created_at");--> statement-breakpoint
-- Accounts that nobody confirmed wait as sign-ups from now on; their links are asked for anew.
INSERT INTO "sign_ups" ("id", "email", "name", "password", "locale", "country", "network_country", "created_at")
SELECT u."id", u."email", u."name", c."password", u."locale", u."country", u."network_country", u."created_at"
FROM "users" u JOIN "credentials" c ON c."user_id" = u."id" AND c."provider_id" = 'credential'
WHERE NOT u."email_verified" AND u."country" IS NOT NULL AND c."password" IS NOT NULL;--> statement-breakpoint
DELETE FROM "users" u WHERE NOT u."email_verified"
AND NOT EXISTS (SELECT 1 FROM "credentials" c WHERE c."user_id" = u."id" AND c."provider_id" <> 'credential');--> statement-breakpoint
-- Tokens of mailed links stood here as they were; such links are asked for anew.
DELETE FROM "verifications";
