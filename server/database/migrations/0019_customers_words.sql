ALTER TABLE "messages" ADD COLUMN "file_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "guest_id" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "guest_id" text;