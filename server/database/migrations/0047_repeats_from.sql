ALTER TABLE "calls" ADD COLUMN "repeats_from" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "repeats_from" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "repeats_from" text;