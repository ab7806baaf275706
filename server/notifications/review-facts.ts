import { z } from 'zod'

/** A review as it was when it came in: the payload of its deliveries and its webhook call. */
export const reviewFacts = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  title: z.string(),
  comment: z.string(),
  service: z.string().nullable(),
  location: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  /** Why it looks automatic; empty for an ordinary one. */
  quarantineReasons: z.array(z.string()),
})

export type ReviewFacts = z.output<typeof reviewFacts>
