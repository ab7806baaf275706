CREATE INDEX "invoices_request_number" ON "invoices" USING btree ("request_number");--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "invoices_phone" ON "invoices" USING btree (regexp_replace("phone", '\D', '', 'g') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "calls_recurring" ON "calls" USING btree (coalesce("scheduled_at", "completed_at")) WHERE "calls"."source" = 'recurring';--> statement-breakpoint
UPDATE "customer_places" AS place SET "contact" = newest.id FROM (
  SELECT DISTINCT ON (tie.contact) tie.contact, asked.id::text AS id
  FROM "customer_ties" AS tie
  JOIN (
    SELECT id, phone_e164, email, submitted_at FROM "quotes"
    UNION ALL SELECT id, phone_e164, email, submitted_at FROM "messages"
    UNION ALL SELECT id, phone_e164, email, submitted_at FROM "calls"
  ) AS asked ON asked.phone_e164 = tie.contact OR lower(asked.email) = tie.contact
  WHERE tie.kind = 'shared'
  ORDER BY tie.contact, asked.submitted_at DESC
) AS newest WHERE place.contact = newest.contact;
