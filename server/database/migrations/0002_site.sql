CREATE TYPE "public"."message_status" AS ENUM('new', 'contacted', 'completed');--> statement-breakpoint
CREATE TABLE "blog_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"author" text NOT NULL,
	"category" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"image" text,
	"published_at" timestamp (3) with time zone,
	"is_published" boolean DEFAULT false NOT NULL,
	"read_time" integer DEFAULT 5 NOT NULL,
	"meta_title" text,
	"meta_description" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"listed_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(published_at, created_at)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(title || ' ' || excerpt || ' ' || category || ' ' || content)) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', title || ' ' || excerpt || ' ' || category || ' ' || content)) STORED NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "first_posts" (
	"slug" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"profile" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"service" text NOT NULL,
	"message" text NOT NULL,
	"status" "message_status" DEFAULT 'new' NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"contacted_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"notes" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"phone_e164" text,
	"quarantine_reasons" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text,
	"content_hash" text,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', name || ' ' || email || ' ' || phone || ' ' || coalesce(phone_e164, '') || ' ' || service || ' ' || message || ' ' || coalesce(notes, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" uuid NOT NULL,
	"guest_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_guest_id_pk" PRIMARY KEY("review_id","guest_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"rating" integer DEFAULT 5 NOT NULL,
	"title" text NOT NULL,
	"comment" text NOT NULL,
	"service" text,
	"location" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"quarantine_reasons" text[] DEFAULT '{}' NOT NULL,
	"idempotency_key" text,
	"content_hash" text,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', name || ' ' || email || ' ' || title || ' ' || comment || ' ' || coalesce(service, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company" text,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"service" text,
	"date" timestamp (3) with time zone,
	"is_approved" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"listed_at" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(date, created_at)) STORED NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, ''))) STORED NOT NULL,
	"search_words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', name || ' ' || comment || ' ' || coalesce(company, '') || ' ' || coalesce(service, ''))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_slugs" ADD CONSTRAINT "blog_slugs_blog_id_blogs_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blogs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_listed" ON "blogs" USING btree ("is_published","listed_at","id");--> statement-breakpoint
CREATE INDEX "blogs_search_words" ON "blogs" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "blogs_search_text" ON "blogs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "messages_submitted" ON "messages" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "messages_status_submitted" ON "messages" USING btree ("status","submitted_at","id");--> statement-breakpoint
CREATE INDEX "messages_content" ON "messages" USING btree ("content_hash","submitted_at");--> statement-breakpoint
CREATE INDEX "messages_search_words" ON "messages" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "messages_search_text" ON "messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_votes_guest" ON "review_votes" USING btree ("guest_id","created_at");--> statement-breakpoint
CREATE INDEX "reviews_submitted" ON "reviews" USING btree ("submitted_at","id");--> statement-breakpoint
CREATE INDEX "reviews_rating" ON "reviews" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "reviews_helpful" ON "reviews" USING btree ("helpful_count","id");--> statement-breakpoint
CREATE INDEX "reviews_content" ON "reviews" USING btree ("content_hash","submitted_at");--> statement-breakpoint
CREATE INDEX "reviews_search_words" ON "reviews" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "reviews_search_text" ON "reviews" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "testimonials_listed" ON "testimonials" USING btree ("listed_at","id");--> statement-breakpoint
CREATE INDEX "testimonials_search_words" ON "testimonials" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "testimonials_search_text" ON "testimonials" USING gin ("search_text" gin_trgm_ops);