ALTER TYPE "public"."lead_event_kind" ADD VALUE 'late' BEFORE 'contacted';--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "license" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "late_minutes" integer;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "code_word" text;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "review_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "review_asked_by" "review_ask";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "late_minutes" integer;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "code_word" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "review_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "review_asked_by" "review_ask";--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "late_minutes" integer;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "code_word" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "call_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_messageId_unique" UNIQUE("message_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_callId_unique" UNIQUE("call_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_one_job" CHECK (num_nonnulls("reviews"."quote_id", "reviews"."message_id", "reviews"."call_id") <= 1);