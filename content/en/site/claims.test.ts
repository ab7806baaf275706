import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { bareProfile } from '#tests/firms.ts'
import { factsOf } from '../facts.ts'

const bare: BusinessProfile = {
  ...bareProfile,
  place: { ...bareProfile.place, latitude: 35.0844, longitude: -106.6504 },
}

const full: BusinessProfile = {
  ...bare,
  tagline: 'Locks and doors',
  place: { ...bare.place, street: '12 Cedar Street', postalCode: '87102' },
  office: { label: 'Office', display: '(505) 555-0118', e164: '+15055550118' },
  email: 'hello@sandia.example.com',
  licenses: [
    {
      number: 'NM-4471',
      holder: 'Sandia Locks LLC',
      covers: 'Locksmith work',
      authority: 'New Mexico Regulation and Licensing Department',
      lookUp: 'https://license.example.com',
    },
  ],
  since: 1998,
  crewExperience: 'three decades',
  customers: '4000+',
  rating: {
    value: 4.7,
    count: 212,
    source: 'Google',
    url: 'https://reviews.example.com',
    asOf: '2026-10-01',
  },
  affiliations: ['Locksmiths of the Southwest'],
  nights: true,
  emergencyArrival: { from: 45, to: 75 },
  averageArrivalMinutes: 52,
  callbackMinutes: 40,
  emergencyCallbackMinutes: 10,
  sameDayBefore: 'noon',
  laborWarrantyDays: 60,
  liabilityInsurance: '$1M',
  bond: '$25,000',
  serviceCall: { residential: '$71', commercial: '$93' },
  fees: { afterHours: '$41', trip: '$19' },
  deposit: 'forOrders',
  paymentMethods: ['card', 'cash', 'check', 'transfer', 'invoice'],
  paymentLink: 'https://pay.example.com',
  reviewLink: 'https://write.example.com',
  radiusMiles: { service: 25, freeTravel: 12 },
  serviceAreas: ['Old Town', 'Nob Hill'],
  fieldHours: [{ from: 'Monday', to: 'Friday', opens: '08:30', closes: '16:30' }],
  officeHours: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '15:00' }],
  closedDays: [{ date: '2026-12-28', name: null }],
  holidays: ['christmas'],
}

/** Files of `content/en` whose texts no visitor reads. */
const ofThePanel =
  /^(?:admin.*|refusals|roles|sign-in-refusals|reply-templates|server-words|writing-rules|demonstration|facts|locale|lead-mail|hours)$/

const pending: readonly string[] = [
  'contact-form',
  'customer-mail',
  'faq',
  'promise',
  'quote-form',
  'receipt',
  'structured-data',
]

/** The built-in posts are drafts for any business but the built-in one. */
const aboutTheBuiltInBusiness = ['first-posts']

const files = ['services/services.ts', ...readdirSync(import.meta.dirname)]
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter(
    (file) => !ofThePanel.test(file) && !pending.includes(file) && !aboutTheBuiltInBusiness.includes(file),
  )

/** Names on the drawings of Houston, which no other place has; labels beside facts, and what any locksmith may say. */
const harmless = [
  /^drawings\.mapWords\.drawing\.(?:county|town|counties|areas|loop)\b/,
  /^drawings\.partLabels\./,
  /^home\.homeWords\.hero\.licensed = License$/,
  /^layout\.layoutWords\.(?:license = License \{number\}|footer\.licensesTitle = )/,
  /^about\.aboutWords\.credentials\.license\./,
  /^contact\.contactWords\.badges\.license = /,
  /^sos\.sosWords\.beware\.license = /,
  /^receipt-visit\.receiptVisitWords\.license = /,
  /by day and night colors/,
  // Of a car, a driver, a dial or the customer's own insurance.
  /license[- ]plate|A license, a lease or the car|for decades|your insurer|Insurance or police report/,
]

const foreign = /Houston|Texas|Harris|Heights|Galleria|\bLoop\b|hurricane|Gulf|humid|\bclay\b|\bDPS\b|TOPS/

const traces = {
  nights: /24\/7|any hour|day and night/i,
  sameDayBefore: /same day|\bnoon/i,
  liabilityInsurance: /insur/i,
  bond: /\bbond/i,
  licenses: /licens/i,
  laborWarrantyDays: /warrant/i,
  deposit: /\bdeposit\b/i,
  rating: /4\.7|212|Google/,
  since: /1998|\d+\+ years/,
  customers: /4000/,
  crewExperience: /decades/,
  callbackMinutes: /40 minutes/,
  emergencyArrival: /45|75/,
  averageArrivalMinutes: /52/,
  email: /sandia\.example/,
  office: /555-0118/,
  serviceAreas: /Old Town/,
  serviceCall: /\$71|\$93/,
  radiusMiles: /\b(?:25|12)[- ]mi/,
} satisfies Partial<Record<keyof BusinessProfile, RegExp>>

const facts = Object.keys(bare).filter(
  (fact): fact is keyof BusinessProfile =>
    JSON.stringify(bare[fact as 'name']) !== JSON.stringify(full[fact as 'name']),
)

const modules = await Promise.all(
  files.map(
    async (file): Promise<[string, object]> => [file, await import(/* @vite-ignore */ `./${file}.ts`)],
  ),
)

/** Every text as "home.homeWords.title = ...", as it stands for a business. */
function textsFor(profile: BusinessProfile): string[] {
  const standing = factsOf(profile, 2026)
  return modules.flatMap(([file, words]) =>
    Object.entries(words)
      .filter(([, value]) => typeof value === 'object' && value !== null)
      .flatMap(([name, value]) => listed(`${file}.${name}`, wordsFor(value, standing))),
  )
}

function listed(path: string, words: unknown): string[] {
  if (typeof words === 'string') return [`${path} = ${words}`]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, value]) => listed(`${path}.${name}`, value))
}

const withWords = (profile: BusinessProfile, pattern: RegExp) =>
  textsFor(profile).filter((text) => pattern.test(text) && !harmless.some((known) => known.test(text)))

test('nothing is said of Houston where the business is elsewhere', () => {
  expect(withWords(bare, foreign)).toEqual([])
  expect(withWords(full, foreign)).toEqual([])
})

test('a business that has entered nothing claims nothing', () => {
  for (const trace of Object.values(traces)) expect(withWords(bare, trace)).toEqual([])
  expect(withWords(bare, /\$|\d+ minutes|\d+\+/)).toEqual([])
})

const names = Object.keys(factsOf(full, 2026)).map((name) => `\\{${name}\\}`)
const gaps = new RegExp([...names, 'undefined', ' {2}', ' [,.?!;]', '= $', '[,:] $'].join('|'))

test.each(facts)('without %s no text has a gap or a trace of it', (fact) => {
  const profile = { ...full, [fact]: bare[fact] }
  expect(withWords(profile, gaps)).toEqual([])
  const trace = fact in traces ? traces[fact as keyof typeof traces] : undefined
  if (trace) expect(withWords(profile, trace)).toEqual([])
})

test('the whole price, before any work: it is promised in no other words', () => {
  const sentences = [full, defaultProfile]
    .flatMap(textsFor)
    .flatMap((text) => text.replace(/^.*? = /, '').split(/(?<=[.?:;]) /))
  const promises = sentences.filter(
    (sentence) =>
      /\bprices?\b|yes to/i.test(sentence) &&
      /\b(?:before|first|until|yes|no)\b/i.test(sentence) &&
      !/new cylinder/.test(sentence),
  )
  expect(promises.length).toBeGreaterThan(7)
  expect(promises.filter((sentence) => !/whole price,? before any work/.test(sentence))).toEqual([])
})

test('the descriptions of the built-in business fit a search result', () => {
  const lengths = textsFor(defaultProfile)
    .map((text) => text.split(' = '))
    .filter(([path = '']) => /Words(?:\.list|\.quote)?\.description$/.test(path))
    .map(([path = '', description = '']) => ({
      path,
      fits: description.length >= 120 && description.length <= 155,
    }))
  expect(lengths.filter(({ fits }) => !fits)).toEqual([])
  expect(lengths.length).toBeGreaterThan(7)
})
