import type { OpeningHoursSpecificationLeaf } from 'schema-dts'
import { type OpeningHours, weekdays } from '#content/business-profile.ts'
import { daysBetween } from '#content/days-between.ts'

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
