ALTER TABLE "uploads" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "began_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "uploads_network" ON "uploads" USING btree ("network");--> statement-breakpoint
UPDATE "uploads" SET "began_at" = "created_at";--> statement-breakpoint
UPDATE "deliveries" SET "payload" = "payload" - 'receipt' - 'path' - 'reviewPath' || CASE WHEN "topic" = 'customer.done' THEN jsonb_build_object('review', CASE WHEN "payload" ->> 'reviewPath' LIKE '%invitation=%' THEN 'invitation' WHEN "payload" ->> 'reviewPath' IS NOT NULL THEN 'form' END) ELSE '{}' END WHERE "channel"::text = 'customer';--> statement-breakpoint
UPDATE "trash_parts" SET "row" = jsonb_set("row", '{payload}', ("row" -> 'payload') - 'receipt' - 'path' - 'reviewPath') WHERE "source" = 'deliveries' AND "row" ->> 'channel' = 'customer';
