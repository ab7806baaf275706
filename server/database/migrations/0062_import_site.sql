ALTER TABLE "blogs" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "import_id" uuid;--> statement-breakpoint
CREATE INDEX "blogs_import" ON "blogs" USING btree ("import_id") WHERE "blogs"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "testimonials_import" ON "testimonials" USING btree ("import_id") WHERE "testimonials"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "pages_import" ON "pages" USING btree ("import_id") WHERE "pages"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "redirects_import" ON "redirects" USING btree ("import_id") WHERE "redirects"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "reviews_import" ON "reviews" USING btree ("import_id") WHERE "reviews"."import_id" is not null;