import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'

/** What the first visit of a screen brings, in bytes as they travel. */
export type FirstLoad = { path: string; script: number; all: number }

/** Opens each screen in a fresh browser profile in which somebody is signed in. */
export async function measureFirstLoads(
  site: string,
  cookie: string,
  paths: readonly string[],
): Promise<FirstLoad[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const loads: FirstLoad[] = []
    for (const path of paths) {
      const context = await browser.newContext()
      await context.addCookies(
        cookie.split('; ').map((pair) => {
          const at = pair.indexOf('=')
          return { name: pair.slice(0, at), value: pair.slice(at + 1), url: site }
        }),
      )
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const types = new Map<string, string>()
      let [script, all] = [0, 0]
      await session.send('Network.enable')
      session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
      session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
        all += encodedDataLength
        if (types.get(requestId) === 'Script') script += encodedDataLength
      })
      await page.goto(site + path, { waitUntil: 'networkidle' })
      loads.push({ path, script, all })
      await context.close()
    }
    return loads
  } finally {
    await browser.close()
  }
}
