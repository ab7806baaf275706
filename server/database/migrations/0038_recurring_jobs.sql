ALTER TYPE "public"."lead_event_kind" ADD VALUE 'planned' BEFORE 'corrected';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'recurs' BEFORE 'corrected';--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "repeat_months" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "next_call_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "repeat_months" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "next_call_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "repeat_months" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "next_call_id" uuid;