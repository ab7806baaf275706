DROP INDEX "messages_stage";--> statement-breakpoint
DROP INDEX "quotes_stage";--> statement-breakpoint
CREATE INDEX "messages_stage" ON "messages" USING btree ("stage","stage_at","id","status");--> statement-breakpoint
CREATE INDEX "quotes_stage" ON "quotes" USING btree ("stage","stage_at","id","status");