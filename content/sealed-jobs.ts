/** How long a device opens the jobs that it keeps, and what was pressed there, without having heard of the server. */
export const sealedHours = 72

/** More than one person has in two days, and little enough for a phone. */
export const mostSealedJobs = 60
export const mostSealedBytes = 8 * 1024 * 1024

/** Of photos that were taken without a connection and wait. */
export const mostPhotoBytes = 40 * 1024 * 1024

const mostAheadMs = 5 * 60_000

/**
 * When it was pressed, as far as the clock of a phone can be believed: hardly ahead of ours, and no longer ago than a phone
 * keeps what was pressed. Else undefined.
 */
export function knownPressTime(pressedAt: Date, now: Date): Date | undefined {
  const ageMs = now.getTime() - pressedAt.getTime()
  if (ageMs < -mostAheadMs || ageMs > sealedHours * 3_600_000) return undefined
  return ageMs < 0 ? now : pressedAt
}

/** Of what is not known it is now. */
export const pressTime = (pressedAt: Date | null | undefined, now: Date): Date =>
  (pressedAt && knownPressTime(pressedAt, now)) ?? now
