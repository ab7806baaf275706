CREATE TABLE "backup_safety" (
	"id" text PRIMARY KEY NOT NULL,
	"passphrase" text,
	"passphrase_made_at" timestamp (3) with time zone,
	"place" jsonb,
	"last_copy" jsonb,
	"last_drill" jsonb
);
