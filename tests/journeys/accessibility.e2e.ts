import type { Page } from '@playwright/test'
import { everythingLoaded } from './support/below-fold.ts'
import { expectCallInFirstView, expectClearOfCallBar } from './support/call-bar.ts'
import { create } from './support/graphql.ts'
import { byDayAndNight, everyWay, expectAccessible, signIn, test, withMotion } from './support/journey.ts'
import { alike, publicRoutes, spanishRoutes } from './support/public-routes.ts'
import { expectToFit } from './support/reflow.ts'
import { expectVisibleFocus } from './support/visible-focus.ts'

/**
 * One page of each kind, and in Spanish the two with the longest words; `npm run a11y` also looks at pages that differ in words
 * and drawings only.
 */
const paths = everyWay
  ? [...publicRoutes, ...spanishRoutes]
  : [...publicRoutes.filter((path) => !alike.has(path)), '/es', '/es/cotizacion']

for (const path of paths)
  test(`${path}: axe finds nothing, it fits small windows and large text, and the focus is always to be seen`, async ({
    page,
    complaints,
  }) => {
    if (path === '/prices' || path === '/es/precios') await showPrices(page)
    if (path === '/our-guarantee') await publishPage(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    // What is laid out only when it is near moves what axe has measured already.
    await page.evaluate(everythingLoaded)
    await byDayAndNight(page, [390, 768, 1440], () => expectAccessible(page))
    await page.emulateMedia({ colorScheme: 'light' })
    await test.step('it fits 320 px, 400% zoom and text of twice the size', () => expectToFit(page))
    await test.step('the floating call button never covers a form’s button', () => expectClearOfCallBar(page))
    await test.step('a very small screen has a call button in its first view', async () => {
      await page.emulateMedia(withMotion.contextOptions)
      await expectCallInFirstView(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })
    await test.step('the focus is always to be seen, and nothing moves for those who want it still', () =>
      expectVisibleFocus(page))
    if (/no-such-page|receipt/.test(path)) complaints.length = 0
  })

async function showPrices(page: Page) {
  await signIn(page)
  const prices = [
    { name: 'Lockout, house or apartment', unitCents: 8_500, isShown: true, isTaxable: false },
    {
      name: 'Rekey a lock',
      unitCents: 2_550,
      isShown: true,
      isFrom: true,
      service: 'residential',
      note: 'Up to five pins',
    },
    { name: 'Cut a key', unitCents: 450, isShown: true, service: 'residential' },
  ]
  await store(page, 'PriceItem', prices)
}

async function publishPage(page: Page) {
  await signIn(page)
  const content = [
    'What we put right, in short.',
    ...['## What it covers', '- Locks\n- Keys'],
    ...['## How long', '| Work | Days |\n| --- | --- |\n| Rekeying | 90 |'],
    ...['## What to do', 'See [the contact page](/contact).\n\n> A key that sticks is cut again.'],
  ].join('\n\n')
  const description = 'What we put right at no charge, and for how long.'
  const guarantee = { title: 'Our guarantee', label: 'Guarantee', description, content, isPublished: true }
  await store(page, 'Page', [guarantee])
}

async function store(page: Page, model: 'PriceItem' | 'Page', inputs: readonly object[]) {
  for (const input of inputs) await create(page, model, input)
  await page.context().clearCookies()
}
