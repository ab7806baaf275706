CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"label" text,
	"description" text NOT NULL,
	"content" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"place" text DEFAULT 'none' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(title || ' ' || description || ' ' || content)) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(title || ' ' || description || ' ' || content))) STORED NOT NULL,
	CONSTRAINT "pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_address" text NOT NULL,
	"status" integer DEFAULT 301 NOT NULL,
	"note" text,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(from_path || ' ' || to_address || ' ' || coalesce(note, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(from_path || ' ' || to_address || ' ' || coalesce(note, '')))) STORED NOT NULL,
	CONSTRAINT "redirects_from_path_unique" UNIQUE("from_path")
);
--> statement-breakpoint
CREATE INDEX "pages_title" ON "pages" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "pages_search_words" ON "pages" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "pages_search_text" ON "pages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "redirects_from" ON "redirects" USING btree ("from_path","id");--> statement-breakpoint
CREATE INDEX "redirects_search_words" ON "redirects" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "redirects_search_text" ON "redirects" USING gin ("search_text" gin_trgm_ops);