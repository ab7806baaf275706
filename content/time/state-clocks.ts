import type { StateCode } from '#content/us-states.ts'
import { clockAt } from './clocks.ts'

/** Hours behind UTC in winter, by where they are kept; a state with two zones stands in both. */
const statesByOffset: Readonly<Record<number, string>> = {
  5: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  6: 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  7: 'AZ CO ID KS MT ND NE NM NV OR SD TX UT WY',
  8: 'CA ID NV OR WA',
  9: 'AK',
  10: 'AK HI',
}

/** Whether clocks anywhere in the state show the time of the zone. */
export function isKeptIn(state: StateCode, timeZone: string): boolean {
  const { time } = clockAt(new Date('2026-01-15T12:00Z'), timeZone)
  return statesByOffset[12 - Number(time.slice(0, 2))]?.includes(state) ?? false
}
