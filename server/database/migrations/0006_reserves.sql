ALTER TABLE "uploads" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "uploads_sender" ON "uploads" USING btree ("sender");--> statement-breakpoint
-- Not from the table files. Tokens of sessions are kept as digests (SHA-256, base64url), as those on a user pool's tokens are
-- already: whoever is signed in stays so.
update "sessions" set "token" = translate(rtrim(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '='), '+/', '-_')
where not exists (select from "pool_sessions" where "session_id" = "sessions"."id");
