CREATE TYPE "public"."request_kind" AS ENUM('Quote', 'Message', 'Call');
--> statement-breakpoint
CREATE TYPE "public"."request_status" AS ENUM('new', 'contacted', 'completed');
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "request_kind" NOT NULL,
	"name" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"service" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"file_urls" text[] DEFAULT '{}' NOT NULL,
	"source" text,
	"wanted_at" timestamp (3) with time zone,
	"status" "request_status" DEFAULT 'new' NOT NULL,
	"number" text GENERATED ALWAYS AS (request_number(id)) STORED NOT NULL,
	"is_emergency" boolean GENERATED ALWAYS AS (service = 'emergency') STORED NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contacted_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"notes" text,
	"phone_e164" text,
	"contact_by" text,
	"guest_id" text,
	"language" text,
	"promised_by" timestamp (3) with time zone,
	"next_alarm_at" timestamp (3) with time zone,
	"alarms_sent" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"assignee_id" uuid,
	"taken_at" timestamp (3) with time zone,
	"given_at" timestamp (3) with time zone,
	"given_alarm_at" timestamp (3) with time zone,
	"assignment_note" text,
	"called_at" timestamp (3) with time zone,
	"call_outcome" "call_outcome",
	"on_the_way_at" timestamp (3) with time zone,
	"arrives_at" timestamp (3) with time zone,
	"late_minutes" integer,
	"code_word" text,
	"follow_up_at" timestamp (3) with time zone,
	"follow_up_told_at" timestamp (3) with time zone,
	"address" text,
	"scheduled_at" timestamp (3) with time zone,
	"scheduled_minutes" integer,
	"window_minutes" integer,
	"declined_appointment" timestamp (3) with time zone,
	"callback_asked_at" timestamp (3) with time zone,
	"callback_by" timestamp (3) with time zone,
	"appointment_mails" boolean DEFAULT true NOT NULL,
	"repeat_months" integer,
	"repeats_from" text,
	"next_call_id" uuid,
	"quoted_cents" integer,
	"signed_name" text,
	"signed_at" timestamp (3) with time zone,
	"next_step" text,
	"lost_reason" "lost_reason",
	"cancelled_at" timestamp (3) with time zone,
	"complained_at" timestamp (3) with time zone,
	"review_asked_at" timestamp (3) with time zone,
	"review_asked_by" "review_ask",
	"stage" text GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then 'done' when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then 'suspicious' when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then 'urgent' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'emergencyFollowUp' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then 'followUp' when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'urgent' when status = 'new' and (assignee_id is null or taken_at is null) then 'waiting' when coalesce(arrives_at, scheduled_at) is not null then 'scheduled' when true then 'working' end) STORED NOT NULL,
	"stage_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then coalesce(completed_at, cancelled_at, contacted_at, submitted_at) when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then complained_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then follow_up_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then follow_up_at when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when status = 'new' and (assignee_id is null or taken_at is null) then coalesce(promised_by, submitted_at) when coalesce(arrives_at, scheduled_at) is not null then greatest(arrives_at, scheduled_at) when true then coalesce(greatest(taken_at, called_at, contacted_at), submitted_at) end) STORED NOT NULL,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"utm_term" text,
	"ad_network" "ad_network",
	"referrer_host" text,
	"first_page" text,
	"brought_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quarantine_reasons" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text,
	"content_hash" text,
	"sender_keys" text[] DEFAULT '{}' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || coalesce(' ' || source, '') || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || coalesce(' ' || source, '') || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)))) STORED NOT NULL,
	CONSTRAINT "requests_names" CHECK (case when "requests"."kind" = 'Quote' then coalesce("requests"."name" = "requests"."first_name" || ' ' || "requests"."last_name", false) else num_nonnulls("requests"."first_name", "requests"."last_name") = 0 end),
	CONSTRAINT "requests_source" CHECK (("requests"."kind" = 'Call') = ("requests"."source" is not null))
);
--> statement-breakpoint
-- A row as an older version of Lantern stored it, in today's form: of a table, of the trash, and of a backup that is
-- restored (server/backup/restore-archive.ts).
CREATE FUNCTION record_of_today(source text, record jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  formerly text[] := array['quote_id', 'message_id', 'call_id'];
  model_source text;
BEGIN
  CASE
    WHEN source = 'quotes' THEN
      RETURN record || jsonb_build_object('kind', 'Quote', 'name', concat(record ->> 'first_name', ' ', record ->> 'last_name'));
    WHEN source = 'messages' THEN
      RETURN record || '{"kind": "Message"}';
    WHEN source = 'calls' THEN
      RETURN record || '{"kind": "Call"}';
    WHEN source = 'lead_notes' THEN
      RETURN record - 'request_kind';
    WHEN source IN ('lead_events', 'estimates', 'invoices', 'reviews') AND record ?| formerly THEN
      RETURN (record - formerly) || jsonb_build_object('request_id',
        coalesce(record ->> 'quote_id', record ->> 'message_id', record ->> 'call_id'));
    WHEN source = 'trash' AND jsonb_typeof(record -> 'record') = 'object' THEN
      model_source := CASE record ->> 'model'
        WHEN 'Quote' THEN 'quotes' WHEN 'Message' THEN 'messages' WHEN 'Call' THEN 'calls' WHEN 'Review' THEN 'reviews'
        WHEN 'Estimate' THEN 'estimates' WHEN 'Invoice' THEN 'invoices' WHEN 'LeadNote' THEN 'lead_notes' END;
      RETURN CASE WHEN model_source IS NULL THEN record ELSE
        jsonb_set(record, '{record}', record_of_today(model_source, record -> 'record')) END;
    WHEN source = 'trash_parts' AND record ->> 'link' = ANY (formerly) THEN
      RETURN record || '{"link": "request_id"}';
    WHEN source = 'trash_parts' AND jsonb_typeof(record -> 'row') = 'object' THEN
      RETURN jsonb_set(record, '{row}', record_of_today(record ->> 'source', record -> 'row'));
    ELSE
      RETURN record;
  END CASE;
END $$;
--> statement-breakpoint
ALTER TABLE "estimates" ADD COLUMN "request_id" uuid;
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "request_id" uuid;
--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "request_id" uuid;
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "request_id" uuid;
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_quoteId_unique";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_messageId_unique";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_callId_unique";
--> statement-breakpoint
ALTER TABLE "estimates" DROP CONSTRAINT "estimates_one_request";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_one_request";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_one_lead";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_one_job";
--> statement-breakpoint
ALTER TABLE "estimates" DROP CONSTRAINT "estimates_quote_id_quotes_id_fk";
--> statement-breakpoint
ALTER TABLE "estimates" DROP CONSTRAINT "estimates_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "estimates" DROP CONSTRAINT "estimates_call_id_calls_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_quote_id_quotes_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_call_id_calls_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_quote_id_quotes_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_call_id_calls_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_quote_id_quotes_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_message_id_messages_id_fk";
--> statement-breakpoint
ALTER TABLE "reviews" DROP CONSTRAINT "reviews_call_id_calls_id_fk";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Beside its place among the requests, the state of payment, its end, and contact data that is not on the paper.
  changeable text[] := array['request_id', 'quote_id', 'message_id', 'call_id', 'email', 'phone', 'paid_cents', 'open_cents',
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
END $$;
--> statement-breakpoint
-- A program may have chosen one id for requests of two kinds. The later kind gets another.
DO $$
DECLARE
  twin record;
BEGIN
  FOR twin IN
    SELECT 'messages' AS source, 'message_id' AS owner, 'Message' AS kind, id, gen_random_uuid() AS new_id
      FROM messages WHERE id IN (SELECT id FROM quotes)
    UNION ALL SELECT 'calls', 'call_id', 'Call', id, gen_random_uuid()
      FROM calls WHERE id IN (SELECT id FROM quotes UNION SELECT id FROM messages)
  LOOP
    EXECUTE format('UPDATE %I SET id = %L WHERE id = %L', twin.source, twin.new_id, twin.id);
    EXECUTE format('UPDATE lead_events SET %1$I = %2$L WHERE %1$I = %3$L', twin.owner, twin.new_id, twin.id);
    EXECUTE format('UPDATE estimates SET %1$I = %2$L WHERE %1$I = %3$L', twin.owner, twin.new_id, twin.id);
    EXECUTE format('UPDATE invoices SET %1$I = %2$L WHERE %1$I = %3$L', twin.owner, twin.new_id, twin.id);
    EXECUTE format('UPDATE reviews SET %1$I = %2$L WHERE %1$I = %3$L', twin.owner, twin.new_id, twin.id);
    UPDATE lead_notes SET request_id = twin.new_id WHERE request_id = twin.id AND request_kind = twin.kind;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  source record;
  kept text;
BEGIN
  FOR source IN
    SELECT * FROM (VALUES ('quotes', 'Quote', $name$first_name || ' ' || last_name$name$),
      ('messages', 'Message', 'name'), ('calls', 'Call', 'name')) AS sources (stored, kind, name)
  LOOP
    kept := (SELECT string_agg(quote_ident(attname), ', ') FROM pg_attribute
      WHERE attrelid = source.stored::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
        AND attname NOT IN ('name', 'status'));
    EXECUTE format('INSERT INTO requests (kind, name, status, %1$s) SELECT %2$L, %3$s, status::text::request_status, %1$s FROM %4$I',
      kept, source.kind, source.name, source.stored);
  END LOOP;
END $$;
--> statement-breakpoint
UPDATE estimates SET request_id = coalesce(quote_id, message_id, call_id);
--> statement-breakpoint
UPDATE invoices SET request_id = coalesce(quote_id, message_id, call_id);
--> statement-breakpoint
UPDATE lead_events SET request_id = coalesce(quote_id, message_id, call_id);
--> statement-breakpoint
UPDATE reviews SET request_id = coalesce(quote_id, message_id, call_id);
--> statement-breakpoint
-- Of requests that were deleted by hand: nothing referred to a request until now.
DELETE FROM lead_notes WHERE request_id NOT IN (SELECT id FROM requests);
--> statement-breakpoint
UPDATE trash SET record = record_of_today('trash', to_jsonb(trash)) -> 'record';
--> statement-breakpoint
UPDATE trash_parts SET "row" = record_of_today('trash_parts', to_jsonb(trash_parts)) -> 'row' WHERE link IS NULL;
--> statement-breakpoint
UPDATE trash_parts SET link = 'request_id' WHERE link IN ('quote_id', 'message_id', 'call_id');
--> statement-breakpoint
DROP INDEX "estimates_quote";
--> statement-breakpoint
DROP INDEX "estimates_message";
--> statement-breakpoint
DROP INDEX "estimates_call";
--> statement-breakpoint
DROP INDEX "invoices_quote";
--> statement-breakpoint
DROP INDEX "invoices_message";
--> statement-breakpoint
DROP INDEX "invoices_call";
--> statement-breakpoint
DROP INDEX "lead_events_quote";
--> statement-breakpoint
DROP INDEX "lead_events_message";
--> statement-breakpoint
DROP INDEX "lead_events_call";
--> statement-breakpoint
DROP INDEX "deliveries_subject";
--> statement-breakpoint
ALTER TABLE "estimates" DROP COLUMN "quote_id";
--> statement-breakpoint
ALTER TABLE "estimates" DROP COLUMN "message_id";
--> statement-breakpoint
ALTER TABLE "estimates" DROP COLUMN "call_id";
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "quote_id";
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "message_id";
--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "call_id";
--> statement-breakpoint
ALTER TABLE "lead_notes" DROP COLUMN "request_kind";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP COLUMN "quote_id";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP COLUMN "message_id";
--> statement-breakpoint
ALTER TABLE "lead_events" DROP COLUMN "call_id";
--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "quote_id";
--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "message_id";
--> statement-breakpoint
ALTER TABLE "reviews" DROP COLUMN "call_id";
--> statement-breakpoint
DROP TABLE "calls";
--> statement-breakpoint
DROP TABLE "messages";
--> statement-breakpoint
DROP TABLE "quotes";
--> statement-breakpoint
DROP TYPE "public"."call_status";
--> statement-breakpoint
DROP TYPE "public"."message_status";
--> statement-breakpoint
DROP TYPE "public"."quote_status";
--> statement-breakpoint
ALTER TABLE "estimates" ALTER COLUMN "request_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "lead_events" ALTER COLUMN "request_id" SET NOT NULL;
--> statement-breakpoint
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
    RAISE EXCEPTION 'invoice % was sent and is never deleted', old.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF to_jsonb(new) - changeable <> to_jsonb(old) - changeable
    OR (coalesce(old.voided_at, old.credited_at) IS NOT NULL OR old.kind = 'credit')
      AND (new.voided_at, new.credited_at, new.reason) IS DISTINCT FROM (old.voided_at, old.credited_at, old.reason)
  THEN
    RAISE EXCEPTION 'invoice % was sent and never changes', old.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN null;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION begin_note_threads() RETURNS void LANGUAGE sql AS $$
  WITH written AS (
    SELECT kind::text AS kind, id, notes, updated_at, null::uuid AS trash_id FROM requests WHERE notes <> ''
    UNION ALL SELECT model, record_id, record ->> 'notes', coalesce((record ->> 'updated_at')::timestamptz, deleted_at), id
      FROM trash WHERE model in ('Quote', 'Message', 'Call') and record ->> 'notes' <> ''
  ),
  notes AS (
    SELECT gen_random_uuid() AS id, written.id AS request_id, notes AS text,
      users.id AS author_id, coalesce(nullif(users.name, ''), last.actor_name) AS author_name,
      date_trunc('milliseconds', coalesce(last.at, written.updated_at)) AS created_at,
      date_trunc('milliseconds', coalesce(last.at, written.updated_at)) AS updated_at, trash_id
    FROM written
    LEFT JOIN LATERAL (
      SELECT actor_id, actor_name, at FROM audit_entries
      WHERE subject = kind AND subject_id = written.id::text AND after ? 'notes' AND actor_kind = 'administrator'
      ORDER BY at DESC LIMIT 1
    ) AS last ON true
    LEFT JOIN users ON users.id::text = last.actor_id
    WHERE NOT EXISTS (SELECT FROM lead_notes WHERE request_id = written.id)
      AND NOT EXISTS (SELECT FROM trash_parts WHERE trash_parts.trash_id = written.trash_id AND source = 'lead_notes')
  ),
  in_trash AS (
    INSERT INTO trash_parts (trash_id, source, row)
    SELECT trash_id, 'lead_notes', to_jsonb(notes) - 'trash_id' FROM notes WHERE trash_id IS NOT NULL
  )
  INSERT INTO lead_notes (id, request_id, text, author_id, author_name, created_at, updated_at)
  SELECT id, request_id, text, author_id, author_name, created_at, updated_at
  FROM notes WHERE trash_id IS NULL
$$;
--> statement-breakpoint
-- The request is locked first, so that of two notes at once the second sees the first.
CREATE OR REPLACE FUNCTION join_lead_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  request uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.request_id ELSE NEW.request_id END;
  joined text;
BEGIN
  -- Not FOR UPDATE: the reference of the new note has locked the key of the request already, and two would wait for each other.
  PERFORM FROM requests WHERE id = request FOR NO KEY UPDATE;
  SELECT left(string_agg(text, E'\n\n' ORDER BY created_at, id), 100000) INTO joined
    FROM lead_notes WHERE request_id = request;
  UPDATE requests SET notes = joined WHERE id = request AND notes IS DISTINCT FROM joined;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The tallies of the three kinds (tally_rows knows one model for a table), which exist and stay as they are.
CREATE FUNCTION tally_requests() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'select 1 as sign, * from new_rows'
    WHEN 'DELETE' THEN 'select -1 as sign, * from old_rows'
    ELSE 'select 1 as sign, * from new_rows union all select -1, * from old_rows'
  END;
BEGIN
  EXECUTE format(
    'insert into tallies (model, state, delta)
     select kind::text, state, sum(sign) from (%s) as changed,
       unnest(array[''all'', status::text, case when cardinality(quarantine_reasons) > 0 then ''quarantined'' end]) as state
     where state is not null group by kind, state having sum(sign) <> 0', rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tally_insert AFTER INSERT ON requests REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_requests();
--> statement-breakpoint
CREATE TRIGGER tally_delete AFTER DELETE ON requests REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_requests();
--> statement-breakpoint
CREATE TRIGGER tally_update AFTER UPDATE ON requests REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION tally_requests();
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_requestId_unique" UNIQUE("request_id");
--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "requests_submitted" ON "requests" USING btree ("submitted_at","id");
--> statement-breakpoint
CREATE INDEX "requests_kind_submitted" ON "requests" USING btree ("kind","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "requests_status_submitted" ON "requests" USING btree ("kind","status","submitted_at","id");
--> statement-breakpoint
CREATE INDEX "requests_quarantined" ON "requests" USING btree ("kind","submitted_at","id") WHERE "requests"."quarantine_reasons" <> '{}';
--> statement-breakpoint
CREATE INDEX "requests_content" ON "requests" USING btree ("content_hash","submitted_at");
--> statement-breakpoint
CREATE INDEX "requests_stage" ON "requests" USING btree ("stage","stage_at","id","status","kind");
--> statement-breakpoint
CREATE INDEX "requests_assignee" ON "requests" USING btree ("assignee_id","stage","stage_at","id") WHERE "requests"."assignee_id" is not null;
--> statement-breakpoint
CREATE INDEX "requests_alarm" ON "requests" USING btree ("next_alarm_at") WHERE "requests"."next_alarm_at" is not null;
--> statement-breakpoint
CREATE INDEX "requests_follow_up" ON "requests" USING btree ("follow_up_at") WHERE "requests"."follow_up_at" is not null;
--> statement-breakpoint
CREATE INDEX "requests_given" ON "requests" USING btree ("given_alarm_at") WHERE "requests"."given_alarm_at" is not null;
--> statement-breakpoint
CREATE INDEX "requests_scheduled" ON "requests" USING btree ("scheduled_at") WHERE "requests"."scheduled_at" is not null;
--> statement-breakpoint
CREATE INDEX "requests_appointments" ON "requests" USING btree ("assignee_id","scheduled_at") WHERE "requests"."scheduled_at" is not null;
--> statement-breakpoint
CREATE INDEX "requests_phone" ON "requests" USING btree ("phone_e164");
--> statement-breakpoint
CREATE INDEX "requests_email" ON "requests" USING btree (lower("email"));
--> statement-breakpoint
CREATE INDEX "requests_recurring" ON "requests" USING btree (coalesce("scheduled_at", "completed_at")) WHERE "requests"."source" = 'recurring';
--> statement-breakpoint
CREATE INDEX "requests_search_words" ON "requests" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
--> statement-breakpoint
CREATE INDEX "requests_search_text" ON "requests" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
--> statement-breakpoint
CREATE INDEX "estimates_request" ON "estimates" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "invoices_request" ON "invoices" USING btree ("request_id");
--> statement-breakpoint
CREATE INDEX "lead_events_request" ON "lead_events" USING btree ("request_id","at");
--> statement-breakpoint
CREATE INDEX "deliveries_subject" ON "deliveries" USING btree ("subject_id","subject_type");
