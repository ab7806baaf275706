CREATE TABLE "invoicing_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"tax_rates" jsonb NOT NULL,
	"estimate_days" integer NOT NULL,
	"invoice_days" integer NOT NULL,
	"invoice_note" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
