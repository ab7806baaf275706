import { text } from 'drizzle-orm/pg-core'

/** What a form of ours leaves beside its fields, so that sending twice stores once and suspects are marked. */
export const submissionColumns = () => ({
  /** Why a submission looks automatic; empty for an ordinary one. Suspects are kept and notified all the same. */
  quarantineReasons: text().array().notNull().default([]),
  /** Made when the form opened; the same key and content is the same submission. */
  idempotencyKey: text(),
  /** SHA-256 of what was sent, attachments included; null for a row that nobody sent, such as an example. */
  contentHash: text(),
})
