import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { islandLoader } from './loader.ts'

test('weighs less than 1 kB on its way, and is a script that parses', () => {
  expect(gzipSync(islandLoader).length).toBeLessThan(1000)
  expect(() => new Function(islandLoader)).not.toThrow()
})
