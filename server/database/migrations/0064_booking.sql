ALTER TYPE "public"."lead_event_kind" ADD VALUE 'wished' BEFORE 'planned';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'wishDeclined' BEFORE 'planned';--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "picked_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "picked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "reserved_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "requests_picked" ON "requests" USING btree ("picked_from") WHERE "requests"."picked_from" is not null;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_picked_window" CHECK (num_nonnulls("requests"."picked_from", "requests"."picked_until") in (0, 2));