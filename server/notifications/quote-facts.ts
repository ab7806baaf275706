import { z } from 'zod'

/**
 * A quote as it was when it came in: the payload of its deliveries and the `data` of its webhook call. Parsed when it
 * is read back, because a row may have been written by an earlier version.
 */
export const quoteFacts = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  email: z.string(),
  service: z.string(),
  message: z.string(),
  /** Keys of the stored files; people open them in the admin, which signs the links. */
  fileUrls: z.array(z.string()),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type QuoteFacts = z.output<typeof quoteFacts>
