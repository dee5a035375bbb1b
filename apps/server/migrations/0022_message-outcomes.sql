ALTER TABLE "provider_messages" ADD COLUMN "ignore_reason" text;--> statement-breakpoint
UPDATE "provider_messages" SET "ignore_reason" = CASE "outcome"
	WHEN 'ignored: of another installation' THEN 'another-installation'
	WHEN 'ignored: for nobody here' THEN 'unknown-person'
	WHEN 'ignored: its subscription is not named yet' THEN 'subscription-not-named'
	WHEN 'ignored: nothing was paid' THEN 'nothing-paid'
	WHEN 'ignored: no money went back' THEN 'nothing-refunded'
	WHEN 'ignored: its payment is not known' THEN 'unknown-payment'
	WHEN 'ignored: the account was deleted' THEN 'account-deleted'
	ELSE 'not-concerned' END, "outcome" = 'ignored' WHERE "outcome" LIKE 'ignored:%';--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_outcome_listed" CHECK ("provider_messages"."outcome" in ('applied', 'ignored'));--> statement-breakpoint
ALTER TABLE "provider_messages" ADD CONSTRAINT "provider_messages_ignore_reason_listed" CHECK ("provider_messages"."ignore_reason" in ('another-installation', 'unknown-person', 'not-concerned', 'subscription-not-named', 'nothing-paid', 'nothing-refunded', 'unknown-payment', 'account-deleted'));