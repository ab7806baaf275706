DROP INDEX "requests_search_words";--> statement-breakpoint
DROP INDEX "requests_search_text";--> statement-breakpoint
CREATE INDEX "requests_search_words" ON "requests" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "requests_search_text" ON "requests" USING gin ("search_text" gin_trgm_ops);