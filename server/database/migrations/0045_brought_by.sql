ALTER TABLE "messages" ADD COLUMN "brought_by" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "brought_by" text;