import { z } from 'zod'

export const heldTopic = 'lead.held'

export const heldLeads = z.object({
  total: z.int(),
  suspicious: z.int(),
  changes: z.int().default(0),
  minutes: z.int(),
})

export type HeldLeads = z.output<typeof heldLeads>
