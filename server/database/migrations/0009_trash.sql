CREATE TYPE "public"."ad_network" AS ENUM('google', 'microsoft', 'meta');--> statement-breakpoint
CREATE TABLE "call_taps" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"place" text NOT NULL,
	"taps" integer NOT NULL,
	CONSTRAINT "call_taps_day_page_place_pk" PRIMARY KEY("day","page","place")
);
--> statement-breakpoint
CREATE TABLE "trash" (
	"id" uuid PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"record_id" uuid NOT NULL,
	"label" text,
	"summary" text DEFAULT '' NOT NULL,
	"record" jsonb NOT NULL,
	"deleted_by" text,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(coalesce(label, '') || ' ' || summary || ' ' || coalesce(record ->> 'email', '') || ' ' || coalesce(record ->> 'phone', '') || ' ' || coalesce(record ->> 'phone_e164', ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(coalesce(label, '') || ' ' || summary || ' ' || coalesce(record ->> 'email', '') || ' ' || coalesce(record ->> 'phone', '') || ' ' || coalesce(record ->> 'phone_e164', '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trash_parts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trash_id" uuid NOT NULL,
	"source" text NOT NULL,
	"link" text,
	"row" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "ad_network" "ad_network";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "referrer_host" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "first_page" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "ad_network" "ad_network";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "referrer_host" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "first_page" text;--> statement-breakpoint
ALTER TABLE "trash_parts" ADD CONSTRAINT "trash_parts_trash_id_trash_id_fk" FOREIGN KEY ("trash_id") REFERENCES "public"."trash"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trash_deleted" ON "trash" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE INDEX "trash_record" ON "trash" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "trash_expires" ON "trash" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "trash_search_words" ON "trash" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "trash_search_text" ON "trash" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "trash_parts_of" ON "trash_parts" USING btree ("trash_id");