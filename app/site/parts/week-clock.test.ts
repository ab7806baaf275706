import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { momentOf } from '#content/time/clocks.ts'
import { isOpenAt, timetableOf } from '#content/time/opening-hours.ts'
import { always, spansOf, weekClock } from './week-clock.ts'

const { timeZone } = defaultProfile
const monday = momentOf('2026-11-23', '00:00', timeZone).getTime()

/** What the script of a page says, run here. */
function inBrowser(spans: string, closed: string) {
  const run = new Function('root', `${weekClock};return open`)
  const open: (spans: string, moment: number) => boolean = run({ dataset: { zone: timeZone, closed } })
  return (moment: number) => open(spans, moment)
}

test.each([
  ['ours', [...defaultProfile.fieldHours, ...defaultProfile.officeHours]],
  [
    'twice a day, past midnight, and over the end of the week',
    [
      { from: 'Monday', to: 'Tuesday', opens: '08:00', closes: '12:00' },
      { from: 'Monday', to: 'Tuesday', opens: '13:30', closes: '18:00' },
      { from: 'Thursday', to: 'Sunday', opens: '18:00', closes: '02:30' },
    ],
  ],
  ['at any hour', [{ from: 'Monday', to: 'Sunday', opens: '00:00', closes: '00:00' }]],
] as const)('a kept page knows at every quarter of a week whether we are open: %s', (_which, hours) => {
  const closedDays = [{ date: '2026-11-27' }]
  const timetable = timetableOf({ ...defaultProfile, closedDays, holidays: ['thanksgiving'] }, hours)
  const isOpen = inBrowser(spansOf(hours), '2026-11-26 2026-11-27')
  const quarters = Array.from({ length: 8 * 96 }, (_, quarter) => monday + quarter * 900_000)
  expect(quarters.map(isOpen)).toEqual(quarters.map((moment) => isOpenAt(timetable, new Date(moment))))
})

test('who answers day and night does so on closed days', () => {
  expect(inBrowser(always, '2026-11-26')(monday + 84 * 3_600_000)).toBe(true)
})
