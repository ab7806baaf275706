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
CREATE TABLE "import_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"by" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"made" integer DEFAULT 0 NOT NULL,
	"joined" integer DEFAULT 0 NOT NULL,
	"doubled" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"stored" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"kept" integer
);
--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_phone" ON "contacts" USING btree ("phone_e164");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contacts_others" ON "contacts" USING gin ("others");--> statement-breakpoint
CREATE INDEX "contacts_import" ON "contacts" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "contacts_search_words" ON "contacts" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "contacts_search_text" ON "contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "import_files_expires" ON "import_files" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "imports_started" ON "imports" USING btree ("started_at");