CREATE TABLE "presses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"by" uuid NOT NULL,
	"stored_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presses" ADD CONSTRAINT "presses_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presses_request" ON "presses" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "presses_stored" ON "presses" USING btree ("stored_at");