CREATE TABLE "calendar_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_links_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "reply_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"templates" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_links" ADD CONSTRAINT "calendar_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_appointments" ON "messages" USING btree ("assignee_id","scheduled_at") WHERE "messages"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "quotes_appointments" ON "quotes" USING btree ("assignee_id","scheduled_at") WHERE "quotes"."scheduled_at" is not null;--> statement-breakpoint
CREATE INDEX "reviews_email" ON "reviews" USING btree (lower("email"));