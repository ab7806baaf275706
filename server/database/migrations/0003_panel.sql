CREATE TYPE "public"."review_ask" AS ENUM('mail', 'link');--> statement-breakpoint
ALTER TYPE "public"."delivery_channel" ADD VALUE 'push';--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"label" text,
	"before" jsonb,
	"after" jsonb,
	"search_text" text GENERATED ALWAYS AS (lower(actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', actor_name || ' ' || action || ' ' || subject || ' ' || coalesce(label, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backup_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"nightly" boolean,
	"last_nightly_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"digest" text NOT NULL,
	"scope" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "pool_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"tokens" text NOT NULL,
	"renew_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp (3) with time zone DEFAULT now(),
	"aaguid" text,
	CONSTRAINT "passkeys_credentialID_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"user_id" uuid NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_digest" text NOT NULL,
	"invited_by" text NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_email_unique" UNIQUE("email"),
	CONSTRAINT "invitations_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "blog_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"blog_id" uuid,
	"form" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blog_drafts_of" UNIQUE NULLS NOT DISTINCT("user_id","blog_id")
);
--> statement-breakpoint
CREATE TABLE "blog_revisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"who" text,
	"snapshot" jsonb NOT NULL,
	"changed" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"type" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "images_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"recipients" text[],
	"webhook_on" boolean,
	"webhook_url" text,
	"webhook_secret" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_success_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"model" text NOT NULL,
	"state" text NOT NULL,
	"delta" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_change_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "blogs" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "review_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "review_asked_by" "review_ask";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "quote_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_sessions" ADD CONSTRAINT "pool_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_drafts" ADD CONSTRAINT "blog_drafts_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_revisions" ADD CONSTRAINT "blog_revisions_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record" ON "audit_entries" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_name","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_search_words" ON "audit_entries" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "audit_entries_search_text" ON "audit_entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "api_keys_user" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "two_factors_user" ON "two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "blog_revisions_of" ON "blog_revisions" USING btree ("blog_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "images_newest" ON "images" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tallies_model" ON "tallies" USING btree ("model","state");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_scheduled" ON "blogs" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "messages_quarantined" ON "messages" USING btree ("submitted_at","id") WHERE "messages"."quarantine_reasons" <> '{}';--> statement-breakpoint
CREATE INDEX "quotes_quarantined" ON "quotes" USING btree ("submitted_at","id") WHERE "quotes"."quarantine_reasons" <> '{}';--> statement-breakpoint
CREATE INDEX "deliveries_channel" ON "deliveries" USING btree ("channel","id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_quoteId_unique" UNIQUE("quote_id");--> statement-breakpoint
CREATE FUNCTION audit_entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The one exception: what an entry holds about a person may be emptied when that person's record is deleted.
  IF TG_OP = 'UPDATE' THEN
    IF NEW.label IS NULL AND NEW.before IS NULL AND NEW.after IS NULL
      AND (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.actor_name, NEW.action, NEW.subject, NEW.subject_id)
        IS NOT DISTINCT FROM
        (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.actor_name, OLD.action, OLD.subject, OLD.subject_id)
    THEN RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only: % refused', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep_rows BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION audit_entries_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_entries_keep_table BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_append_only();
--> statement-breakpoint
-- Whoever could sign in before addresses were confirmed was made by the operator's own hand.
update "users" set "email_verified" = true;
--> statement-breakpoint
-- Arguments: the model, then each state's name and the condition of a row that is in it.
CREATE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rows text := CASE TG_OP
    WHEN 'INSERT' THEN 'select 1 as sign, * from new_rows'
    WHEN 'DELETE' THEN 'select -1 as sign, * from old_rows'
    ELSE 'select 1 as sign, * from new_rows union all select -1, * from old_rows'
  END;
  names text := quote_literal('all');
  sums text := 'sum(sign)';
BEGIN
  FOR i IN 1 .. TG_NARGS - 2 BY 2 LOOP
    names := names || ', ' || quote_literal(TG_ARGV[i]);
    sums := sums || format(', sum(sign) filter (where %s)', TG_ARGV[i + 1]);
  END LOOP;
  EXECUTE format(
    'insert into tallies (model, state, delta)
     select %L, state, delta from (select array[%s] as names, array[%s] as sums from (%s) as changed) as summed,
     unnest(names, sums) as u(state, delta) where delta <> 0',
    TG_ARGV[0], names, sums, rows);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the tallies of a table from now on, and counts what is there already.
CREATE FUNCTION keep_tallies(of_table regclass, VARIADIC arguments text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  quoted text := (SELECT string_agg(quote_literal(argument), ', ') FROM unnest(arguments) AS argument);
BEGIN
  EXECUTE format('create trigger tally_insert after insert on %s referencing new table as new_rows
    for each statement execute function tally_rows(%s)', of_table, quoted);
  EXECUTE format('create trigger tally_delete after delete on %s referencing old table as old_rows
    for each statement execute function tally_rows(%s)', of_table, quoted);
  EXECUTE format('create trigger tally_update after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function tally_rows(%s)', of_table, quoted);
  FOR i IN 2 .. array_length(arguments, 1) BY 2 LOOP
    EXECUTE format('insert into tallies (model, state, delta) select %L, %L, count(*) from %s where %s having count(*) > 0',
      arguments[1], arguments[i], of_table, arguments[i + 1]);
  END LOOP;
  EXECUTE format('insert into tallies (model, state, delta) select %L, ''all'', count(*) from %s having count(*) > 0',
    arguments[1], of_table);
END $$;
--> statement-breakpoint
SELECT keep_tallies('quotes', 'Quote', 'new', $$status = 'new'$$, 'contacted', $$status = 'contacted'$$,
  'completed', $$status = 'completed'$$, 'quarantined', $$cardinality(quarantine_reasons) > 0$$);
--> statement-breakpoint
SELECT keep_tallies('messages', 'Message', 'new', $$status = 'new'$$, 'contacted', $$status = 'contacted'$$,
  'completed', $$status = 'completed'$$, 'quarantined', $$cardinality(quarantine_reasons) > 0$$);
--> statement-breakpoint
SELECT keep_tallies('reviews', 'Review', 'approved', 'is_approved', 'pending', 'not is_approved', 'featured', 'is_featured');
--> statement-breakpoint
SELECT keep_tallies('testimonials', 'Testimonial', 'approved', 'is_approved', 'pending', 'not is_approved', 'featured', 'is_featured');
--> statement-breakpoint
SELECT keep_tallies('blogs', 'Blog', 'published', 'is_published', 'drafts', 'not is_published',
  'scheduled', 'publish_at is not null');
