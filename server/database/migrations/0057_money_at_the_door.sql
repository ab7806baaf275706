ALTER TABLE "payments" ADD COLUMN "by_id" uuid;--> statement-breakpoint
CREATE INDEX "payments_by" ON "payments" USING btree ("by_id");