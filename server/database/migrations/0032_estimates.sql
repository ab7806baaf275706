CREATE TYPE "public"."estimate_state" AS ENUM('draft', 'sent', 'accepted', 'declined', 'replaced');--> statement-breakpoint
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
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "estimates" ADD CONSTRAINT "estimates_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_version" ON "estimates" USING btree ("number","version");--> statement-breakpoint
CREATE INDEX "estimates_created" ON "estimates" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "estimates_quote" ON "estimates" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "estimates_message" ON "estimates" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "estimates_call" ON "estimates" USING btree ("call_id");