import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'

export const wholeChromium = process.env.CHROME_PATH ?? '/usr/bin/chromium'

const headlessShell = '/usr/bin/chromium-headless-shell'

/** The browser for everything else: where there is the headless shell, journeys take a third less processor time. */
export const chromiumPath =
  !process.env.CHROME_PATH && existsSync(headlessShell) ? headlessShell : wholeChromium

/** Without background requests, which would fail in a closed network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export async function watchTraffic(page: Page, site: string) {
  const session = await page.context().newCDPSession(page)
  const loads = new Map<string, { type: string; url: string; length: number | undefined; bytes: number }>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const { 'content-length': length, 'Content-Length': orLength = length } = response.headers
    loads.set(requestId, {
      type,
      url: response.url,
      length: orLength === undefined ? undefined : Number(orLength),
      bytes: 0,
    })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId)
    if (load) load.bytes = load.length ?? encodedDataLength
  })
  await session.send('Network.enable')
  return (leftOut: readonly string[] = []) => {
    const all = [...loads.values()]
      .filter(({ url }) => /^https?:/.test(url) && !leftOut.includes(url))
      .map((load) => ({ ...load }))
    return {
      requests: all.length,
      thirdParties: all.filter(({ url }) => !url.startsWith(`${site}/`)).length,
      bytesOf: (type: string) =>
        all.filter((load) => load.type === type).reduce((sum, { bytes }) => sum + bytes, 0),
    }
  }
}
