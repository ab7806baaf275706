CREATE TYPE "public"."shown_photo" AS ENUM('before', 'after');--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "shown_as" "shown_photo";