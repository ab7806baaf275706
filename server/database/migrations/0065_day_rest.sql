CREATE TYPE "public"."work_ending" AS ENUM('paused', 'done', 'nextJob', 'handedOver', 'forgotten', 'corrected');--> statement-breakpoint
ALTER TYPE "public"."lead_event_kind" ADD VALUE 'photosAllowed';--> statement-breakpoint
CREATE TABLE "work_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"before_path" text NOT NULL,
	"after_path" text NOT NULL,
	"before_alt" text NOT NULL,
	"after_alt" text NOT NULL,
	"service" text NOT NULL,
	"city" text,
	"is_on_home" boolean DEFAULT false NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_spans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"person" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ending" "work_ending",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "site_allowed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_photos" ADD CONSTRAINT "work_photos_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_spans" ADD CONSTRAINT "work_spans_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_photos_request" ON "work_photos" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "work_photos_service" ON "work_photos" USING btree ("service","created_at");--> statement-breakpoint
CREATE INDEX "work_photos_created" ON "work_photos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "work_spans_request" ON "work_spans" USING btree ("request_id","started_at");--> statement-breakpoint
CREATE INDEX "work_spans_person" ON "work_spans" USING btree ("person_id","started_at");--> statement-breakpoint
CREATE INDEX "work_spans_started" ON "work_spans" USING btree ("started_at","id");