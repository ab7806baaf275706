ALTER TABLE "blogs" ADD COLUMN "translation_of" uuid;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "translation_of" uuid;--> statement-breakpoint
CREATE INDEX "blogs_translations" ON "blogs" USING btree (coalesce("translation_of", "id"));--> statement-breakpoint
CREATE INDEX "pages_translations" ON "pages" USING btree (coalesce("translation_of", "id"));--> statement-breakpoint
UPDATE "blogs" AS "translation" SET "translation_of" = "original"."id"
FROM "blogs" AS "original", (VALUES
  ('5-consejos-de-seguridad-negocios-houston', 'top-5-security-tips-houston-businesses'),
  ('que-hacer-si-se-quedo-afuera', 'what-to-do-when-locked-out'),
  ('entender-control-de-acceso-oficina', 'understanding-access-control-systems-office')
) AS "built_in" ("slug", "of_slug")
WHERE "translation"."slug" = "built_in"."slug" AND "translation"."language" = 'es'
  AND "original"."slug" = "built_in"."of_slug" AND "original"."language" = 'en';
