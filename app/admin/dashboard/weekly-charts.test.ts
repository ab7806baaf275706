import { expect, test } from 'vitest'
import { countRequests, groupServices, originParts } from './weekly-charts.tsx'

type Counts = Record<string, number>

const week = ({
  callTaps = 0,
  services = {},
  origins = {},
}: {
  callTaps?: number
  services?: Counts
  origins?: Counts
}) => ({
  week: '2026-11-16',
  requests: 0,
  contacted: 0,
  medianFirstContactSeconds: null,
  shareInTime: null,
  callTaps,
  services: Object.entries(services).map(([service, requests]) => ({ service, requests })),
  origins: Object.entries(origins).map(([origin, requests]) => ({ origin, requests })),
})

test('services are ordered by all weeks, and the rarest share the last part', () => {
  const one = week({ services: { a: 1, b: 5, c: 3, d: 2, e: 1, f: 1 } })
  const parts = groupServices([one, week({ services: { a: 9 } })])
  expect(parts).toEqual([['a'], ['b'], ['c'], ['d'], ['e', 'f']])
  expect(parts.map((services) => countRequests(one, services))).toEqual([1, 5, 3, 2, 2])
})

test('taps come first, origins share parts, and what no week has is left out', () => {
  const weeks = [
    week({ origins: { ad: 2, campaign: 1 } }),
    week({ callTaps: 7, origins: { direct: 1, unknown: 4 } }),
  ]
  const parts = originParts(weeks)
  expect(parts.map(({ name }) => name)).toEqual(['Call taps', 'Ads, campaigns', 'Direct, not known'])
  expect(weeks.map((one) => parts.map(({ count }) => count(one)))).toEqual([
    [0, 3, 0],
    [7, 0, 5],
  ])
  expect(originParts([week({})])).toEqual([])
})
