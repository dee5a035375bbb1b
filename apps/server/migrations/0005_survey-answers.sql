CREATE TABLE "survey_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"feature" text NOT NULL,
	"submission_identity" uuid,
	"model_version" text,
	"overall" smallint NOT NULL,
	"language" smallint NOT NULL,
	"meaning" smallint NOT NULL,
	"comment" text,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "survey_answers_once" UNIQUE NULLS NOT DISTINCT("user_id","feature","submission_identity")
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;