import { expect, test } from 'vitest'
import { formWords as words } from '#words/panel/form.ts'
import { whyNoTime } from './typed-time.ts'

test.each([
  ['2027-03-14T02:30', words.skippedTime],
  ['2027-03-14T02:30:00', words.skippedTime],
  ['0026-05-01T10:00', words.badDate],
  ['2027-02-30T10:00', words.badDate],
  ['tomorrow', words.badDate],
  ['2026-12-05T25:00', words.badTime],
  ['2026-12-05T24:00', words.badTime],
  ['2026-12-05T10:61', words.badTime],
  ['2026-12-05T10:00 PM', words.badTime],
])('%s: %s', (typed, why) => {
  expect(whyNoTime(typed)).toBe(why)
})
