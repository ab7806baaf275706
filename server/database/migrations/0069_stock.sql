CREATE TYPE "public"."stock_reason" AS ENUM('counted', 'bought', 'corrected', 'used', 'putBack');--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"price_item_id" uuid NOT NULL,
	"item" text NOT NULL,
	"quantity" integer NOT NULL,
	"reason" "stock_reason" NOT NULL,
	"invoice_id" uuid,
	"position" integer,
	"by" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoicing_settings" ADD COLUMN "counts_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "order_at" integer;--> statement-breakpoint
CREATE INDEX "stock_moves_item" ON "stock_moves" USING btree ("price_item_id","quantity");--> statement-breakpoint
CREATE INDEX "stock_moves_created" ON "stock_moves" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_moves_line" ON "stock_moves" USING btree ("invoice_id","position","reason");