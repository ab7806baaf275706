import type { OpeningHoursSpecificationLeaf } from 'schema-dts'
import { type OpeningHours, type Weekday, weekdays } from '#content/business-profile.ts'

/** Opening hours as schema.org writes them: each run of days spelled out. */
export function openingHours(hours: readonly OpeningHours[]): OpeningHoursSpecificationLeaf[] {
  return hours.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysBetween(from, to),
    opens,
    closes,
  }))
}

/** Day and night, as search engines expect it to be said. */
export const dayAndNight: OpeningHoursSpecificationLeaf = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: weekdays,
  opens: '00:00',
  closes: '23:59',
}

/** A run may go over the end of the week: Saturday to Monday. */
function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from)
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1
  return [...weekdays, ...weekdays].slice(first, first + count)
}
