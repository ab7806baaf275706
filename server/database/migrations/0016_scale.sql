ALTER TABLE "tallies" ALTER COLUMN "delta" SET DATA TYPE bigint;--> statement-breakpoint
CREATE INDEX "uploads_unclaimed" ON "uploads" USING btree ("guest_id") WHERE "uploads"."claimed_by" is null;--> statement-breakpoint
CREATE INDEX "reviews_pending" ON "reviews" USING btree ("submitted_at","id") WHERE not "reviews"."is_approved";--> statement-breakpoint
CREATE INDEX "reviews_featured" ON "reviews" USING btree ("submitted_at","id") WHERE "reviews"."is_featured";--> statement-breakpoint
CREATE INDEX "reviews_stars" ON "reviews" USING btree ("rating","submitted_at","id") WHERE "reviews"."is_approved";--> statement-breakpoint
CREATE INDEX "reviews_service" ON "reviews" USING btree ("service","submitted_at","id") WHERE "reviews"."is_approved";--> statement-breakpoint
CREATE INDEX "audit_entries_settings" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."subject" <> 'Quote' and "audit_entries"."subject" <> 'Message' and "audit_entries"."subject" <> 'Review' and "audit_entries"."subject" <> 'Testimonial' and "audit_entries"."subject" <> 'Blog' and "audit_entries"."subject" <> 'Session';--> statement-breakpoint
-- The same states as before, and how many of the approved ones have so many stars: the summary on public pages.
DROP TRIGGER tally_insert ON "reviews";--> statement-breakpoint
DROP TRIGGER tally_delete ON "reviews";--> statement-breakpoint
DROP TRIGGER tally_update ON "reviews";--> statement-breakpoint
DELETE FROM "tallies" WHERE model = 'Review';--> statement-breakpoint
SELECT keep_tallies('reviews', 'Review', 'approved', 'is_approved', 'pending', 'not is_approved', 'featured', 'is_featured',
  'stars1', 'is_approved and rating = 1', 'stars2', 'is_approved and rating = 2', 'stars3', 'is_approved and rating = 3',
  'stars4', 'is_approved and rating = 4', 'stars5', 'is_approved and rating = 5');
--> statement-breakpoint
SELECT keep_tallies('audit_entries', 'AuditEntry');
--> statement-breakpoint
-- How many uploads there are, and their bytes: declared until one is stored, then what is really there.
CREATE FUNCTION tally_uploads() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  files bigint := 0;
  bytes bigint := 0;
BEGIN
  IF TG_OP <> 'DELETE' THEN
    SELECT count(*), coalesce(sum(coalesce(size, declared_size)), 0) INTO files, bytes FROM new_rows;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    SELECT files - count(*), bytes - coalesce(sum(coalesce(size, declared_size)), 0) INTO files, bytes FROM old_rows;
  END IF;
  INSERT INTO tallies (model, state, delta)
    SELECT 'Upload', state, delta FROM (VALUES ('all', files), ('bytes', bytes)) AS changed (state, delta) WHERE delta <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_insert AFTER INSERT ON "uploads" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_uploads();
--> statement-breakpoint
CREATE TRIGGER tally_delete AFTER DELETE ON "uploads" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_uploads();
--> statement-breakpoint
CREATE TRIGGER tally_update AFTER UPDATE ON "uploads" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_uploads();
--> statement-breakpoint
INSERT INTO "tallies" (model, state, delta)
  SELECT 'Upload', state, delta FROM (
    SELECT count(*) AS files, coalesce(sum(coalesce(size, declared_size)), 0)::bigint AS bytes FROM "uploads"
  ) AS kept, LATERAL (VALUES ('all', files), ('bytes', bytes)) AS counted (state, delta) WHERE delta <> 0;
