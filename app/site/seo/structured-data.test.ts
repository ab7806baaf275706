import { expect, onTestFinished, test, vi } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { weekdays } from '#content/time/clocks.ts'
import { bareProfile, fullProfile, inOurWords, ourSpeech } from '#tests/firms.ts'
import { graphBreaches } from '#tests/schema-org/graph-breaches.ts'
import { readVocabulary } from '#tests/schema-org/vocabulary.ts'
import { faqWords } from '#words/site/faq.ts'
import { firstPostContent, firstPosts } from '#words/site/first-posts.ts'
import { openingHours } from './structured-business.ts'
import { type GraphOfPage, pageGraph } from './structured-data.ts'
import type { Site } from './structured-ids.ts'
import { blog, blogPosting, faqQuestions, serviceThing } from './structured-subjects.ts'

const vocabulary = readVocabulary()
const site: Site = {
  origin: 'https://example.com',
  profile: { ...inOurWords(defaultProfile), affiliations: ['An association'] },
  languages: [{ code: 'en' }, { code: 'es' }],
}
const page: GraphOfPage = {
  title: 'Our services',
  description: 'What we do.',
  path: '/services',
  imageUrl: 'https://example.com/share/services.png',
}
const posts = firstPosts.map(({ publishedAt, author, file, ...post }) => ({
  ...post,
  author: author.name,
  listedAt: publishedAt,
  updatedAt: publishedAt,
  image: '/files/cover.png',
  html: `<p>${firstPostContent(file)}</p>`,
}))

const faq = wordsFor(faqWords, ourSpeech(defaultProfile))

const subjects: Record<string, Partial<GraphOfPage>> = {
  home: {},
  about: { kind: 'AboutPage', trail: { here: 'About' } },
  contact: { kind: 'ContactPage' },
  faq: { kind: 'FAQPage', subject: faqQuestions(faq.categories) },
  blog: { kind: 'CollectionPage', subject: blog(site, posts) },
  ...Object.fromEntries(serviceSlugs.map((slug) => [slug, { subject: serviceThing(site, slug) }])),
  ...Object.fromEntries(
    posts.map((post) => [post.slug, { path: `/blog/${post.slug}`, subject: blogPosting(site, post) }]),
  ),
}

test.each(Object.entries(subjects))('the graph of %s keeps to the vocabulary', (_name, subject) => {
  expect(graphBreaches(pageGraph(site, { ...page, ...subject }), vocabulary)).toEqual([])
})

test.each([
  ['a type', { '@type': 'Lockpicker' }, 'no type Lockpicker'],
  ['a property', { '@type': 'Locksmith', keyCount: 3 }, 'has no such property'],
  ['a property of another type', { '@type': 'Person', geoRadius: 3 }, 'has no such property'],
  ['a retired property', { '@type': 'Locksmith', branchOf: { '@type': 'Locksmith' } }, 'retired'],
  ['a value', { '@type': 'Locksmith', foundingDate: 'long ago' }, 'is none of Date'],
  ['a thing as value', { '@type': 'Locksmith', founder: { '@type': 'City' } }, 'is none of'],
  ['a day', { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Caturday' }, 'is none of DayOfWeek'],
  ['a mention', { '@type': 'WebSite', publisher: { '@id': '#nobody' } }, 'is described nowhere'],
])('%s that schema.org does not know is found', (_name, thing, says) => {
  const found = graphBreaches({ '@context': 'https://schema.org', '@graph': [thing] }, vocabulary)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(says)
})

test('the vocabulary was read whole', () => {
  expect(vocabulary.types.size).toBeGreaterThan(900)
  expect(vocabulary.types.get('Thing')?.properties.size).toBeGreaterThan(10)
})

function businessOf(changes: Partial<BusinessProfile>) {
  const graph = pageGraph({ ...site, profile: { ...inOurWords(defaultProfile), ...changes } }, page)
  const found = graph['@graph'].find((thing) => Object(thing)['@type'] === 'Locksmith')
  return Object(found) as Record<string, unknown>
}

test('the phone is answered at any hour; booked work and the office have their own hours', () => {
  const { openingHoursSpecification, department, contactPoint } = businessOf({})
  const always = { opens: '00:00', closes: '23:59', dayOfWeek: weekdays }
  expect(openingHoursSpecification).toMatchObject(always)
  expect(contactPoint).toMatchObject([{ hoursAvailable: always }, {}])
  expect(department).toMatchObject([
    {
      name: 'Lantern Lock & Door, booked work',
      openingHoursSpecification: [{ opens: '07:00', closes: '19:00' }, { dayOfWeek: ['Saturday'] }],
    },
    {
      name: 'Lantern Lock & Door, office',
      openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }, { dayOfWeek: ['Saturday'] }],
    },
  ])
})

test('closed days are told for the year that comes, of booked work and the office while every hour is answered', () => {
  vi.useFakeTimers({ now: new Date('2026-11-26T18:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const closed: Partial<BusinessProfile> = {
    holidays: ['christmas'],
    closedDays: [
      { date: '2026-11-25', name: 'Past' },
      { date: '2026-11-27', name: null },
    ],
  }
  const special = ['2026-11-27', '2026-12-25'].map((date) => ({
    validFrom: date,
    validThrough: date,
    opens: '00:00',
    closes: '00:00',
  }))
  const answersAlways = businessOf(closed)
  expect(answersAlways).not.toHaveProperty('specialOpeningHoursSpecification')
  expect(answersAlways.department).toMatchObject([
    { specialOpeningHoursSpecification: special },
    { specialOpeningHoursSpecification: special },
  ])
  expect(businessOf({ ...closed, nights: false })).toMatchObject({
    specialOpeningHoursSpecification: special,
  })
  const past = closed.closedDays?.slice(0, 1) ?? []
  for (const changes of [{}, { closedDays: past }])
    expect(businessOf({ ...changes, nights: false })).not.toHaveProperty('specialOpeningHoursSpecification')
})

test('where the business is, how one pays and speaks, and pages about it that its facts name', () => {
  expect(businessOf({})).toMatchObject({
    address: { addressLocality: 'Houston', addressRegion: 'TX', addressCountry: 'US' },
    geo: { latitude: 29.7604, longitude: -95.3698 },
    hasMap: 'https://www.openstreetmap.org/#map=10/29.7604/-95.3698',
    areaServed: [{ '@type': 'City' }, { '@type': 'GeoCircle' }],
    paymentAccepted: 'Credit card, Debit card, Cash, Check',
    knowsLanguage: ['en', 'es'],
  })
  expect(businessOf({ rating: null })).not.toHaveProperty('sameAs')
  const url = 'https://g.page/mesa-lock'
  expect(businessOf({ rating: { ...rating, url } }).sameAs).toEqual([url])
})

const rating = { value: 4.9, count: 31, source: 'Google', url: 'https://g.page/mesa', asOf: '2026-11-01' }

test('the answer about payment names every way that search engines are told', () => {
  const answers = faq.categories.flatMap(({ items }) => items.flatMap(({ answer }) => answer))
  for (const way of ['credit', 'debit card', 'cash', 'check'])
    expect(answers.filter((text) => text.toLowerCase().includes(way))).not.toEqual([])
})

test.each([
  ['as little as it may', bareProfile],
  ['all that it can', fullProfile],
  ['all but where on the map it is', { ...fullProfile, place: { ...fullProfile.place, latitude: null } }],
])('a business in Albuquerque that says %s is nowhere near Houston', (_said, profile) => {
  const elsewhere = { ...site, profile: inOurWords(profile) }
  const graphs = [{}, ...serviceSlugs.map((slug) => ({ subject: serviceThing(elsewhere, slug) }))].map(
    (subject) => pageGraph(elsewhere, { ...page, ...subject }),
  )
  for (const graph of graphs) {
    expect(graphBreaches(graph, vocabulary)).toEqual([])
    expect(JSON.stringify(graph)).not.toMatch(/Houston|Texas|"TX"|29\.76|\[\]|""|null|undefined/)
  }
  expect(businessOf(profile).address).toMatchObject({ addressLocality: 'Albuquerque', addressRegion: 'NM' })
})

test('a page about something else says of the business who and where it is', () => {
  const graph = pageGraph(site, { ...page, subject: serviceThing(site, 'safe') })['@graph']
  const found = graph.find((thing) => Object(thing)['@type'] === 'Locksmith')
  const named = ['@id', '@type', 'address', 'areaServed', 'image', 'logo', 'name', 'telephone', 'url']
  expect(Object.keys(Object(found)).sort()).toEqual(named)
  expect(businessOf({})).toMatchObject(Object(found))
})

test('what a business has not said is no property', () => {
  expect(Object.keys(businessOf(bareProfile)).sort()).toEqual([
    ...['@id', '@type', 'address', 'areaServed', 'contactPoint', 'description', 'image', 'knowsLanguage'],
    ...['logo', 'makesOffer', 'name', 'telephone', 'url'],
  ])
  expect(businessOf({ ...bareProfile, hiddenServices: serviceSlugs })).not.toHaveProperty('makesOffer')
})

test('where a business is, and who licensed it, is what it says', () => {
  expect(businessOf(fullProfile)).toMatchObject({
    address: { streetAddress: '4113 Rio Bravo SW', postalCode: '87105' },
    geo: { latitude: 35.0844, longitude: -106.6504 },
    hasCredential: [
      {
        identifier: 'GS-29 398112',
        url: 'https://public.psiexams.com/search.jsp',
        recognizedBy: { name: 'New Mexico Construction Industries Division' },
      },
    ],
  })
})

test('a hidden card is no offer', () => {
  const profile = { ...inOurWords(defaultProfile), hiddenCards: ['safe/depository-safes'] }
  expect(JSON.stringify(serviceThing({ ...site, profile }, 'safe'))).not.toContain('depository')
})

test('nothing rates the business, and no street is claimed', () => {
  const text = JSON.stringify(Object.values(subjects).map((each) => pageGraph(site, { ...page, ...each })))
  expect(text).not.toMatch(/aggregateRating|"review"|streetAddress/)
})

test('a crew is no person; an author with a name is', () => {
  const by = (author: string) =>
    posts.slice(0, 1).map((post) => JSON.stringify(blogPosting(site, { ...post, author }).author))[0]
  expect(by('The Lantern crew')).toContain('"Organization"')
  expect(by('Dana Whitfield')).toContain('"Person"')
  expect(by(site.profile.name)).toBe('{"@id":"https://example.com/#business"}')
})

const daysOf = (from: 'Monday' | 'Saturday' | 'Sunday', to: 'Monday' | 'Friday' | 'Sunday') =>
  openingHours([{ from, to, opens: '08:00', closes: '16:00' }])[0]?.dayOfWeek

test('a run of days is spelled out, also over the end of the week', () => {
  expect(daysOf('Monday', 'Friday')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
  expect(daysOf('Saturday', 'Monday')).toEqual(['Saturday', 'Sunday', 'Monday'])
  expect(daysOf('Sunday', 'Sunday')).toEqual(['Sunday'])
})
