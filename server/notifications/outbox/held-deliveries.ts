import { z } from 'zod'

export const heldTopic = 'lead.held'

const heldLeads = z.object({
  total: z.int(),
  suspicious: z.int(),
  changes: z.int().default(0),
  minutes: z.int(),
})

export type HeldLeads = z.output<typeof heldLeads>

export const readHeldLeads = (topic: string, payload: unknown): HeldLeads | undefined =>
  topic === heldTopic ? heldLeads.safeParse(payload).data : undefined
