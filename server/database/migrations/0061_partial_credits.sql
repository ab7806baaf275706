DROP INDEX "invoices_credit_of";--> statement-breakpoint
-- Beside what 0058 says: what was credited grows, up to the whole, and is never taken back.
CREATE OR REPLACE FUNCTION guard_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changeable text[] := array['request_id', 'email', 'phone', 'paid_cents', 'credited_cents', 'open_cents',
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
    OR new.credited_cents < old.credited_cents
    OR (coalesce(old.voided_at, old.credited_at) IS NOT NULL OR old.kind = 'credit')
      AND (new.voided_at, new.credited_at, new.reason) IS DISTINCT FROM (old.voided_at, old.credited_at, old.reason)
  THEN
    RAISE EXCEPTION 'invoice % was sent and never changes', coalesce(old.number::text, old.outside_number)
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "invoices" SET "credited_cents" = "total_cents" WHERE "credited_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" drop column "open_cents";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "open_cents" integer GENERATED ALWAYS AS (case when sent_at is null or kind = 'credit' or voided_at is not null then 0
  else total_cents - credited_cents - paid_cents end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" drop column "state";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "state" "invoice_state" GENERATED ALWAYS AS (case when sent_at is null then 'draft'::invoice_state
  when kind = 'credit' then 'sent'::invoice_state
  when voided_at is not null then 'void'::invoice_state
  when credited_at is not null then 'credited'::invoice_state
  when paid_cents >= total_cents - credited_cents then 'paid'::invoice_state
  when paid_cents > 0 then 'partlyPaid'::invoice_state
  else 'sent'::invoice_state end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" USING btree ("due_on","open_cents") WHERE "invoices"."open_cents" <> 0;--> statement-breakpoint
CREATE INDEX "invoices_credits" ON "invoices" USING btree ("credit_of_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credited" CHECK ("invoices"."credited_cents" = 0 or "invoices"."credited_cents" between 0 and "invoices"."total_cents");
