/** By how much the clocks of instances and of their database may differ. */
export const clockDriftMs = 60_000

/**
 * Milliseconds since then. Endless for none, and for what has yet to come: the clock was ahead when it was written, so it
 * says nothing about an age.
 */
export function ageMs(moment: Date | null | undefined, now: Date): number {
  if (!moment || moment.getTime() > now.getTime() + clockDriftMs) return Number.POSITIVE_INFINITY
  return Math.max(0, now.getTime() - moment.getTime())
}
