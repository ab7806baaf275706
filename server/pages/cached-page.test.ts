import { expect, test } from 'vitest'
import { negotiateEncoding } from './cached-page.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0', 'identity'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*, br;q=0', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['brotli, xgzip', 'identity'],
  ['br;q=nonsense', 'br'],
  [';;,,;q=', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('%s is answered with %s', (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding)
})
