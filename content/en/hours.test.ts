import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { hoursInWords } from './hours.ts'

test('opening hours read as people say them', () => {
  expect(hoursInWords(defaultProfile.fieldHours)).toEqual([
    { days: 'Monday to Friday', hours: '7\u00a0AM to 7\u00a0PM' },
    { days: 'Saturday', hours: '8\u00a0AM to 5\u00a0PM' },
  ])
  expect(hoursInWords([{ from: 'Sunday', to: 'Sunday', opens: '12:30', closes: '00:00' }])).toEqual([
    { days: 'Sunday', hours: '12:30\u00a0PM to 12\u00a0AM' },
  ])
})
