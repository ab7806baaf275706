ALTER TYPE "public"."lead_event_kind" ADD VALUE 'signed' BEFORE 'reopened';--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "file_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "signed_name" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "signed_at" timestamp (3) with time zone;