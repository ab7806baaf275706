import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { type CrawledPage, crawl, inFirstLanguage, matchesIn } from '#tests/crawled-site.ts'
import { call, dataOf, lanternWithPages, ownerCookie, type TestLantern } from '#tests/lantern.ts'
import { enterRealFacts, profileInput, realFacts } from '#tests/profile.ts'

const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

const name = 'Keys and Doors'

async function lanternThat(says: Partial<BusinessProfile>) {
  const lantern = await lanternWithPages()
  const input = profileInput({ ...realFacts, name, ...says })
  dataOf(await call(lantern, save, { input }, await ownerCookie(lantern)), 'updateBusinessProfile')
  await vi.waitFor(async () => expect(await textAt(lantern, '/')).toContain(name), 20_000)
  return lantern
}

const textAt = async (lantern: TestLantern, path: string) => (await lantern.fetch(path)).text()

/** In the first language: the others draw the same pages. */
const pagesOf = (lantern: TestLantern) => crawled(inFirstLanguage(lantern.fetch))

async function crawled(fetchPage: (path: string) => Promise<Response>): Promise<CrawledPage[]> {
  const pages = await crawl('/', fetchPage, 'http://localhost')
  return [...pages.values()].filter(({ path }) => !path.startsWith('/blog/'))
}

const choicesAt = async (lantern: TestLantern, path: string) => {
  const [select = ''] = /<select\b[^>]*name="service".*?<\/select>/s.exec(await textAt(lantern, path)) ?? []
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value)
}

const hidden = {
  hiddenServices: ['safe', 'surveillance'],
  hiddenCards: ['residential/mailboxes'],
} satisfies Partial<BusinessProfile>

/** Of the services: addresses, names for menus and machines, and words that stand in nothing else. */
const traces =
  /services\/(?:safe|surveillance)\b|servicios\/(?:cajas-fuertes|videovigilancia)|service-(?:safe|surveillance)\b|Safe locksmith|Safe opening|Security camera|>Safe<|>Surveillance<|Inherited safes|Camera check-up|gun safes|answer a question|Mailbox locks|cluster boxes/g

describe('with two services and a card hidden', () => {
  let lantern: TestLantern
  beforeAll(async () => {
    lantern = await lanternThat(hidden)
  })
  afterAll(() => lantern?.[Symbol.asyncDispose]())

  test('they leave no trace', async () => {
    const found = (await crawled((path) => lantern.fetch(path))).flatMap(({ path, html }) =>
      matchesIn(html, traces).map((trace) => `${path}: ${trace}`),
    )
    expect(found).toEqual([])
    for (const path of ['/sitemap.xml', '/manifest.webmanifest', '/sos', '/search?q=relockers+cluster'])
      expect((await textAt(lantern, path)).match(traces), path).toBeNull()
  })

  test('the page of a hidden service leads to those that are offered, and has no image', async () => {
    for (const slug of hidden.hiddenServices) {
      const response = await lantern.fetch(`/services/${slug}`, { redirect: 'manual' })
      expect([response.status, response.headers.get('location')]).toEqual([301, '/services'])
      expect((await lantern.fetch(`/share/service-${slug}.png`)).status).toBe(404)
    }
    expect((await lantern.fetch('/share/service-residential.png')).status).toBe(200)
  })

  test('forms do not offer it, also where a link names it, and the data service takes it still', async () => {
    const quote = ['automotive', 'residential', 'commercial', 'access-control']
    for (const path of ['/', '/quote', '/quote?service=safes'])
      expect(await choicesAt(lantern, path)).toEqual(quote)
    expect(await choicesAt(lantern, '/contact')).toEqual(['emergency', ...quote, 'other'])
    expect(await choicesAt(lantern, '/reviews/new?service=Safes')).toEqual([
      ...['Automotive', 'Residential', 'Commercial', 'Access Control', 'Emergency'],
    ])
    const input = {
      ...{ firstName: 'Ana', lastName: 'Ruiz', phone: '(505) 555-0100', email: 'ana@example.com' },
      service: 'safes',
    }
    const create = 'mutation ($input: CreateQuoteInput!) { createQuote(input: $input) { id } }'
    dataOf(await call(lantern, create, { input }), 'createQuote')
  })
})

test('who hides nothing shows all eight services with all their cards', async () => {
  await using lantern = await lanternThat({})
  await enterRealFacts(lantern)
  const sitemap = await textAt(lantern, '/sitemap.xml')
  for (const slug of serviceSlugs) {
    expect(sitemap).toContain(`/services/${slug}<`)
    const page = await textAt(lantern, `/services/${slug}`)
    expect(page.match(/class="[^"]*card-drawing/g), slug).toHaveLength(6)
    expect(page.match(/class="[^"]*\bsheet-\d/)).toBeNull()
  }
})

/** A person in a hot car is a matter for 911, an insurer's scratched car and cars before a camera are no cars that are opened. */
const carsOfOthers =
  /(?:is (?:shut|locked) in a|in a hot|a scratched|a closed) car|a pane or a car is damaged|the cars in the lot|a car’s plate|where cars slow down|for car and driver/

test('a firm that hides cars and safes speaks of none: forms, proofs, questions, the key board, /sos', async () => {
  await using lantern = await lanternThat({ hiddenServices: ['automobile', 'safe'] })
  const spoken =
    /[^.<>"]{0,60}(?<!\p{L})(?:cars?|car’s|a safe|the safe|safes(?!&quot;|"))(?!\p{L})[^.<>"]{0,60}/giu
  const pages = [...(await pagesOf(lantern)), { path: '/sos', html: await textAt(lantern, '/sos') }]
  const found = pages.flatMap(({ path, html }) =>
    (html.match(spoken) ?? []).flatMap((text) => (carsOfOthers.test(text) ? [] : [`${path}: ${text}`])),
  )
  expect(found).toEqual([])
})

const all: readonly ServiceSlug[] = serviceSlugs

test('where no service is offered, pages make sense without', async () => {
  await using lantern = await lanternThat({ hiddenServices: all })
  const pages = await crawled((path) => lantern.fetch(path))
  const left = /href="\/services\/[a-z]|<(ul|dl|h2|h3)\b[^>]*>\s*<\/\1>/g
  const found = pages.flatMap(({ path, html }) => matchesIn(html, left).map((each) => `${path}: ${each}`))
  expect(found).toEqual([])
  const services = pages.find(({ path }) => path === '/services')
  expect(services?.status).toBe(200)
  expect(services?.html.match(/Eight kinds|of the eight|Pick the part/)).toBeNull()
  expect(await choicesAt(lantern, '/quote')).toEqual(['residential', 'commercial'])
  expect(await choicesAt(lantern, '/contact')).toEqual(['other'])
  expect(await choicesAt(lantern, '/reviews/new')).toEqual([])
  expect(await textAt(lantern, '/sitemap.xml')).not.toContain('/services/')
})

test('a firm of two services has both in its footer, and no pages of what it does not do', async () => {
  const offered: readonly ServiceSlug[] = ['residential', 'automobile']
  await using lantern = await lanternThat({
    hiddenServices: serviceSlugs.filter((slug) => !offered.includes(slug)),
  })
  const [footer = ''] = /<footer.*<\/footer>/s.exec(await textAt(lantern, '/')) ?? []
  expect(footer.match(/services\/[a-z-]+/g)).toEqual(['services/automobile', 'services/residential'])
  expect(await textAt(lantern, '/sitemap.xml')).not.toContain('/sos')
  expect(await textAt(lantern, '/brands')).not.toMatch(/Adams|Assa Abloy|Securitron|storefront/)
})

test('a firm without emergencies has no page of them, and no worker that keeps one', async () => {
  await using lantern = await lanternThat({ hiddenServices: ['emergency'] })
  const response = await lantern.fetch('/sos', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/contact'])
  const worker = await lantern.fetch('/worker.js')
  expect(worker.status).toBe(200)
  expect(await worker.text()).not.toContain('/sos')
  const links = (await pagesOf(lantern)).filter(({ html }) => /href="[^"]*\/sos\b/.test(html))
  expect(links.map(({ path }) => path)).toEqual([])
  expect(await textAt(lantern, '/sitemap.xml')).not.toContain('/sos')
})

test('a firm that works on no lock of a maker has no page of brands', async () => {
  await using lantern = await lanternThat({
    hiddenServices: serviceSlugs.filter((slug) => slug !== 'automobile'),
  })
  const response = await lantern.fetch('/brands', { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/services'])
  for (const path of ['/', '/sitemap.xml', '/search?q=brands'])
    expect(await textAt(lantern, path), path).not.toContain('/brands')
})
