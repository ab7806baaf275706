import { expect, test } from 'vitest'
import { wantedTime } from './details-action.ts'
import type { OpenRequest } from './request.ts'

const asked = (wantedAt: string | null, scheduledAt: string | null = null) =>
  ({ scheduledAt, written: { source: 'phone', wantedAt } }) as OpenRequest

test('the time a caller asked for is offered as appointment until there is one, or it is over', () => {
  const timeZone = 'America/Chicago'
  const now = Date.parse('2026-11-23T12:00:00Z')
  const wanted = '2026-11-23T15:30:00Z'
  expect(wantedTime(asked(wanted), timeZone, now)).toEqual({ date: '2026-11-23', time: '09:30' })
  expect(wantedTime(asked(wanted, '2026-11-24T15:30:00Z'), timeZone, now)).toBeUndefined()
  expect(wantedTime(asked('2026-11-23T11:30:00Z'), timeZone, now)).toBeUndefined()
  expect(wantedTime(asked(null), timeZone, now)).toBeUndefined()
})
