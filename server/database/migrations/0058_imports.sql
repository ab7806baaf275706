ALTER TABLE "invoices" DROP CONSTRAINT "invoices_sent_whole";--> statement-breakpoint
ALTER TABLE "import_files" ADD COLUMN "kind" text DEFAULT 'customers' NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "kind" text DEFAULT 'customers' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "outside_number" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_before_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "price_items" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "invoices" drop column "search_text";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(coalesce(number::text, outside_number, '') || ' ' || name || ' ' || coalesce(address, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" drop column "search_words";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(coalesce(number::text, outside_number, '') || ' ' || name || ' ' || coalesce(address, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_search_words" ON "invoices" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "invoices_search_text" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_outside_number" ON "invoices" USING btree ("outside_number") WHERE "invoices"."outside_number" is not null;--> statement-breakpoint
CREATE INDEX "invoices_import" ON "invoices" USING btree ("import_id") WHERE "invoices"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "price_items_import" ON "price_items" USING btree ("import_id") WHERE "price_items"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "requests_import" ON "requests" USING btree ("import_id") WHERE "requests"."import_id" is not null;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_sent_whole" CHECK (("invoices"."sent_at" is null) = ("invoices"."number" is null and "invoices"."outside_number" is null));--> statement-breakpoint
-- What an import brought was sent by another program: its undo deletes what nobody paid, ended or changed since.
CREATE OR REPLACE FUNCTION guard_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Beside its place among the requests, the state of payment, its end, and contact data that is not on the paper.
  changeable text[] := array['request_id', 'email', 'phone', 'paid_cents', 'open_cents',
    'state', 'voided_at', 'credited_at', 'reason', 'updated_at', 'search_text', 'search_words'];
BEGIN
  IF old.sent_at IS NULL THEN
    RETURN null;
  END IF;
  IF tg_op = 'DELETE' THEN
    IF old.outside_number IS NOT NULL AND old.updated_at = old.created_at THEN
      RETURN null;
    END IF;
    RAISE EXCEPTION 'invoice % was sent and is never deleted', coalesce(old.number::text, old.outside_number)
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    OR (coalesce(old.voided_at, old.credited_at) IS NOT NULL OR old.kind = 'credit')
      AND (new.voided_at, new.credited_at, new.reason) IS DISTINCT FROM (old.voided_at, old.credited_at, old.reason)
  THEN
    RAISE EXCEPTION 'invoice % was sent and never changes', coalesce(old.number::text, old.outside_number)
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN null;
END $$;
--> statement-breakpoint
-- An UPDATE that changes nothing still fires the triggers of its statement: of 50,000 imported requests with notes that was most of the time.
CREATE OR REPLACE FUNCTION join_lead_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.request_id ELSE NEW.request_id END;
  joined text;
  known text;
BEGIN
  -- Not FOR UPDATE: the reference of the new note has locked the key of the request already, and two would wait for each other.
  SELECT notes INTO known FROM requests WHERE id = request FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT left(string_agg(text, E'\n\n' ORDER BY created_at, id), 100000) INTO joined
    FROM lead_notes WHERE request_id = request;
  IF known IS DISTINCT FROM joined THEN
    UPDATE requests SET notes = joined WHERE id = request;
  END IF;
  RETURN NULL;
END $$;
