import { expect, test } from 'vitest'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { builtPages } from '#server/pages/built-pages.ts'
import { crawl, matchesIn } from '#tests/crawled-site.ts'
import { call, dataOf, ownerCookie, type TestLantern, testLantern } from '#tests/lantern.ts'

const phone = (label: string, display: string) => ({ label, display })

const albuquerque = {
  name: 'Sandia Lock Service',
  tagline: 'Mobile locksmith, Albuquerque',
  place: {
    street: '4113 Rio Bravo SW',
    city: 'Albuquerque',
    state: 'NM',
    postalCode: '87105',
    latitude: 35.0844,
    longitude: -106.6504,
    walkIn: false,
  },
  dispatch: phone('Dispatch', '(505) 272-0117'),
  office: phone('Front desk', '(505) 272-0118'),
  email: 'desk@sandialock.net',
  timeZone: 'America/Denver',
  licenses: [
    {
      number: 'GS-29 398112',
      holder: 'Sandia Lock Service LLC',
      covers: 'Locks and doors',
      authority: 'New Mexico Construction Industries Division',
      lookUp: 'https://public.psiexams.com/search.jsp',
    },
  ],
  since: 1998,
  crewExperience: 'three decades',
  customers: '7400+',
  rating: {
    value: 4.6,
    count: 391,
    source: 'Google',
    url: 'https://g.page/sandia-lock/reviews',
    asOf: '2026-10-14',
  },
  affiliations: ['Rio Grande Locksmiths Guild'],
  nights: true,
  emergencyArrival: { from: 41, to: 67 },
  averageArrivalMinutes: 52,
  callbackMinutes: 37,
  emergencyCallbackMinutes: 9,
  sameDayBefore: '11:20 AM',
  laborWarrantyDays: 123,
  liabilityInsurance: '$3M',
  bond: '$27,500',
  serviceCall: { residential: '$71', commercial: '$93' },
  fees: { afterHours: '$48', trip: '$29' },
  deposit: 'none',
  paymentMethods: ['card', 'cash', 'transfer'],
  paymentLink: 'https://pay.sandialock.net/',
  reviewLink: 'https://g.page/sandia-lock/review',
  radiusMiles: { service: 26, freeTravel: 13 },
  serviceAreas: ['Nob Hill', 'Corrales', 'Rio Rancho'],
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:10', closes: '16:40' }],
  officeHours: [{ from: 'Monday', to: 'Thursday', opens: '09:20', closes: '15:50' }],
  closedDays: [{ date: '2027-03-19', name: 'Inventory' }],
  travelMinutes: 25,
  holidays: ['thanksgiving', 'christmas'],
  hiddenServices: ['surveillance'],
  hiddenCards: ['safe/depository-safes'],
  areaPlaces: [],
  logo: null,
  icon: null,
  accent: '#0f766e',
  photos: [],
} satisfies Said

type Line = { label: string; display: string }
type Said = Omit<BusinessProfile, 'dispatch' | 'office'> & { dispatch: Line; office: Line | null }

const columbus = {
  ...Object.fromEntries(Object.keys(albuquerque).map((name) => [name, null])),
  ...{ affiliations: [], licenses: [], paymentMethods: [], serviceAreas: [], closedDays: [], holidays: [] },
  ...{
    fieldHours: [],
    officeHours: [],
    hiddenServices: [],
    hiddenCards: [],
    photos: [],
    areaPlaces: [],
    nights: false,
  },
  serviceCall: { residential: null, commercial: null },
  fees: { afterHours: null, trip: null },
  radiusMiles: { service: null, freeTravel: null },
  name: 'Olentangy Keys',
  place: { ...albuquerque.place, street: null, city: 'Columbus', state: 'OH', postalCode: null },
  dispatch: phone('Phone', '(614) 227-0190'),
  timeZone: 'America/New_York',
}

const save = 'mutation ($input: BusinessProfileInput!) { updateBusinessProfile(input: $input) { version } }'

const lanternWithPages = async () => testLantern({ pages: await builtPages(undefined) })

async function say(lantern: TestLantern, input: object, headers: Record<string, string>) {
  dataOf(await call(lantern, save, { input }, headers), 'updateBusinessProfile')
}

const files = [
  '/manifest.webmanifest',
  '/blog/feed.xml',
  '/blog/feed.json',
  '/robots.txt',
  '/sitemap.xml',
  '/sos',
]

async function readSite(lantern: TestLantern): Promise<Map<string, string>> {
  const pages = await crawl('/', (path) => lantern.fetch(path), 'http://localhost')
  const texts = new Map<string, string>()
  for (const { path, html, status } of pages.values()) if (status === 200) texts.set(path, readable(html))
  for (const path of files) texts.set(path, readable(await (await lantern.fetch(path)).text()))
  return texts
}

const readable = (html: string) =>
  html
    .replace(/<style\b.*?<\/style>/gs, '')
    .replace(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/ (?:d|transform|points|viewBox|x|y|r|cx|cy)="[^"]*"/g, '')
    .replace(/ data-[a-z]+="[^"]*"/g, '')
    .replace(/(href|src|action|data-island|data-src)="\/[^"]*"/g, '')

/** What only the firm in Houston may say. Posts are its own, and name it where they are. */
const defaultFirm =
  /Houston|Texas|\bTX\b|Harris County|The Heights|Montrose|River Oaks|Galleria|Beltway|610 Loop|the Loop\b|\bDPS\b|\bTOPS\b|hurricane|Gulf|555-01|B00000000|Lantern Lock|lantern\.example|over two decades|1000\+|\$2M|\$50,000|20–30|29\.76|95\.36/g

const foundIn = (site: Map<string, string>, pattern: RegExp) =>
  [...site]
    .filter(([path]) => !path.startsWith('/blog'))
    .flatMap(([path, text]) => matchesIn(text, pattern).map((found) => `${path}: ${found}`))

test.each([
  ['Albuquerque', albuquerque],
  ['Columbus', columbus],
])('nothing on the site of a firm in %s is of the firm in Houston', async (_city, firm) => {
  await using lantern = await lanternWithPages()
  await say(lantern, firm, await ownerCookie(lantern))
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(firm.name)
  expect(foundIn(await readSite(lantern), defaultFirm)).toEqual([])
})

test('a firm that says no more than its name, place and number claims nothing else', async () => {
  await using lantern = await lanternWithPages()
  await say(lantern, columbus, await ownerCookie(lantern))
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(columbus.name)
  const claims =
    /24\/7|any hour|day and night(?! colors)|same.day|insured|bonded|licensed|warrant[yi]|deposit(?!or)|\$\d|\d+\+? (?:years|minutes|miles|customers|reviews)/gi
  expect(foundIn(await readSite(lantern), claims)).toEqual([])
})

/** Values that no other fact has, so that a trace of one is its own. */
const traces: { fact: string; without: object; trace: RegExp }[] = [
  { fact: 'tagline', without: { tagline: null }, trace: /Mobile locksmith, Albuquerque/ },
  { fact: 'street', without: { place: { ...albuquerque.place, street: null } }, trace: /Rio Bravo/ },
  { fact: 'office', without: { office: null }, trace: /272-0118|Front desk/ },
  { fact: 'email', without: { email: null }, trace: /sandialock\.net(?!\/)/ },
  { fact: 'licenses', without: { licenses: [] }, trace: /GS-29|398112|licensed|license number/i },
  { fact: 'since', without: { since: null }, trace: /\b1998\b|28\+/ },
  { fact: 'crewExperience', without: { crewExperience: null }, trace: /three decades/ },
  { fact: 'customers', without: { customers: null }, trace: /7400/ },
  { fact: 'rating', without: { rating: null }, trace: /\b391\b|4\.6/ },
  { fact: 'affiliations', without: { affiliations: [] }, trace: /Rio Grande|memberOf/ },
  { fact: 'nights', without: { nights: false }, trace: /24\/7|any hour|day and night(?! colors)/i },
  { fact: 'arrival', without: { emergencyArrival: null }, trace: /41–67/ },
  { fact: 'average', without: { averageArrivalMinutes: null }, trace: /\b52 minutes/ },
  { fact: 'callback', without: { callbackMinutes: null }, trace: /\b37 minutes/ },
  { fact: 'same day', without: { sameDayBefore: null }, trace: /11:20|same day service/i },
  { fact: 'warranty', without: { laborWarrantyDays: null }, trace: /\b123\b/ },
  { fact: 'insurance', without: { liabilityInsurance: null }, trace: /\$3M/ },
  { fact: 'bond', without: { bond: null }, trace: /27,500/ },
  { fact: 'prices', without: { serviceCall: { residential: null, commercial: null } }, trace: /\$71|\$93/ },
  { fact: 'fees', without: { fees: { afterHours: null, trip: null } }, trace: /\$48|\$29/ },
  { fact: 'deposit', without: { deposit: null }, trace: /deposit(?!or)/i },
  { fact: 'payment', without: { paymentMethods: [] }, trace: /credit or debit|paymentAccepted/ },
  { fact: 'review link', without: { reviewLink: null }, trace: /sandia-lock\/review"/ },
  {
    fact: 'radius',
    without: { radiusMiles: { service: null, freeTravel: null } },
    trace: /26 mi|13 mi|13-mile/,
  },
  { fact: 'areas', without: { serviceAreas: [] }, trace: /Nob Hill|Corrales/ },
  { fact: 'field hours', without: { fieldHours: [] }, trace: /8:10/ },
  { fact: 'office hours', without: { officeHours: [] }, trace: /9:20/ },
]

/** Places that something left behind; what is hidden or a status is filled in by a script. */
const gaps =
  /<(p|h[1-6]|li|dt|dd|ul|ol|dl|strong|figcaption|address)\b(?![^>]*(?: hidden| role="status"))[^>]*>\s*<\/\1>|\bundefined\b|\[object|>null<|\{[a-z]\w*\}|\s[,.;](?=\s)|(?:· ){2}/g

test('each fact that is absent leaves no trace on any page, and no gap', async () => {
  await using lantern = await lanternWithPages()
  const headers = await ownerCookie(lantern)
  await say(lantern, albuquerque, headers)
  await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(albuquerque.name)
  const whole = await readSite(lantern)
  expect(foundIn(whole, gaps)).toEqual([])
  const left: string[] = []
  for (const [index, { fact, without, trace }] of traces.entries()) {
    if (foundIn(whole, new RegExp(trace, 'g')).length === 0)
      left.push(`${fact}: stands nowhere when it is there`)
    const name = `${albuquerque.name} No. ${index}`
    await say(lantern, { ...albuquerque, ...without, name }, headers)
    await expect.poll(async () => (await lantern.fetch('/')).text()).toContain(name)
    const site = await readSite(lantern)
    for (const found of foundIn(site, new RegExp(trace, `g${trace.flags}`))) left.push(`${fact}: ${found}`)
    for (const found of foundIn(site, gaps)) left.push(`${fact}, gap: ${found}`)
  }
  expect(left).toEqual([])
}, 240_000)

test('the firm in Houston says all that it said', async () => {
  await using lantern = await lanternWithPages()
  const home = await (await lantern.fetch('/')).text()
  for (const text of [
    'Lantern Lock &amp; Door',
    'Houston, day and night',
    '20–30',
    '$2M',
    'B00000000',
    '1000+',
  ])
    expect(home).toContain(text)
})
