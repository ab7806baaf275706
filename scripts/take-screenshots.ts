import { mkdir } from 'node:fs/promises'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { startServer } from '#tests/journeys/support/start-server.ts'
import playwright from '../playwright.config.ts'
import { fillPanel } from './screenshots/panel-content.ts'
import { panelShots, panelShotsEmpty } from './screenshots/panel-shots.ts'
import { type Shot, signIn } from './screenshots/shot.ts'
import { siteShots } from './screenshots/site-shots.ts'

/**
 * Takes screenshots of every screen and state: `screenshots/{name}-{width}-{light|dark}.png`. Needs a build.
 * `npm run screenshots -- site` or `-- panel` takes one half; with a pattern after it, such as `settings.*-390`, only those
 * whose names match.
 */
const [half, pattern = ''] = process.argv.slice(2)
const wanted = new RegExp(pattern)
const folder = new URL('../screenshots/', import.meta.url).pathname
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(playwright.use?.launchOptions ?? {})

const imagesOf = ({ name, widths = [390, 1440], schemes = ['light'] }: Shot) =>
  widths
    .flatMap((width) =>
      schemes.map((colorScheme) => ({ width, colorScheme, file: `${name}-${width}-${colorScheme}` })),
    )
    .filter(({ file }) => wanted.test(file))

/** Lays out content-visibility sections too, which a screenshot of the whole page does not come near. */
function layOutEverything() {
  const styles = new CSSStyleSheet()
  styles.replaceSync('.below-fold { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(styles)
}

async function takeAll(
  shots: readonly Shot[],
  environment: Record<string, string> = {},
  fill: (page: Page) => Promise<void> = async () => {},
) {
  if (!shots.some((shot) => imagesOf(shot).length > 0)) return
  const server = await startServer(environment)
  let addresses = 0
  /** Each from another address, so that no limit by address applies. */
  const newContext = (options: BrowserContextOptions = {}) => {
    addresses += 1
    return browser.newContext({
      ...options,
      baseURL: server.site,
      extraHTTPHeaders: { 'x-forwarded-for': `198.18.${addresses >> 8}.${addresses & 255}` },
    })
  }
  const signedIn = await newContext()
  const page = await signedIn.newPage()
  await signIn(page)
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
  await fill(page)
  const storageState = await signedIn.storageState()
  await signedIn.close()

  for (const shot of shots)
    for (const { width, colorScheme, file } of imagesOf(shot)) {
      const context = await newContext({
        viewport: { width, height: width < 500 ? 844 : 900 },
        colorScheme,
        ...(!shot.isVisitor && { storageState }),
      })
      const page = await context.newPage()
      // A state that cannot be reached costs one image, not all that follow.
      const problem = await shot.prepare(page).then(
        () => '',
        (error: Error) => ` could not be prepared: ${error.message.split('\n')[0]}`,
      )
      await page.evaluate(layOutEverything)
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${folder}${file}.png`, fullPage: true })
      await context.close()
      process.stdout.write(`${file}${problem}\n`)
    }
  await server.stop()
}

if (half !== 'panel') await takeAll(siteShots)
if (half !== 'site') {
  await takeAll(panelShotsEmpty)
  await takeAll(panelShots, { DEMO: '1' }, fillPanel)
}
await browser.close()
