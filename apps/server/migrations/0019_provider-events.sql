ALTER TABLE "subscription_news" RENAME TO "provider_events";--> statement-breakpoint
ALTER TABLE "plan_syncs" RENAME COLUMN "news_from" TO "events_from";--> statement-breakpoint
ALTER TABLE "provider_events" RENAME COLUMN "news_id" TO "event_id";--> statement-breakpoint
ALTER TABLE "provider_events" RENAME COLUMN "news" TO "event";--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "subscription_news_subscription_id_subscriptions_id_fk";
--> statement-breakpoint
ALTER TABLE "provider_events" DROP CONSTRAINT "subscription_news_subscription_id_news_id_pk";--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_subscription_id_event_id_pk" PRIMARY KEY("subscription_id","event_id");--> statement-breakpoint
ALTER TABLE "provider_events" ADD CONSTRAINT "provider_events_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "provider_events" SET "event" = ("event" - 'newsId') || jsonb_build_object('eventId', "event" -> 'newsId') WHERE "event" ? 'newsId';