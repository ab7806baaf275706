CREATE TYPE "public"."alarms_for" AS ENUM('all', 'emergencies', 'none');--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_summary" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follow_up_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "follow_up_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "alarms" "alarms_for" DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "summary_sent_for" text;