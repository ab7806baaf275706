CREATE TABLE "price_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"service" text,
	"unit_cents" integer NOT NULL,
	"is_from" boolean DEFAULT false NOT NULL,
	"is_taxable" boolean DEFAULT true NOT NULL,
	"note" text,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || coalesce(service, '') || ' ' || coalesce(note, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || coalesce(service, '') || ' ' || coalesce(note, '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "price_items_name" ON "price_items" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "price_items_search_words" ON "price_items" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "price_items_search_text" ON "price_items" USING gin ("search_text" gin_trgm_ops);