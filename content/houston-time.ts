/** Where the vans drive: panel, mails and figures go by its clocks. */
export const houstonTimeZone = 'America/Chicago'

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: houstonTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** "2026-11-21T09:30": a moment as Houston's clocks show it, in the form of a datetime-local field. */
export const houstonClock = (moment: Date): string => local.format(moment).replace(' ', 'T')

const hour = 3_600_000
/** Daylight saving time first: of the hour that comes twice in autumn, the earlier one is meant. */
const offsets = [5 * hour, 6 * hour]

/**
 * The moment at which Houston's clocks show this ("2026-11-21T09:30"): undefined for what no clock shows, be it in the
 * hour that is left out in spring, or no date at all.
 */
export function momentInHouston(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/.test(text)) return undefined
  const asUtc = Date.parse(`${text.slice(0, 16)}Z`)
  if (Number.isNaN(asUtc)) return undefined
  return offsets
    .map((offset) => new Date(asUtc + offset))
    .find((moment) => houstonClock(moment) === text.slice(0, 16))
}
