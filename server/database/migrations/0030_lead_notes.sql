CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_kind" text NOT NULL,
	"request_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lead_notes_request" ON "lead_notes" USING btree ("request_id","created_at","id");--> statement-breakpoint
CREATE INDEX "trash_notes" ON "trash" USING btree (("record" ->> 'request_id')) WHERE "trash"."model" = 'LeadNote';--> statement-breakpoint
-- Gives what stands in a request's column `notes` and in no thread a thread of one note, with whoever wrote
-- it last, as the log has it. Also run after a backup from before there were threads is restored.
CREATE FUNCTION begin_note_threads() RETURNS void LANGUAGE sql AS $$
  WITH written AS (
    SELECT 'Quote' AS kind, id, notes, updated_at, null::uuid AS trash_id FROM quotes WHERE notes <> ''
    UNION ALL SELECT 'Message', id, notes, updated_at, null FROM messages WHERE notes <> ''
    UNION ALL SELECT 'Call', id, notes, updated_at, null FROM calls WHERE notes <> ''
    UNION ALL SELECT model, record_id, record ->> 'notes', coalesce((record ->> 'updated_at')::timestamptz, deleted_at), id
      FROM trash WHERE model in ('Quote', 'Message', 'Call') and record ->> 'notes' <> ''
  ),
  notes AS (
    SELECT gen_random_uuid() AS id, kind AS request_kind, written.id AS request_id, notes AS text,
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
  INSERT INTO lead_notes (id, request_kind, request_id, text, author_id, author_name, created_at, updated_at)
  SELECT id, request_kind, request_id, text, author_id, author_name, created_at, updated_at
  FROM notes WHERE trash_id IS NULL
$$;--> statement-breakpoint
SELECT begin_note_threads();--> statement-breakpoint
-- The request is locked first, so that of two notes at once the second sees the first.
CREATE FUNCTION join_lead_notes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind text := CASE WHEN TG_OP = 'DELETE' THEN OLD.request_kind ELSE NEW.request_kind END;
  request uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.request_id ELSE NEW.request_id END;
  requests text := CASE kind WHEN 'Quote' THEN 'quotes' WHEN 'Message' THEN 'messages' ELSE 'calls' END;
  joined text;
BEGIN
  EXECUTE format('SELECT FROM %I WHERE id = $1 FOR UPDATE', requests) USING request;
  SELECT left(string_agg(text, E'\n\n' ORDER BY created_at, id), 100000) INTO joined
    FROM lead_notes WHERE request_id = request;
  EXECUTE format('UPDATE %I SET notes = $1 WHERE id = $2 AND notes IS DISTINCT FROM $1', requests) USING joined, request;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER lead_notes_joined AFTER INSERT OR UPDATE OR DELETE ON lead_notes
  FOR EACH ROW EXECUTE FUNCTION join_lead_notes();
