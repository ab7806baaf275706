export const lateSteps = [5, 10, 15] as const

const minuteMs = 60_000

/**
 * So many minutes later than what the customer knows, or than now where that time is over already. `lateMinutes`: in all, as
 * it is stored.
 */
export function laterBy(
  minutes: number,
  { arrivesAt, lateMinutes }: { arrivesAt: string; lateMinutes: number | null },
  now: number,
): { arrivesAt: Date; lateMinutes: number } {
  const known = Date.parse(arrivesAt)
  const over = Math.max(0, Math.ceil((now - known) / minuteMs))
  const more = over + minutes
  return { arrivesAt: new Date(known + more * minuteMs), lateMinutes: (lateMinutes ?? 0) + more }
}
