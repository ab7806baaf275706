/** A span of work that nobody ended counts so long; the person on the job forgot it. */
export const longestWorkHours = 12

export type WorkTimes = { startedAt: string | Date; endedAt: string | Date | null }

const hourMs = 3_600_000

/** How long was worked until now, in milliseconds. */
export function workedMs({ startedAt, endedAt }: WorkTimes, now: number): number {
  const [start, end] = [momentOf(startedAt), endedAt === null ? now : momentOf(endedAt)]
  const last = endedAt === null ? Math.min(end, start + longestWorkHours * hourMs) : end
  return Math.max(0, last - start)
}

const momentOf = (time: string | Date): number => new Date(time).getTime()
