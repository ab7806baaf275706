ALTER TABLE "backup_safety" ADD COLUMN "last_failure" jsonb;--> statement-breakpoint
ALTER TABLE "backup_safety" ADD COLUMN "told" jsonb;