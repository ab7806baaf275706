ALTER TYPE "public"."lead_event_kind" ADD VALUE 'anotherTime' BEFORE 'corrected';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'appointmentCancelled' BEFORE 'corrected';--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "window_minutes" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "declined_appointment" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "window_minutes" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "declined_appointment" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "window_minutes" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "declined_appointment" timestamp (3) with time zone;