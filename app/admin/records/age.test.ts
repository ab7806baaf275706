import { expect, test } from 'vitest'
import { reasonWords } from '#words/panel/leads.ts'
import { ageText } from './age.ts'

const now = Date.parse('2026-11-29T20:00:00Z')

test.each([
  ['2026-11-29T19:59:40Z', 'less than 1 min overdue'],
  ['2026-11-29T18:55:00Z', '1 h 5 min overdue'],
  ['2026-11-29T08:01:00Z', '11 h 59 min overdue'],
  ['2026-11-29T07:00:00Z', 'overdue since 1:00 AM'],
  ['2026-11-29T00:20:00Z', 'overdue since Nov 28, 6:20 PM'],
  ['2025-11-29T00:20:00Z', 'overdue since Nov 28, 2025, 6:20 PM'],
])('what is late since %s is said as %s: of another day it is a date', (at, text) => {
  const said = ageText(reasonWords.late, at, now, 'America/Chicago')
  // Dates have no-break spaces.
  expect(said.replaceAll(/\s/g, ' ')).toBe(text)
})
