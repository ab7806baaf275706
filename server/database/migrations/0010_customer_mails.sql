ALTER TYPE "public"."delivery_channel" ADD VALUE 'customer';--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "customer_mails_off" text[] DEFAULT '{}' NOT NULL;