import { expect, test } from 'vitest'
import { panned, turned, wholeView, zoomed } from './zoom.ts'

test('zooming keeps the point under the fingers where it is', () => {
  const point = { x: 100, y: -40 }
  const view = zoomed(zoomed(wholeView, 2, point), 1.5, point)
  // Where a point of the photo is shown: its place times the scale, plus the shift.
  const before = { x: point.x, y: point.y }
  expect(before.x * view.scale + view.x).toBeCloseTo(point.x)
  expect(before.y * view.scale + view.y).toBeCloseTo(point.y)
})

test('never smaller than the frame, never larger than eight times; whole again, it is in the middle', () => {
  expect(zoomed(wholeView, 0.1)).toEqual(wholeView)
  expect(zoomed(wholeView, 100).scale).toBe(8)
  expect(zoomed({ ...wholeView, scale: 2, x: 50, y: 50 }, 0.5)).toEqual(wholeView)
})

test('it is moved no further than its edge; at its whole size not at all', () => {
  const frame = { width: 400, height: 300 }
  expect(panned({ ...wholeView, scale: 2 }, { x: 9_000, y: -9_000 }, frame)).toMatchObject({
    x: 200,
    y: -150,
  })
  expect(panned(wholeView, { x: 10, y: 10 }, frame)).toEqual(wholeView)
})

test('four quarter turns look like none', () => {
  expect(turned(turned(turned(turned(wholeView)))).quarters % 4).toBe(0)
})
