import { expect, test } from 'vitest'
import { dayAway } from './day-away.ts'

const now = new Date('2026-11-30T23:00:00Z')
const houston = 'America/Chicago'
const away = (moment: string) => dayAway(new Date(moment), now, houston)

test.each([
  ['today', '2026-12-01T05:59:00Z', null],
  ['tomorrow, more than three hours ahead', '2026-12-01T06:00:00Z', 'near'],
  ['yesterday', '2026-11-30T05:59:00Z', 'near'],
  ['in less than six days', '2026-12-06T22:59:00Z', 'near'],
  ['in six days', '2026-12-06T23:00:00Z', 'far'],
  ['six days ago', '2026-11-24T23:00:00Z', 'far'],
  ['in ten months', '2027-09-26T23:00:00Z', 'yearOff'],
])('%s', (_when, moment, named) => expect(away(moment)).toBe(named))

test('what is soon needs no day, also after midnight', () => {
  const late = new Date('2026-12-01T05:30:00Z')
  expect(dayAway(new Date('2026-12-01T06:30:00Z'), late, houston)).toBeNull()
  expect(dayAway(new Date('2026-12-01T04:30:00Z'), new Date('2026-12-01T06:30:00Z'), houston)).toBe('near')
})
