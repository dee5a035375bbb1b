ALTER TABLE "plan_reminders" RENAME COLUMN "letter" TO "kind";--> statement-breakpoint
ALTER TABLE "plan_reminders" DROP CONSTRAINT "plan_reminders_plan_id_letter_about_pk";--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_plan_id_kind_about_pk" PRIMARY KEY("plan_id","kind","about");