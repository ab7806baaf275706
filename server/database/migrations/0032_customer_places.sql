CREATE TABLE "customer_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "customer_places_contact" ON "customer_places" USING btree ("contact");