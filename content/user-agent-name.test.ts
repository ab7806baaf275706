import { expect, test } from 'vitest'
import { userAgentName } from './user-agent-name.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const google = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0'

test.each([
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${apple} Version/19.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${apple} CriOS/147.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/19.1 Safari/605.1.15`, 'Safari on Mac'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${google} Safari/537.36 Edg/147.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${google} Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['curl/8.10.1', undefined],
  ['', undefined],
])('%s', (userAgent, name) => {
  expect(userAgentName(userAgent)).toBe(name)
})
