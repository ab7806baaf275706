CREATE TABLE "drawer_closings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	"cash_cents" integer NOT NULL,
	"counted_cents" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "by_id" uuid;--> statement-breakpoint
CREATE INDEX "drawer_closings_created" ON "drawer_closings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "drawer_closings_person" ON "drawer_closings" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by" ON "payments" USING btree ("by_id");