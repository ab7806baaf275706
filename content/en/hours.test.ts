import { expect, test } from 'vitest'
import { defaultProfile } from '#content/business-profile.ts'
import { hoursInWords } from './hours.ts'

test('opening hours read as people say them', () => {
  expect(hoursInWords(defaultProfile.fieldHours)).toEqual([
    { days: 'Monday to Friday', hours: '7 AM to 7 PM' },
    { days: 'Saturday', hours: '8 AM to 5 PM' },
  ])
  expect(hoursInWords([{ from: 'Sunday', to: 'Sunday', opens: '12:30', closes: '00:00' }])).toEqual([
    { days: 'Sunday', hours: '12:30 PM to 12 AM' },
  ])
})
