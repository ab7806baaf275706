ALTER TYPE "public"."lead_event_kind" ADD VALUE 'given' BEFORE 'released';
--> statement-breakpoint
-- A generated column is changed only by making it anew (until PostgreSQL 17), and its indexes with it.
ALTER TABLE "quotes"
  ADD COLUMN "given_at" timestamp (3) with time zone,
  ADD COLUMN "given_alarm_at" timestamp (3) with time zone,
  ADD COLUMN "assignment_note" text,
  DROP COLUMN "stage",
  DROP COLUMN "stage_at",
  ADD COLUMN "stage" text GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then 'done' when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then 'suspicious' when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then 'urgent' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'emergencyFollowUp' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then 'followUp' when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'urgent' when status = 'new' and (assignee_id is null or taken_at is null) then 'waiting' when coalesce(arrives_at, scheduled_at) is not null then 'scheduled' when true then 'working' end) STORED NOT NULL,
  ADD COLUMN "stage_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then coalesce(completed_at, cancelled_at, contacted_at, submitted_at) when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then complained_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then follow_up_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then follow_up_at when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when status = 'new' and (assignee_id is null or taken_at is null) then coalesce(promised_by, submitted_at) when coalesce(arrives_at, scheduled_at) is not null then greatest(arrives_at, scheduled_at) when true then coalesce(greatest(taken_at, called_at, contacted_at), submitted_at) end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "quotes_given" ON "quotes" USING btree ("given_alarm_at") WHERE "quotes"."given_alarm_at" is not null;
--> statement-breakpoint
CREATE INDEX "quotes_stage" ON "quotes" USING btree ("stage","stage_at","id","status");
--> statement-breakpoint
CREATE INDEX "quotes_assignee" ON "quotes" USING btree ("assignee_id","stage","stage_at","id") WHERE "quotes"."assignee_id" is not null;
--> statement-breakpoint
CREATE INDEX "quotes_search_words" ON "quotes" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
--> statement-breakpoint
CREATE INDEX "quotes_search_text" ON "quotes" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
--> statement-breakpoint
-- A generated column is changed only by making it anew (until PostgreSQL 17), and its indexes with it.
ALTER TABLE "messages"
  ADD COLUMN "given_at" timestamp (3) with time zone,
  ADD COLUMN "given_alarm_at" timestamp (3) with time zone,
  ADD COLUMN "assignment_note" text,
  DROP COLUMN "stage",
  DROP COLUMN "stage_at",
  ADD COLUMN "stage" text GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then 'done' when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then 'suspicious' when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then 'urgent' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'emergencyFollowUp' when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then 'followUp' when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then 'urgent' when status = 'new' and (assignee_id is null or taken_at is null) then 'waiting' when coalesce(arrives_at, scheduled_at) is not null then 'scheduled' when true then 'working' end) STORED NOT NULL,
  ADD COLUMN "stage_at" timestamp (3) with time zone GENERATED ALWAYS AS (case when status = 'completed' or cancelled_at is not null or lost_reason is not null then coalesce(completed_at, cancelled_at, contacted_at, submitted_at) when quarantine_reasons <> '{}' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when coalesce(complained_at > greatest(taken_at, called_at, contacted_at), complained_at is not null) then complained_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) and service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then follow_up_at when coalesce(follow_up_at >= greatest(called_at, contacted_at), follow_up_at is not null) then follow_up_at when service = 'emergency' and status = 'new' and (assignee_id is null or taken_at is null) then submitted_at when status = 'new' and (assignee_id is null or taken_at is null) then coalesce(promised_by, submitted_at) when coalesce(arrives_at, scheduled_at) is not null then greatest(arrives_at, scheduled_at) when true then coalesce(greatest(taken_at, called_at, contacted_at), submitted_at) end) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "messages_given" ON "messages" USING btree ("given_alarm_at") WHERE "messages"."given_alarm_at" is not null;
--> statement-breakpoint
CREATE INDEX "messages_stage" ON "messages" USING btree ("stage","stage_at","id","status");
--> statement-breakpoint
CREATE INDEX "messages_assignee" ON "messages" USING btree ("assignee_id","stage","stage_at","id") WHERE "messages"."assignee_id" is not null;
--> statement-breakpoint
CREATE INDEX "messages_search_words" ON "messages" USING gin ("search_words",(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
--> statement-breakpoint
CREATE INDEX "messages_search_text" ON "messages" USING gin ("search_text" gin_trgm_ops,(date_part('year', "submitted_at" at time zone 'UTC')::int),(date_part('year', "stage_at" at time zone 'UTC')::int));
