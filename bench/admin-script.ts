import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { watchTraffic } from './traffic.ts'

/** What the first visit of a screen brings; bytes as they travel, without their headers. */
export type FirstLoad = { path: string; script: number; requests: number }

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
      const traffic = await watchTraffic(page, site)
      await page.goto(site + path, { waitUntil: 'networkidle' })
      const { bytesOf, requests } = traffic()
      loads.push({ path, script: bytesOf('Script'), requests })
      await context.close()
    }
    return loads
  } finally {
    await browser.close()
  }
}
