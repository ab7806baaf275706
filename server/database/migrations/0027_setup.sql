CREATE TYPE "public"."address_failure" AS ENUM('name', 'private', 'refused', 'silent', 'certificate', 'redirect', 'other');--> statement-breakpoint
ALTER TABLE "business_profiles" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD COLUMN "confirmed" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_proven_for" text;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_checked_for" text;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_failure" "address_failure";--> statement-breakpoint
ALTER TABLE "mail_settings" ADD COLUMN "address_failure_detail" text;--> statement-breakpoint
-- A site that is live stays in search.
UPDATE "business_profiles" SET "opened_at" = now();
