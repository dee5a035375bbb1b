CREATE TABLE "flag_settings" (
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"subject" text NOT NULL,
	"on" boolean NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "flag_settings_name_scope_subject_pk" PRIMARY KEY("name","scope","subject"),
	CONSTRAINT "flag_settings_name_listed" CHECK ("flag_settings"."name" in ('rubriq_china_also_uses_paddle', 'curie_group_based_china_trials_enabled', 'curie_abstract_writer', 'curie_row_free_trials_through_paddle', 'curie_use_paddle_billing_for_new_subscriptions', 'rubriq_show_repriced_and_renamed_plans_for_row', 'rubriq_upsell_discount', 'curie_change_plan')),
	CONSTRAINT "flag_settings_scope_listed" CHECK ("flag_settings"."scope" in ('environment', 'application', 'person'))
);
