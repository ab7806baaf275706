import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath, watchTraffic } from './browser.ts'
import { drawsFirstScreen } from './first-flight.ts'

/**
 * What a phone loads for one page: bytes as transferred, without headers. `script`: before any interaction; inline scripts included.
 * `firstFlight`: the first packets draw the first screen.
 */
export type Transfer = {
  path: string
  status: number
  firstFlight: boolean
  htmlAndCss: number
  script: number
  fonts: number
  requests: number
  thirdParties: number
  scriptAfterIntent: number
}

/** `warmUp`: a page that was dropped meanwhile would come compressed in haste. */
export async function measureTransfers(
  site: string,
  paths: readonly string[],
  warmUp: (site: string, path: string) => Promise<void>,
): Promise<Transfer[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags })
  try {
    const transfers: Transfer[] = []
    for (const path of paths) {
      await warmUp(site, path)
      transfers.push(await measureTransfer(browser, site, path))
    }
    return transfers
  } finally {
    await browser.close()
  }
}

async function measureTransfer(browser: Browser, site: string, path: string): Promise<Transfer> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const traffic = await watchTraffic(page, site)
    const response = await page.goto(site + path, { waitUntil: 'networkidle' })
    const before = traffic()
    const inline = await page.evaluate(() =>
      [...document.scripts].flatMap(({ src, type, text }) => (src || type.includes('json') ? [] : text)),
    )
    for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerdown')
    await page.waitForLoadState('networkidle')
    // The page was idle before, so networkidle may be reached before the requests begin.
    await page.waitForTimeout(700)
    return {
      path,
      status: response?.status() ?? 0,
      firstFlight: await drawsFirstScreen(browser, site + path),
      htmlAndCss: before.bytesOf('Document') + before.bytesOf('Stylesheet'),
      // Compressed by itself; in the page, which it is counted in as well, it takes less.
      script: before.bytesOf('Script') + brotliCompressSync(inline.join('\n')).length,
      fonts: before.bytesOf('Font'),
      requests: before.requests,
      thirdParties: before.thirdParties,
      scriptAfterIntent: traffic().bytesOf('Script') - before.bytesOf('Script'),
    }
  } finally {
    await context.close()
  }
}
