ALTER TABLE "audit_entries" drop column "search_text";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" drop column "search_words";--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" drop column "search_text";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(title || ' ' || excerpt || ' ' || category || ' ' || content)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" drop column "search_words";--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(title || ' ' || excerpt || ' ' || category || ' ' || content))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" drop column "search_words";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_words";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" drop column "search_text";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" drop column "search_words";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, '')))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" drop column "search_text";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" drop column "search_words";--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, '')))) STORED NOT NULL;--> statement-breakpoint
-- Dropping a column drops its indexes, which drizzle-kit does not see: the same ones again.
CREATE INDEX "audit_entries_search_words" ON "audit_entries" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "audit_entries_search_text" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "blogs_search_words" ON "blogs" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "blogs_search_text" ON "blogs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_search_words" ON "messages" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "messages_search_text" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_search_words" ON "quotes" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "quotes_search_text" ON "quotes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "reviews_search_words" ON "reviews" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "reviews_search_text" ON "reviews" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "testimonials_search_words" ON "testimonials" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "testimonials_search_text" ON "testimonials" USING gin ("search_text" gin_trgm_ops);
