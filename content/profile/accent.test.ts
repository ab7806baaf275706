import { expect, test } from 'vitest'
import { accentShades, contrast, isVisibleAccent } from './accent.ts'

test('contrast: black on white is 21, a color on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#1e3a8a', '#1e3a8a')).toBe(1)
})

test.each(['#ffb627', '#1e3a8a', '#0f766e', '#d41111', '#000000', '#7c3aed', '#84cc16'])(
  '%s: text on it and links in it are legible by day and by night, and by night it stands out',
  (accent) => {
    const { day, night } = accentShades(accent)
    for (const scheme of [day, night]) {
      expect(scheme.contrast.onFill).toBeGreaterThanOrEqual(4.5)
      expect(contrast(scheme.pressed, scheme.onFill)).toBeGreaterThanOrEqual(4.5)
      expect(scheme.contrast.link).toBeGreaterThanOrEqual(4.5)
    }
    expect(day.fill).toBe(accent)
    expect(night.contrast.fill).toBeGreaterThanOrEqual(3)
  },
)

test('a color as light as the page is none to press', () => {
  expect(['#ffffff', '#fdf6d8', '#f1f5f9'].filter(isVisibleAccent)).toEqual([])
  expect(['#ffb627', '#000000', '#22c55e'].filter(isVisibleAccent)).toHaveLength(3)
})
