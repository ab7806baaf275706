ALTER TYPE "public"."lead_event_kind" ADD VALUE 'priced' BEFORE 'reopened';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'photos' BEFORE 'reopened';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'skipped' BEFORE 'reopened';--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "skipped_parts" text[] DEFAULT '{}' NOT NULL;