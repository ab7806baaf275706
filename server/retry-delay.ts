/** Milliseconds after `attempt` tries (specification section 9, request retry). */
export const retryDelay = (attempt: number, random: () => number = Math.random): number =>
  Math.min(2 ** attempt * 100 + random() * 100, 5 * 60_000)
