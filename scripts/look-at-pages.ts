import { mkdir } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { fillQuote } from '#tests/journeys/support/journey.ts'
import { startServer } from '#tests/journeys/support/start-server.ts'
import playwright from '../playwright.config.ts'

const [
  folder = '/tmp/h/pages/after',
  paths = '/,/services/emergency,/contact,/quote,/sos',
  widths = '390,768,1440',
  schemes = 'light,dark',
  demo = '',
] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(playwright.use?.launchOptions ?? {})
const server = await startServer(demo ? { DEMO: '1' } : {})
let n = 0
for (const path of paths.split(',')) {
  const name = path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  if (path !== 'receipt') {
    const html = await (await fetch(server.site + path)).text()
    process.stdout.write(`${name}: ${html.length} bytes, brotli ${brotliCompressSync(html).length}\n`)
  }
  for (const width of widths.split(',').map(Number))
    for (const colorScheme of schemes.split(',') as ('light' | 'dark')[]) {
      n += 1
      const context = await browser.newContext({
        baseURL: server.site,
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        hasTouch: width < 800,
        isMobile: width < 500,
        extraHTTPHeaders: { 'x-forwarded-for': `198.18.7.${n}` },
      })
      const page = await context.newPage()
      if (path === 'receipt') {
        await page.goto('/#quote-form')
        await fillQuote(page, {
          firstName: 'Dana',
          lastName: 'Whitfield',
          phone: '7135550117',
          email: 'dana@example.com',
        })
        await page.getByRole('button', { name: 'Get my free quote' }).click()
        await page.locator('a[href^="/receipt/"]').first().click()
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForTimeout(1500)
      } else {
        await page.goto(path)
        await page.waitForTimeout(path === '/' ? 2700 : 500)
      }
      await page.evaluate(() => {
        const styles = new CSSStyleSheet()
        styles.replaceSync(
          '* { content-visibility: visible !important } .call-bar { display: none !important }',
        )
        document.adoptedStyleSheets.push(styles)
      })
      await page.waitForTimeout(300)
      const facts = await page.evaluate(() => ({
        height: document.documentElement.scrollHeight,
        form: document.querySelector('form[method=post] input:not([type=hidden])')?.getBoundingClientRect()
          .top,
        wide: document.documentElement.scrollWidth > innerWidth,
      }))
      process.stdout.write(`${name}-${width}-${colorScheme} ${JSON.stringify(facts)}\n`)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      await context.close()
    }
}
await server.stop()
await browser.close()
