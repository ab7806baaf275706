-- array_to_string() is only STABLE, because of types whose output may change; that of text does not, and generated columns need IMMUTABLE.
CREATE FUNCTION list_text(text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_to_string($1, ' ')
$$;
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"phone" text DEFAULT '' NOT NULL,
	"phone_e164" text,
	"email" text DEFAULT '' NOT NULL,
	"others" text[] DEFAULT '{}' NOT NULL,
	"address" text,
	"notes" text,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(name || ' ' || coalesce(company, '') || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || email || ' ' || list_text(others) || ' ' || coalesce(address, '') || ' ' || coalesce(notes, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', fold_text(name || ' ' || coalesce(company, '') || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || email || ' ' || list_text(others) || ' ' || coalesce(address, '') || ' ' || coalesce(notes, '')))) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_others" ON "contacts" USING gin ("others");--> statement-breakpoint
CREATE INDEX "contacts_import" ON "contacts" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "contacts_search_words" ON "contacts" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "contacts_search_text" ON "contacts" USING gin ("search_text" gin_trgm_ops);