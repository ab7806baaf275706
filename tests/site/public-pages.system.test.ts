import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarYear } from '#app/ui/dates.ts'
import { brandsWords } from '#content/en/site/brands.ts'
import { faqWords } from '#content/en/site/faq.ts'
import { languages } from '#content/languages.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { addFirstPosts } from '#server/models/content/first-posts.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { ourSpeech } from '#tests/firms.ts'
import { lanternWithPages, type TestLantern } from '#tests/lantern.ts'

const everyPage = [
  'SAME DAY SERVICE',
  'CALL US',
  'EMAIL US',
  'Our Services',
  'Emergency? Call Now',
  '24/7 Emergency Service Available',
  'Quick Links',
  'Commercial Services',
  'Emergency Service',
  'Contact Us',
  'Access Control',
  'Safe Services',
  'Automotive',
  'Contact Info',
  'Houston, Texas',
  'Available 24/7 for emergencies',
  // On New Year's Eve it is another year in UTC.
  `© ${calendarYear(defaultProfile.timeZone, new Date())}`,
]

const areas = [
  'Downtown Houston',
  'The Heights',
  'Montrose',
  'River Oaks',
  'Memorial',
  'Galleria',
  'Medical Center',
  'surrounding areas',
]

/** Specification section 2: the same screen at both addresses. */
const contactSections = [
  '(713) 555-0142',
  '(713) 555-0186',
  'Monday to Friday',
  'Service areas',
  '$2M liability insurance',
  'Select a service',
  'Why trust us',
  '18 minutes',
  'Worried about a door? Call us.',
  ...areas,
]

const pages: Record<string, readonly string[]> = {
  '/': [
    'Serving Houston for',
    'Emergency arrival in 20–30 minutes',
    'id="quote-form"',
    'Max 4 files, 40MB total. Images and PDFs only.',
    'No testimonials available yet.',
    'Leave a Review',
    'View All Reviews',
    '1000+',
    '24/7',
    '100% licensed and insured',
    ...areas,
  ],
  '/services': ['Our Services', 'Request a Quote', 'Leave a Review'],
  '/services/automobile': ['All services', 'href="/services"', 'id="lost-car-keys"', 'id="proof"'],
  '/about': ['$2M', '$50,000', 'Integrity', 'Reliability', 'Expertise', 'Community', 'href="/#quote-form"'],
  '/contact': [...contactSections, 'Send the message'],
  '/quote': [...contactSections, 'Max 4 files, 40MB total. Images and PDFs only.', 'Get my free quote'],
  '/faq': [
    'Expand All',
    'Collapse All',
    ...wordsFor(faqWords, ourSpeech(defaultProfile)).categories.map(({ title }) => title),
    '$65',
    '$85',
    '7 AM to 7 PM',
  ],
  '/brands': [...brandsWords.brands.map(({ name }) => name), '#quote-form'],
  '/blog': ['All Posts', 'Top 5 Security Tips for Houston Businesses', 'href="/contact"'],
  '/blog/what-to-do-when-locked-out': [
    'Emergency Services',
    'Get Quote',
    'href="/services/automobile"',
    '10 min',
  ],
  '/reviews': ['Leave a Review', 'href="/quote"'],
  '/reviews/new': ['Excellent', 'Poor'],
  '/privacy': ['lantern.guest'],
  '/search?q=deadbolt': ['/services/residential'],
  '/search?q=Tulsa': ['Ask if we come to you'],
  '/search?q=Zeppelin': ['Ask if we work on it'],
}

/** As it is read: React's borders of texts and what keeps words on one line are no part of a text. */
const withoutLineRules = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replaceAll('\u00a0', ' ')
    .replace(/<span class="whitespace-nowrap">([^<]*)<\/span>/g, '$1')

const contactLabels = /Request a Consultation|Get a Quote|Request an Assessment/

/** One for all: no test changes it. */
let lantern: TestLantern
beforeAll(async () => {
  lantern = await lanternWithPages()
  await addFirstPosts(lantern.db)
})
afterAll(() => lantern?.[Symbol.asyncDispose]())

describe('every public page, without script', () => {
  test('shows the frame and the texts that the specification quotes', async () => {
    for (const [path, texts] of Object.entries(pages)) {
      const response = await lantern.fetch(path)
      const html = withoutLineRules(await response.text())
      expect(response.status, path).toBe(200)
      const missing = [...everyPage, ...texts].filter((text) => !html.includes(text))
      expect(missing, path).toEqual([])
      expect(html, path).not.toMatch(
        /<script[^>]*\bsrc=|__reactRouterContext|<link[^>]*modulepreload|\sstyle="/,
      )
    }
  })

  test('a form of a visitor loads nothing of the panel', async () => {
    const { island } = await (await builtPages(undefined)).of(languages[0])
    for (const form of ['quote-form', 'contact-form', 'review-form', 'review-dialog'])
      expect(island(form).preload.join('\n'), form).not.toMatch(/\/(?:panel|admin)/)
  })

  test('each service page has six cards of a drawing, four points, and its call to action', async () => {
    const choices: Record<string, string> = {
      automobile: 'automotive',
      safe: 'safes',
      'door-services': 'commercial',
    }
    for (const slug of serviceSlugs) {
      const html = await (await lantern.fetch(`/services/${slug}`)).text()
      const cards = html.match(/<ul class="card-sheet folding-cards">[\s\S]*?<\/section>/)?.[0] ?? ''
      expect(cards.match(/role="img"/g), slug).toHaveLength(6)
      expect(cards.match(/<h3/g), slug).toHaveLength(6)
      expect(cards.match(/<ul class="points[^>]*>(<li>[^<]+<\/li>){4}<\/ul>/g), slug).toHaveLength(6)
      expect(html, slug).toMatch(contactLabels)
      const choice = choices[slug] ?? slug
      const [hero, closing] =
        slug === 'emergency'
          ? ['/contact', '/contact']
          : [`/quote?service=${choice}`, `/contact?service=${choice}`]
      const placed = (place: string, address: string) =>
        new RegExp(`data-place="${place}"(?:(?!data-place)[^])*href="${address.replace('?', '\\?')}"`)
      expect(html, slug).toMatch(placed('hero', hero))
      expect(html, slug).toMatch(placed('action', closing))
      expect(html, slug).toContain('href="tel:+17135550142"')
    }
  })

  test('no two drawings of the service pages are the same', async () => {
    const drawings: string[] = []
    for (const slug of serviceSlugs) {
      const html = await (await lantern.fetch(`/services/${slug}`)).text()
      for (const [, inner] of html.matchAll(/<svg viewBox="[^"]+" role="img"[^>]*>([\s\S]*?)<\/svg>/g))
        drawings.push(inner ?? '')
    }
    expect(drawings).toHaveLength(8 * 7)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

test('leftovers of the old site lead on for good; an unknown post to the list; anything else is a helpful 404', async () => {
  const answer = async (path: string) => {
    const { status, headers } = await lantern.fetch(path)
    return [status, headers.get('location')]
  }
  expect(await answer('/test-cards')).toEqual([301, '/services'])
  expect(await answer('/services/test')).toEqual([301, '/services'])
  expect(await answer('/services/simple-auto')).toEqual([301, '/services/automobile'])
  expect(await answer('/blog/never-written')).toEqual([302, '/blog'])
  for (const path of ['/nowhere', '/no/such/page', '/services/plumbing']) {
    const response = await lantern.fetch(path)
    expect(response.status, path).toBe(404)
    const html = await response.text()
    expect(html, path).toContain('href="tel:+17135550142"')
    expect(html, path).toContain('action="/search"')
  }
  const receipt = await lantern.fetch('/receipt/made.up')
  expect(receipt.status).toBe(404)
  expect(await receipt.text()).toContain('href="tel:+17135550142"')
})

test('what no form of ours sends is refused, and logged as no failure', async () => {
  const statusOf = async (path: string, init: RequestInit = {}) => (await lantern.fetch(path, init)).status
  for (const path of ['/search?q=%00', '/blog/a%00b', '/reviews?service=%00'])
    expect([path, await statusOf(path)]).toEqual([path, 400])
  for (const path of ['/?index', '/quote', '/contact', '/reviews', '/reviews/new']) {
    const headers = { 'content-type': 'application/json' }
    expect([path, await statusOf(path, { method: 'POST', headers, body: '{}' })]).toEqual([path, 415])
  }
  const noStars = new URLSearchParams({ rating: 'many' })
  expect(await statusOf('/reviews/new', { method: 'POST', body: noStars })).toBe(422)
})

test('a service that is only a name of JavaScript’s is not chosen beforehand', async () => {
  for (const path of ['/?service=toString', '/contact?service=constructor'])
    expect(await (await lantern.fetch(path)).text()).not.toMatch(/toString|constructor/)
})

test('the page for who is locked out weighs at most 15 kB, and asks for no other file', async () => {
  const html = await (await lantern.fetch('/sos')).text()
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(15_000)
  const { lookUp = '' } = defaultProfile.licenses[0] ?? {}
  expect(html).toMatch(new RegExp(`<a href="${lookUp}"[^>]*>Our license: B00000000</a>`))
  expect(html).not.toMatch(/<link[^>]* rel="(?:stylesheet|preload|modulepreload)"|<script[^>]* src=|<img /)
})
