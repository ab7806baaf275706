CREATE TYPE "public"."delivery_via" AS ENUM('file', 'unproven', 'proven');--> statement-breakpoint
CREATE TYPE "public"."mail_failure" AS ENUM('signIn', 'sender', 'certificate', 'host', 'address', 'password', 'connection', 'tooMany', 'refused');--> statement-breakpoint
CREATE TYPE "public"."mail_security" AS ENUM('tls', 'starttls', 'none');--> statement-breakpoint
CREATE TABLE "mail_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text,
	"port" integer,
	"security" "mail_security",
	"username" text,
	"password_sealed" text,
	"from_name" text,
	"from_address" text,
	"public_url" text,
	"proven_at" timestamp (3) with time zone,
	"proven_for" text,
	"proof_digest" text,
	"proof_for" text,
	"proof_to" text,
	"proof_expires_at" timestamp (3) with time zone,
	"proof_tries_left" integer,
	"failing_since" timestamp (3) with time zone,
	"failure" "mail_failure",
	"failure_detail" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deliveries" ADD COLUMN "sent_via" "delivery_via";