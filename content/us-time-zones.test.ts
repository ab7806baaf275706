import { expect, test } from 'vitest'
import { stateCodes } from './us-states.ts'
import { timeZonesOf } from './us-time-zones.ts'

test('every state has a time zone, that of most of it first', () => {
  expect(stateCodes.filter((state) => timeZonesOf(state).length === 0)).toEqual([])
  expect(timeZonesOf('TX')).toEqual(['America/Chicago', 'America/Denver'])
  expect(timeZonesOf('TN')).toEqual(['America/Chicago', 'America/New_York'])
})
