import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chambers, pinOffset, pinTumblerMotion } from './pin-tumbler-geometry.ts'

test('the committed stylesheet is the one that the geometry gives', () => {
  const committed = readFileSync(new URL('../styles/pin-tumbler.generated.css', import.meta.url), 'utf8')
  expect(committed).toBe(pinTumblerMotion())
})

test('with the key fully in, every pin meets the shear line', () => {
  expect(chambers.map((chamber) => pinOffset(chamber, 0))).toEqual([0, 0, 0, 0, 0])
})

test('without a key every driver blocks the plug, and half way in no more than one pin happens to stand right', () => {
  expect(chambers.every((chamber) => pinOffset(chamber, 500) > 0)).toBe(true)
  const right = chambers.filter((chamber) => Math.abs(pinOffset(chamber, 150)) < 1)
  expect(right.length).toBeLessThan(2)
})

test('no spring is pressed beyond its coils', () => {
  for (let travel = 0; travel <= 462; travel += 1)
    for (const chamber of chambers) expect(pinOffset(chamber, travel)).toBeGreaterThanOrEqual(-52)
})
