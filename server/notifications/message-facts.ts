import { z } from 'zod'

/** A message of the contact form as it was when it came in: the payload of its deliveries and its webhook call. */
export const messageFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneE164: z.string().nullable(),
  service: z.string(),
  message: z.string(),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type MessageFacts = z.output<typeof messageFacts>
