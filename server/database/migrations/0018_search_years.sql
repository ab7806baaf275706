-- The years are numbers in an index of words: their operators.
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
DROP INDEX "messages_search_words";--> statement-breakpoint
DROP INDEX "messages_search_text";--> statement-breakpoint
DROP INDEX "quotes_search_words";--> statement-breakpoint
DROP INDEX "quotes_search_text";--> statement-breakpoint
CREATE INDEX "messages_search_words" ON "messages" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));--> statement-breakpoint
CREATE INDEX "messages_search_text" ON "messages" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));--> statement-breakpoint
CREATE INDEX "quotes_search_words" ON "quotes" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));--> statement-breakpoint
CREATE INDEX "quotes_search_text" ON "quotes" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));