ALTER TABLE "calls" ADD COLUMN "contact_by" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "contact_by" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "contact_by" text;