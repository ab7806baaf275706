import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { always, spansOf } from '#app/site/parts/week-clock.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { momentOf } from '#content/time/clocks.ts'
import { drivingSpans } from './arrival.tsx'
import { arrivalScript } from './arrival-script.ts'

const { timeZone, fieldHours } = defaultProfile

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What the two cells say at a time, of a page that was made long before. */
function saidAt(date: string, time: string, { spans, closed = '' }: { spans: string; closed?: string }) {
  vi.setSystemTime(momentOf(date, time, timeZone))
  const cells = ['You call', 'now', 'We’re at your door', 'in 20–30 minutes'].map((textContent) => ({
    textContent,
  }))
  const words = ['at {time}', 'by {time}', 'We are closed', 'at the moment', 'We open', '{day} at {time}']
  const root = {
    dataset: { zone: timeZone, spans, closed, arrival: '30', words: JSON.stringify(words) },
    querySelectorAll: () => cells,
  }
  const document = { querySelector: (selector: string) => (selector === '[data-arrival]' ? root : null) }
  new Function('document', 'self', arrivalScript)(document, {})
  vi.advanceTimersByTime(300)
  return cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')).join(' ')
}

test('by day and night: a call now, and half an hour later somebody is there', () => {
  for (const [time, there] of [
    ['14:14', 'You call at 2:14 PM We’re at your door by 2:44 PM'],
    ['23:50', 'You call at 11:50 PM We’re at your door by 12:20 AM'],
  ] as const)
    expect(saidAt('2026-11-26', time, { spans: always })).toBe(there)
})

test('across a change of the clocks both times name their zone', () => {
  expect(saidAt('2026-11-01', '01:45', { spans: always })).toBe(
    'You call at 1:45 AM CDT We’re at your door by 1:15 AM CST',
  )
  expect(saidAt('2026-03-08', '01:45', { spans: always })).toBe(
    'You call at 1:45 AM CST We’re at your door by 3:15 AM CDT',
  )
})

test('a firm with hours promises while it is open, not so late that it closes before, and else says when it opens', () => {
  const said = (date: string, time: string) =>
    saidAt(date, time, { spans: spansOf(fieldHours), closed: '2026-11-26' })
  expect(said('2026-11-24', '18:20')).toBe('You call at 6:20 PM We’re at your door by 6:50 PM')
  expect(said('2026-11-24', '18:40')).toBe('You call now We’re at your door in 20–30 minutes')
  expect(said('2026-11-24', '19:00')).toBe('We are closed at the moment We open Wednesday at 7:00 AM')
  // Thanksgiving is left out.
  expect(said('2026-11-25', '20:00')).toBe('We are closed at the moment We open Friday at 7:00 AM')
  expect(said('2026-11-28', '17:30')).toBe('We are closed at the moment We open Monday at 7:00 AM')
})

test('nobody drives out because the office is open', () => {
  const evenings = [{ from: 'Monday', to: 'Friday', opens: '18:00', closes: '02:00' }] as const
  const firm = { ...defaultProfile, nights: false, fieldHours: evenings }
  expect(saidAt('2026-11-24', '10:00', { spans: drivingSpans(firm) })).toBe(
    'We are closed at the moment We open Tuesday at 6:00 PM',
  )
  expect(drivingSpans({ ...firm, fieldHours: [] })).toBe(spansOf(defaultProfile.officeHours))
  expect(drivingSpans({ ...firm, nights: true })).toBe(always)
})
