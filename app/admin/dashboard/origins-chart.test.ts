import { expect, test } from 'vitest'
import { partsOf } from './origins-chart.tsx'

const week = (callTaps: number, origins: Record<string, number>) => ({
  week: '2026-11-16',
  requests: 0,
  contacted: 0,
  medianFirstContactSeconds: null,
  shareWithin30Minutes: null,
  services: [],
  origins: Object.entries(origins).map(([origin, requests]) => ({ origin, requests })),
  callTaps,
})

test('taps come first, origins share parts, and what no week has is left out', () => {
  const weeks = [week(0, { ad: 2, campaign: 1 }), week(7, { direct: 1, unknown: 4 })]
  const parts = partsOf(weeks)
  expect(parts.map(({ name }) => name)).toEqual(['Call taps', 'Ads, campaigns', 'Direct, not known'])
  expect(weeks.map((one) => parts.map(({ count }) => count(one)))).toEqual([
    [0, 3, 0],
    [7, 0, 5],
  ])
  expect(partsOf([week(0, {})])).toEqual([])
})
