/** How long a device opens the jobs that it keeps, and what was pressed there, without having heard of the server. */
export const sealedHours = 72

/** More than one person has in two days, and little enough for a phone. */
export const mostSealedJobs = 60
export const mostSealedBytes = 8 * 1024 * 1024

/** Of photos that were taken without a connection and wait. */
export const mostPhotoBytes = 40 * 1024 * 1024

/**
 * When it was pressed, as far as the clock of a phone can be believed: not ahead of ours, and no longer ago than a phone keeps
 * what was pressed. Else it is now.
 */
export function pressTime(pressedAt: Date | null | undefined, now: Date): Date {
  const ageMs = pressedAt ? now.getTime() - pressedAt.getTime() : 0
  return pressedAt && ageMs >= 0 && ageMs <= sealedHours * 3_600_000 ? pressedAt : now
}
