import { expect, test } from 'vitest'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { bareProfile, inOurWords } from '#tests/firms.ts'
import { placeResult } from './place-result.ts'

const textAt = (miles: number, profile = defaultProfile) =>
  placeResult({ name: 'A place', miles }, inOurWords(profile)).text.replaceAll('\u00a0', ' ')

test.each([
  [3, /20–30 minutes, day and night/],
  [10, /20–30 minutes, day and night/],
  [11, /we come to you\. The drive is about 25 minutes\./],
  [28, /fee may apply.* The drive is about 55 minutes\./],
])('%i miles out: the arrival holds inside its radius, farther out the drive is named', (miles, expected) => {
  expect(textAt(miles)).toMatch(expected)
  if (miles > 10) expect(textAt(miles)).not.toContain('20–30')
})

test('farther than we drive, or where no radius is said, no time is named', () => {
  expect(textAt(31)).not.toMatch(/minutes/)
  expect(textAt(5, bareProfile)).not.toMatch(/minutes/)
})

test('by day the arrival is of the hours in which the firm is open', () => {
  expect(textAt(3, { ...defaultProfile, nights: false })).toContain('While we are open')
})
