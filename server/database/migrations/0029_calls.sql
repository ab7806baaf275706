CREATE TYPE "public"."call_status" AS ENUM('new', 'contacted', 'completed');--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"service" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"wanted_at" timestamp (3) with time zone,
	"status" "call_status" DEFAULT 'new' NOT NULL,
	"number" text GENERATED ALWAYS AS (request_number(id)) STORED NOT NULL,
	"is_emergency" boolean GENERATED ALWAYS AS (service = 'emergency') STORED NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contacted_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"notes" text,
	"phone_e164" text,
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
	"follow_up_at" timestamp (3) with time zone,
	"follow_up_told_at" timestamp (3) with time zone,
	"address" text,
	"scheduled_at" timestamp (3) with time zone,
	"scheduled_minutes" integer,
	"quoted_cents" integer,
	"next_step" text,
	"lost_reason" "lost_reason",
	"cancelled_at" timestamp (3) with time zone,
	"complained_at" timestamp (3) with time zone,
	"stage" text GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then 'done' when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then 'suspicious' when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then 'urgent' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'emergencyFollowUp' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then 'followUp' when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'urgent' when status = 'new' and (assignee_id is null or taken_at is null) then 'waiting' when coalesce(arrives_at, scheduled_at) is not null then 'scheduled' when true then 'working' end) STORED NOT NULL,
	"stage_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then coalesce(completed_at, cancelled_at, contacted_at, submitted_at) when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then complained_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then follow_up_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then follow_up_at when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when status = 'new' and (assignee_id is null or taken_at is null) then coalesce(promised_by, submitted_at) when coalesce(arrives_at, scheduled_at) is not null then greatest(arrives_at, scheduled_at) when true then coalesce(greatest(taken_at, called_at, contacted_at), submitted_at) end) STORED NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quarantine_reasons" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text,
	"content_hash" text,
	"sender_keys" text[] DEFAULT '{}' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || source || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || source || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, '') || ' ' || coalesce(address, '') || ' ' || request_number(id)))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_events" DROP CONSTRAINT "lead_events_one_lead";--> statement-breakpoint
DROP INDEX "audit_entries_settings";--> statement-breakpoint
ALTER TABLE "lead_events" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calls_submitted" ON "calls" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "calls_status_submitted" ON "calls" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "calls_quarantined" ON "calls" USING btree ("submitted_at","id") WHERE "calls"."quarantine_reasons" <> '{}';--> statement-breakpoint
CREATE INDEX "calls_content" ON "calls" USING btree ("content_hash","submitted_at");--> statement-breakpoint
CREATE INDEX "calls_stage" ON "calls" USING btree ("stage","stage_at","id","status");--> statement-breakpoint
CREATE INDEX "calls_assignee" ON "calls" USING btree ("assignee_id","stage","stage_at","id") WHERE "calls"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "calls_alarm" ON "calls" USING btree ("next_alarm_at") WHERE "calls"."next_alarm_at" is not null;--> statement-breakpoint
CREATE INDEX "calls_follow_up" ON "calls" USING btree ("follow_up_at") WHERE "calls"."follow_up_at" is not null;--> statement-breakpoint
CREATE INDEX "calls_given" ON "calls" USING btree ("given_alarm_at") WHERE "calls"."given_alarm_at" is not null;--> statement-breakpoint
CREATE INDEX "calls_scheduled" ON "calls" USING btree ("scheduled_at") WHERE "calls"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "calls_phone" ON "calls" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "calls_appointments" ON "calls" USING btree ("assignee_id","scheduled_at") WHERE "calls"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "calls_email" ON "calls" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "calls_search_words" ON "calls" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));--> statement-breakpoint
CREATE INDEX "calls_search_text" ON "calls" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_events_call" ON "lead_events" USING btree ("call_id","at");--> statement-breakpoint
CREATE INDEX "audit_entries_settings" ON "audit_entries" USING btree ("at","id") WHERE "audit_entries"."subject" <> 'Quote' and "audit_entries"."subject" <> 'Message' and "audit_entries"."subject" <> 'Call' and "audit_entries"."subject" <> 'Review' and "audit_entries"."subject" <> 'Testimonial' and "audit_entries"."subject" <> 'Blog' and "audit_entries"."subject" <> 'Session';--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_one_lead" CHECK (num_nonnulls("lead_events"."quote_id", "lead_events"."message_id", "lead_events"."call_id") = 1);--> statement-breakpoint
SELECT keep_tallies('calls', 'Call', 'new', $$status = 'new'$$, 'contacted', $$status = 'contacted'$$,
  'completed', $$status = 'completed'$$, 'quarantined', $$cardinality(quarantine_reasons) > 0$$);
