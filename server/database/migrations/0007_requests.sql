-- Before the tables that use it: what people call a request on the phone, eight digits from the random end of its id.
CREATE FUNCTION request_number(id uuid) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(lpad((('x' || right(id::text, 8))::bit(32)::bigint % 100000000)::text, 8, '0'), '(....)(....)', '\1-\2')
$$;
--> statement-breakpoint
CREATE TYPE "public"."lead_event_kind" AS ENUM('seen', 'taken', 'released', 'called', 'scheduled', 'onTheWay', 'contacted', 'completed', 'reopened', 'lost', 'followUp', 'corrected', 'added', 'cancelled', 'complained', 'alarm');--> statement-breakpoint
CREATE TYPE "public"."call_outcome" AS ENUM('reached', 'noAnswer', 'voicemail');--> statement-breakpoint
CREATE TYPE "public"."lost_reason" AS ENUM('price', 'noAnswer', 'elsewhere', 'outOfArea', 'notOurWork', 'other');--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"quote_id" uuid,
	"message_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" "lead_event_kind" NOT NULL,
	"by" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text,
	"text" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "lead_events_one_lead" CHECK (num_nonnulls("lead_events"."quote_id", "lead_events"."message_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "number" text GENERATED ALWAYS AS (request_number(id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "is_emergency" boolean GENERATED ALWAYS AS (service = 'emergency') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "promised_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "next_alarm_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "alarms_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "call_outcome" "call_outcome";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "on_the_way_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "arrives_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "follow_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "scheduled_minutes" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "quoted_cents" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "lost_reason" "lost_reason";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "complained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "number" text GENERATED ALWAYS AS (request_number(id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "is_emergency" boolean GENERATED ALWAYS AS (service = 'emergency') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "promised_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "next_alarm_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "alarms_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "taken_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "called_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "call_outcome" "call_outcome";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "on_the_way_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "arrives_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "follow_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "scheduled_minutes" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "quoted_cents" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "next_step" text;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "lost_reason" "lost_reason";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "complained_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" drop column "search_text";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" drop column "search_words";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_text";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" drop column "search_words";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_quote" ON "lead_events" USING btree ("quote_id","at");--> statement-breakpoint
CREATE INDEX "lead_events_message" ON "lead_events" USING btree ("message_id","at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_alarm" ON "messages" USING btree ("next_alarm_at") WHERE "messages"."next_alarm_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_follow_up" ON "messages" USING btree ("follow_up_at") WHERE "messages"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_scheduled" ON "messages" USING btree ("scheduled_at") WHERE "messages"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_phone" ON "messages" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "messages_email" ON "messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "quotes_alarm" ON "quotes" USING btree ("next_alarm_at") WHERE "quotes"."next_alarm_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_follow_up" ON "quotes" USING btree ("follow_up_at") WHERE "quotes"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_scheduled" ON "quotes" USING btree ("scheduled_at") WHERE "quotes"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_phone" ON "quotes" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree (lower("email"));--> statement-breakpoint
-- Dropping a column drops its indexes, which drizzle-kit does not see: the same ones again.
CREATE INDEX "messages_search_words" ON "messages" USING gin ("search_words");
--> statement-breakpoint
CREATE INDEX "messages_search_text" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "quotes_search_words" ON "quotes" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "quotes_search_text" ON "quotes" USING gin ("search_text" gin_trgm_ops);
