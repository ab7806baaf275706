-- Until now everybody had all rights: who is here stays an owner, and who was invited becomes one.
UPDATE "users" SET "role" = 'owner' WHERE "role" = 'administrator';--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ALTER COLUMN "role" DROP DEFAULT;
