ALTER TABLE "calls" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "appointment_mails" boolean DEFAULT true NOT NULL;