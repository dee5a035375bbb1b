UPDATE "users" SET "locale" = 'en_US' WHERE "locale" not in ('en_US', 'es_ES', 'ja_JP', 'pt_BR', 'zh_CN');--> statement-breakpoint
UPDATE "sign_ups" SET "locale" = 'en_US' WHERE "locale" not in ('en_US', 'es_ES', 'ja_JP', 'pt_BR', 'zh_CN');--> statement-breakpoint
ALTER TABLE "abstracts" ADD CONSTRAINT "abstracts_current_step_listed" CHECK ("abstracts"."current_step" in ('onboarding', 'text-limit', 'confirmation', 'article-type', 'form', 'audience'));--> statement-breakpoint
ALTER TABLE "abstracts" ADD CONSTRAINT "abstracts_current_stage_listed" CHECK ("abstracts"."current_stage" in ('criteria', 'template', 'review'));--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_name_listed" CHECK ("security_events"."name" in ('sign-in-passed', 'sign-in-unusual', 'sign-in-failed', 'second-step-failed', 'recovery-code-used', 'sign-up-asked', 'email-confirmed', 'password-reset-asked', 'password-reset-done', 'password-changed', 'password-change-failed', 'reauthentication-failed', 'two-step-on', 'two-step-off', 'recovery-codes-renewed', 'passkey-added', 'passkey-removed', 'passkey-refused', 'sessions-ended', 'data-exported', 'account-closed', 'rate-limit-met'));--> statement-breakpoint
ALTER TABLE "sign_ups" ADD CONSTRAINT "sign_ups_locale_listed" CHECK ("sign_ups"."locale" in ('en_US', 'es_ES', 'ja_JP', 'pt_BR', 'zh_CN'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_locale_listed" CHECK ("users"."locale" in ('en_US', 'es_ES', 'ja_JP', 'pt_BR', 'zh_CN'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_currency_listed" CHECK ("users"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_style_of_english_listed" CHECK ("users"."style_of_english" in ('American English', 'British English'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_region_override_listed" CHECK ("users"."region_override" in ('china', 'rest-of-world'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_retention_days_listed" CHECK ("users"."retention_days" in (90, 30, 0));--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_paddle_version_listed" CHECK ("provider_messages"."paddle_version" in ('classic', 'newer'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_status_listed" CHECK ("purchases"."status" in ('pending', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_payment_method_listed" CHECK ("purchases"."payment_method" in ('card', 'alipay', 'wechat_pay', 'unionpay'));--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_currency_listed" CHECK ("purchases"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_status_listed" CHECK ("refunds"."status" in ('asked', 'done', 'refused'));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_currency_listed" CHECK ("vouchers"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_subject_listed" CHECK ("messages"."subject" in ('group-discount', 'group-discount-china', 'support'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_type_listed" CHECK ("documents"."type" in ('edit', 'translation'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_status_listed" CHECK ("documents"."status" in ('processing', 'failed', 'completed'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_origin_listed" CHECK ("documents"."origin" in ('web', 'wai'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_style_of_english_listed" CHECK ("documents"."style_of_english" in ('American English', 'British English'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_source_language_listed" CHECK ("documents"."source_language" in ('zh_CN', 'es_ES', 'pt_BR'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_quality_listed" CHECK ("documents"."quality" in ('translation', 'draft', 'gist'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_retention_days_listed" CHECK ("documents"."retention_days" in (90, 30, 0));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_retention_days_listed" CHECK ("uploads"."retention_days" in (90, 30, 0));--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_feature_listed" CHECK ("survey_answers"."feature" in ('editing', 'translation'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_plan_type_listed" CHECK ("catalogue_plans"."plan_type" in ('premium', 'free_trial', 'preferred_group'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_plan_name_listed" CHECK ("catalogue_plans"."plan_name" in ('premium_editing_only', 'premium_including_translation'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_audience_listed" CHECK ("catalogue_plans"."audience" in ('china', 'rest-of-world'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_catalogue_set_listed" CHECK ("catalogue_plans"."catalogue_set" in ('original', 'repriced'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_billing_interval_listed" CHECK ("catalogue_plans"."billing_interval" in ('monthly', 'yearly'));--> statement-breakpoint
ALTER TABLE "catalogue_plans" ADD CONSTRAINT "catalogue_plans_kind_listed" CHECK ("catalogue_plans"."kind" in ('checkout', 'trial', 'trial_30_days', 'direct', 'starter'));--> statement-breakpoint
ALTER TABLE "catalogue_prices" ADD CONSTRAINT "catalogue_prices_currency_listed" CHECK ("catalogue_prices"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_taken_by_listed" CHECK ("plan_payments"."taken_by" in ('classic', 'newer', 'direct'));--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_currency_listed" CHECK ("plan_payments"."currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_plan_name_listed" CHECK ("plan_payments"."plan_name" in ('premium_editing_only', 'premium_including_translation'));--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_catalogue_set_listed" CHECK ("plan_payments"."catalogue_set" in ('original', 'repriced'));--> statement-breakpoint
ALTER TABLE "plan_payments" ADD CONSTRAINT "plan_payments_billing_interval_listed" CHECK ("plan_payments"."billing_interval" in ('monthly', 'yearly'));--> statement-breakpoint
ALTER TABLE "plan_reminders" ADD CONSTRAINT "plan_reminders_kind_listed" CHECK ("plan_reminders"."kind" in ('trial-ending', 'first-payment', 'plan-renewing', 'plan-ending', 'plan-expired', 'plan-cancelled', 'payment-failed'));--> statement-breakpoint
ALTER TABLE "plan_uses" ADD CONSTRAINT "plan_uses_feature_listed" CHECK ("plan_uses"."feature" in ('editing', 'translation'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_type_listed" CHECK ("plans"."type" in ('premium', 'free_trial', 'preferred_group'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_plan_name_listed" CHECK ("plans"."plan_name" in ('premium_editing_only', 'premium_including_translation'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_catalogue_set_listed" CHECK ("plans"."catalogue_set" in ('original', 'repriced'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_granting_mechanism_listed" CHECK ("plans"."granting_mechanism" in ('admin', 'paddle', 'others'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_price_currency_listed" CHECK ("plans"."price_currency" in ('USD', 'EUR', 'GBP', 'JPY', 'CNY', 'BRL'));--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_billing_interval_listed" CHECK ("plans"."billing_interval" in ('monthly', 'yearly'));--> statement-breakpoint
ALTER TABLE "preferred_groups" ADD CONSTRAINT "preferred_groups_kind_listed" CHECK ("preferred_groups"."kind" in ('membership', 'trial'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_paddle_version_listed" CHECK ("subscriptions"."paddle_version" in ('classic', 'newer'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status_listed" CHECK ("subscriptions"."status" in ('trialing', 'active', 'past_due', 'paused', 'canceled'));