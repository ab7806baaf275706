import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { islandLoader } from './island.tsx'

test('weighs less than 850 bytes on its way, and is a script that parses', () => {
  expect(gzipSync(islandLoader).length).toBeLessThan(850)
  expect(() => new Function(islandLoader)).not.toThrow()
})
