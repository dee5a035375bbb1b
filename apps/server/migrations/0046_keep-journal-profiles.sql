CREATE TABLE "journal_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"group_id" uuid,
	"profile" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_profiles_of_one" CHECK (num_nonnulls("journal_profiles"."owner_id", "journal_profiles"."group_id") = 1),
	CONSTRAINT "journal_profiles_counted" CHECK ("journal_profiles"."revision" > 0)
);
--> statement-breakpoint
ALTER TABLE "check_profiles" ALTER COLUMN "profile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "check_profiles" ADD COLUMN "journal_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "journal_profiles" ADD CONSTRAINT "journal_profiles_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "journal_profiles" ADD CONSTRAINT "journal_profiles_group_id_preferred_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."preferred_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_profiles_owner" ON "journal_profiles" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "journal_profiles_group" ON "journal_profiles" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_journal_profile_id_journal_profiles_id_fk" FOREIGN KEY ("journal_profile_id") REFERENCES "public"."journal_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_profiles" ADD CONSTRAINT "check_profiles_of_one" CHECK (num_nonnulls("check_profiles"."profile", "check_profiles"."journal_profile_id") = 1);