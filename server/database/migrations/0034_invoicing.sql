CREATE TYPE "public"."estimate_state" AS ENUM('draft', 'sent', 'accepted', 'declined', 'replaced');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('invoice', 'credit');--> statement-breakpoint
CREATE TYPE "public"."invoice_state" AS ENUM('draft', 'sent', 'partlyPaid', 'paid', 'void', 'credited');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cash', 'check', 'card', 'transfer');--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'estimated' BEFORE 'corrected';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'accepted' BEFORE 'corrected';--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'declined' BEFORE 'corrected';--> statement-breakpoint
CREATE TABLE "estimates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"quote_id" uuid,
	"message_id" uuid,
	"call_id" uuid,
	"lines" jsonb NOT NULL,
	"tax_place" text,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_until" text,
	"state" "estimate_state" DEFAULT 'draft' NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"answered_name" text,
	"answered_from" text,
	"recorded_by" text,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "estimates_one_request" CHECK (num_nonnulls("estimates"."quote_id", "estimates"."message_id", "estimates"."call_id") = 1),
	CONSTRAINT "estimates_sent_whole" CHECK ("estimates"."state" = 'draft' or "estimates"."sent_at" is not null),
	CONSTRAINT "estimates_answered_whole" CHECK (("estimates"."state" in ('accepted', 'declined')) = ("estimates"."answered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "invoice_kind" DEFAULT 'invoice' NOT NULL,
	"number" integer,
	"quote_id" uuid,
	"message_id" uuid,
	"call_id" uuid,
	"request_number" text,
	"credit_of_id" uuid,
	"name" text NOT NULL,
	"address" text,
	"email" text,
	"phone" text,
	"language" text,
	"seller" jsonb,
	"lines" jsonb NOT NULL,
	"tax_place" text,
	"tax_rate" integer DEFAULT 0 NOT NULL,
	"subtotal_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"due_on" text,
	"note" text DEFAULT '' NOT NULL,
	"paid_cents" integer DEFAULT 0 NOT NULL,
	"open_cents" integer GENERATED ALWAYS AS (case when sent_at is null or kind = 'credit' or voided_at is not null then 0
  when credited_at is not null then -paid_cents
  else total_cents - paid_cents end) STORED NOT NULL,
	"state" "invoice_state" GENERATED ALWAYS AS (case when sent_at is null then 'draft'::invoice_state
  when kind = 'credit' then 'sent'::invoice_state
  when voided_at is not null then 'void'::invoice_state
  when credited_at is not null then 'credited'::invoice_state
  when paid_cents >= total_cents then 'paid'::invoice_state
  when paid_cents > 0 then 'partlyPaid'::invoice_state
  else 'sent'::invoice_state end) STORED NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"credited_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(coalesce(number::text, '') || ' ' || name || ' ' || coalesce(address, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(coalesce(number::text, '') || ' ' || name || ' ' || coalesce(address, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')))) STORED NOT NULL,
	CONSTRAINT "invoices_one_request" CHECK (num_nonnulls("invoices"."quote_id", "invoices"."message_id", "invoices"."call_id") <= 1),
	CONSTRAINT "invoices_sent_whole" CHECK (("invoices"."sent_at" is null) = ("invoices"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"method" "payment_method" NOT NULL,
	"reference" text,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"idempotency_key" text,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "invoicing_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"tax_rates" jsonb NOT NULL,
	"estimate_days" integer NOT NULL,
	"invoice_days" integer NOT NULL,
	"invoice_note" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit_of_id_invoices_id_fk" FOREIGN KEY ("credit_of_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_version" ON "estimates" USING btree ("number","version");--> statement-breakpoint
CREATE INDEX "estimates_created" ON "estimates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "estimates_quote" ON "estimates" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "estimates_message" ON "estimates" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "estimates_call" ON "estimates" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_credit_of" ON "invoices" USING btree ("credit_of_id");--> statement-breakpoint
CREATE INDEX "invoices_created" ON "invoices" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "invoices_sent" ON "invoices" USING btree ("sent_at") WHERE "invoices"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "invoices_quote" ON "invoices" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "invoices_message" ON "invoices" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "invoices_call" ON "invoices" USING btree ("call_id");--> statement-breakpoint
CREATE INDEX "invoices_search_words" ON "invoices" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "invoices_search_text" ON "invoices" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id","paid_at");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at");--> statement-breakpoint
-- An invoice that was sent is a record of a sale: what stands on it never changes, and it is never deleted.
CREATE FUNCTION guard_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Beside its place among the requests, the state of payment, its end, and contact data that is not on the paper.
  changeable text[] := array['quote_id', 'message_id', 'call_id', 'email', 'phone', 'paid_cents', 'open_cents',
    'state', 'voided_at', 'credited_at', 'reason', 'updated_at', 'search_text', 'search_words'];
BEGIN
  IF old.sent_at IS NULL THEN
    RETURN null;
  END IF;
  IF tg_op = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % was sent and is never deleted', old.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    OR (coalesce(old.voided_at, old.credited_at) IS NOT NULL OR old.kind = 'credit')
      AND (new.voided_at, new.credited_at, new.reason) IS DISTINCT FROM (old.voided_at, old.credited_at, old.reason)
  THEN
    RAISE EXCEPTION 'invoice % was sent and never changes', old.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER guard_sent_invoice AFTER UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION guard_sent_invoice();--> statement-breakpoint
CREATE FUNCTION guard_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' OR old.reversed_at IS NOT NULL
    OR to_jsonb(new) - array['reversed_at', 'reversed_by'] <> to_jsonb(old) - array['reversed_at', 'reversed_by']
  THEN
    RAISE EXCEPTION 'payments are taken back, never changed or deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN null;
END $$;--> statement-breakpoint
CREATE TRIGGER guard_payment AFTER UPDATE OR DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION guard_payment();
