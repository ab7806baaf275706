ALTER TABLE "uploads" ADD COLUMN "sender" text;--> statement-breakpoint
CREATE INDEX "uploads_sender" ON "uploads" USING btree ("sender");