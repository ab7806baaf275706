import { expect, test } from 'vitest'
import { islandLoader } from './loader.ts'

test('weighs less than 1 kB, and is a script that parses', () => {
  expect(Buffer.byteLength(islandLoader)).toBeLessThan(1000)
  expect(() => new Function(islandLoader)).not.toThrow()
})
