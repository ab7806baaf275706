import { z } from 'zod'

/** Of the mail and the push about leads that had none of their own. Its payload holds nobody's name. */
export const heldTopic = 'lead.held'

const heldLeads = z.object({
  total: z.int(),
  /** Of them. */
  suspicious: z.int(),
  /** Within how many minutes they came. */
  minutes: z.int(),
})

/** How many leads came that people were not told of one by one. */
export type HeldLeads = z.output<typeof heldLeads>

/** Reads it back from a delivery; undefined when it is none, or written by another version. */
export const readHeldLeads = (topic: string, payload: unknown): HeldLeads | undefined =>
  topic === heldTopic ? heldLeads.safeParse(payload).data : undefined
