import { expect, test } from 'vitest'
import { reportAskedIn, reportQuery } from './report-data.ts'

const asked = (query: string) => reportAskedIn(new URLSearchParams(query))

test.for([
  ['period=year&at=2026', 'year', '2026-01-01'],
  ['period=month&at=2026-11', 'month', '2026-11-01'],
  ['period=week&at=2026-11-23', 'week', '2026-11-23'],
  ['period=month', 'month', null],
  ['', 'week', null],
  ['period=decade&at=2026-13', 'week', null],
  ['at=none', 'week', null],
] as const)('%s asks for the %s of %s', ([query, period, date]) => {
  expect(asked(query)).toEqual({ period, date })
  expect(asked(reportQuery({ period, date }))).toEqual({ period, date })
})
