import { z } from 'zod'

/** The channel of LISTEN and NOTIFY. */
export const CHANNEL = 'lantern'

export const modelEvent = z.object({
  model: z.string(),
  operation: z.enum(['create', 'update', 'delete']),
  id: z.string(),
  /**
   * What visitors see of the change: the row itself (also when nothing is said), only how many found it helpful, or
   * nothing, as before and after it the row is not theirs to see.
   */
  onPages: z.enum(['row', 'votes', 'nothing']).optional(),
})

/** A stored record has changed. It carries the id only: who is told reads the record under its own permission. */
export type ModelEvent = z.output<typeof modelEvent>

/** `reconnected`: events may have been missed since the last one, so read again what you show. */
export type StreamEvent = ({ kind: 'changed' } & ModelEvent) | { kind: 'reconnected' }
