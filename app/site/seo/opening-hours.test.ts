import { expect, test } from 'vitest'
import { openingHours } from './opening-hours.ts'

const daysOf = (from: 'Monday' | 'Saturday' | 'Sunday', to: 'Monday' | 'Friday' | 'Sunday') =>
  openingHours([{ from, to, opens: '08:00', closes: '16:00' }])[0]?.dayOfWeek

test('a run of days is spelled out, also over the end of the week', () => {
  expect(daysOf('Monday', 'Friday')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  expect(daysOf('Saturday', 'Monday')).toEqual(['Saturday', 'Sunday', 'Monday'])
  expect(daysOf('Sunday', 'Sunday')).toEqual(['Sunday'])
})
