ALTER TABLE "blogs" drop column "search_words";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (case language when 'es' then to_tsvector('spanish', fold_text(title || ' ' || excerpt || ' ' || category || ' ' || content)) else to_tsvector('english', fold_text(title || ' ' || excerpt || ' ' || category || ' ' || content)) end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" drop column "search_words";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (case language when 'es' then to_tsvector('spanish', fold_text(title || ' ' || description || ' ' || content)) else to_tsvector('english', fold_text(title || ' ' || description || ' ' || content)) end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "blogs_search_words" ON "blogs" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "pages_search_words" ON "pages" USING gin ("search_words");
