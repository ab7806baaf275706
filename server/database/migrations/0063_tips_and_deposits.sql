ALTER TABLE "estimates" ADD COLUMN "deposit_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "deposit_rate" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "tip_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_deposit" CHECK ("estimates"."deposit_cents" between 0 and "estimates"."total_cents");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_tip" CHECK ("payments"."tip_cents" = 0 or "payments"."tip_cents" > 0 and "payments"."amount_cents" > 0);