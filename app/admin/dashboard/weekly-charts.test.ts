import { expect, test } from 'vitest'
import { countRequests, groupServices } from './weekly-charts.tsx'

const week = (services: Record<string, number>) => ({
  week: '2026-11-16',
  requests: 0,
  contacted: 0,
  medianFirstContactSeconds: null,
  shareWithin30Minutes: null,
  origins: [],
  callTaps: 0,
  services: Object.entries(services).map(([service, requests]) => ({ service, requests })),
})

test('services are ordered by all weeks, and the rarest share the last part', () => {
  const one = week({ a: 1, b: 5, c: 3, d: 2, e: 1, f: 1 })
  const parts = groupServices([one, week({ a: 9 })])
  expect(parts).toEqual([['a'], ['b'], ['c'], ['d'], ['e', 'f']])
  expect(parts.map((services) => countRequests(one, services))).toEqual([1, 5, 3, 2, 2])
})
