import { expect, test } from 'vitest'
import { type BusinessProfile, defaultProfile } from '#content/profile/business-profile.ts'
import { wordsFor } from '#content/texts.ts'
import { factsOf } from '../facts.ts'
import { closedWords } from '../hours.ts'
import { customerMailWords, reviewRequestWords } from '../mail/customer-mail.ts'
import { demonstrationMessages, demonstrationQuotes, demonstrationReviews } from '../panel/demonstration.ts'
import { callInsteadWords, noticeWords } from '../promise.ts'
import { textsOf } from '../writing-rules.ts'
import { contactFormWords } from './contact-form.ts'
import { faqWords } from './faq.ts'
import { quoteFormWords } from './quote-form.ts'
import { receiptWords, whileYouWait } from './receipt.ts'

/** No fact, no claim: what the questions, the promise, the forms, the receipt and the mails to customers say of other firms. */

const written = {
  faqWords,
  closedWords,
  noticeWords,
  callInsteadWords,
  quoteFormWords,
  contactFormWords,
  receiptWords,
  whileYouWait,
  customerMailWords,
  reviewRequestWords,
}
const madeUp = { demonstrationMessages, demonstrationQuotes, demonstrationReviews }

const place: BusinessProfile['place'] = {
  street: null,
  city: 'Albuquerque',
  state: 'NM',
  postalCode: null,
  latitude: null,
  longitude: null,
  walkIn: false,
}

const bare: BusinessProfile = {
  ...Object.fromEntries(
    Object.entries(defaultProfile).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  ),
  name: 'Sandia Lock Service',
  place,
  dispatch: { label: 'Phone', display: '(505) 555-0117', e164: '+15055550117' },
  timeZone: 'America/Denver',
  nights: false,
  serviceCall: { residential: null, commercial: null },
  fees: { afterHours: null, trip: null },
  radiusMiles: { service: null, freeTravel: null },
} as BusinessProfile

const full: BusinessProfile = {
  ...defaultProfile,
  name: bare.name,
  dispatch: bare.dispatch,
  timeZone: bare.timeZone,
  tagline: 'Locks in Albuquerque',
  place: { ...place, street: '1 Central Ave', postalCode: '87102', latitude: 35.08, longitude: -106.65 },
  licenses: [
    {
      number: 'GS-29 398112',
      holder: 'Sandia Lock Service LLC',
      covers: 'Locksmith',
      authority: 'Construction Industries Division',
      lookUp: 'https://register.example/',
    },
  ],
  fees: { afterHours: '$40', trip: '$25' },
  paymentMethods: ['card', 'cash', 'check', 'transfer', 'invoice'],
  paymentLink: 'https://pay.example/',
  reviewLink: 'https://reviews.example/',
  serviceAreas: ['Nob Hill', 'Old Town'],
}

const saidBy = (profile: BusinessProfile, words: object = { ...written, ...madeUp }) =>
  textsOf(wordsFor(words, factsOf(profile, 2026)))

const elsewhere =
  /Houston|Texas|\bTOPS\b|\bDPS\b|Harris|\bthe Loop\b|Beltway|hurricane|Gulf|humid|\bclay\b|Montrose|Katy|713/i

test.each([
  ['bare', bare],
  ['full', full],
])('a %s firm in Albuquerque says nothing of Houston', (_name, profile) => {
  expect(saidBy(profile).filter((text) => elsewhere.test(text))).toEqual([])
})

const claims =
  /24\/7|any hour|day and night|at night|midnight|right now|same day|insur|\bbond|licens|warrant|deposit|\$|\d+ (minutes|miles)|business hours/i

/** Said of customers, of every locksmith, or filled in only where there is one. */
const harmless = [
  'For a home: a driver’s license with the address',
  'License {number}, {holder}',
  'the last tenant',
]

test('a firm that has said nothing of itself claims nothing', () => {
  const found = saidBy(bare, written).filter((text) => claims.test(text))
  expect(found.filter((text) => !harmless.some((one) => text.includes(one)))).toEqual([])
})

test('a firm without hours, methods of payment, papers or warranty has no questions about them', () => {
  const { categories } = wordsFor(faqWords, factsOf(bare))
  expect(categories.map(({ id, items }) => [id, ...items.map(({ id }) => id)])).toEqual([
    ['pricing-and-estimates', 'service-call-price', 'free-estimate', 'rekey-or-replace'],
    ['response-times', 'arrival-time'],
    ['service-areas', 'areas', 'travel-fee'],
    ['emergency-services', 'what-is-an-emergency', 'damage', 'proof'],
    ['common-scenarios', 'moved-in', 'lost-car-keys', 'door-sticks', 'employee-left'],
  ])
})

test('a service that is not offered takes its questions along', () => {
  const { categories } = wordsFor(
    faqWords,
    factsOf({ ...full, hiddenServices: ['automobile', 'commercial'] }),
  )
  const ids = categories.flatMap(({ items }) => items.map(({ id }) => id as string))
  expect(ids).not.toContain('lost-car-keys')
  expect(ids).not.toContain('employee-left')
})

const blanked: [string, Partial<BusinessProfile>][] = [
  ...Object.entries(bare).flatMap(([name, value]): [string, Partial<BusinessProfile>][] =>
    ['name', 'place', 'dispatch', 'timeZone'].includes(name) ? [] : [[name, { [name]: value }]],
  ),
  ['residential price', { serviceCall: { ...full.serviceCall, residential: null } }],
  ['commercial price', { serviceCall: { ...full.serviceCall, commercial: null } }],
  ['fee after hours', { fees: { ...full.fees, afterHours: null } }],
  ['fee for the trip', { fees: { ...full.fees, trip: null } }],
  ['miles', { radiusMiles: { ...full.radiusMiles, service: null } }],
  ['free miles', { radiusMiles: { ...full.radiusMiles, freeTravel: null } }],
  ['counter', { place: { ...full.place, walkIn: true } }],
  ['cards only', { paymentMethods: ['card'] }],
  ['invoices only', { paymentMethods: ['invoice'] }],
  ['no deposit', { deposit: 'none' }],
  ['authority', { licenses: full.licenses.map((license) => ({ ...license, authority: null })) }],
  ['register', { licenses: full.licenses.map((license) => ({ ...license, lookUp: null })) }],
]

const given =
  /\{(number|time|about|count|customer|staff|news|n|set|digits|address|day|days|callAt|holder|site|service|phone|name|email|percent|sent|size|feet)\}/g

test.each([['nothing', {}] as (typeof blanked)[number], ...blanked])(
  'no trace and no gap where this is absent: %s',
  (_name, change) => {
    for (const profile of [full, defaultProfile]) {
      const texts = saidBy({ ...profile, ...change }).map((text) => text.replace(given, 'x'))
      expect(texts.filter((text) => /[{}]|undefined|null| {2}| [.,;?]|^\s|\(\)/.test(text))).toEqual([])
    }
  },
)

const isId = /^[a-z-]+$/

test.each<[string, Partial<BusinessProfile>, RegExp]>([
  ['nights', { nights: false }, /any hour|24\/7|midnight|right now|day and night/],
  ['callback', { callbackMinutes: null }, /within \d+ minutes/],
  ['licenses', { licenses: [] }, /licensed|license number|a license/],
  ['insurance', { liabilityInsurance: null }, /insurance/],
  ['bond', { bond: null }, /\bbond\b/],
  ['warranty', { laborWarrantyDays: null }, /warranty/],
  ['deposit', { deposit: null }, /deposit/],
  ['email', { email: null }, /reply to this email|by email or/],
  ['booked early', { sameDayBefore: null }, /same day if/],
  ['methods', { paymentMethods: [] }, /How can I pay|by invoice/],
  ['hours', { fieldHours: [], officeHours: [] }, /business hours|working hours/],
])('no claim of it is left: %s', (_name, change, claim) => {
  const said = (profile: BusinessProfile) =>
    saidBy(profile, written).filter((text) => claim.test(text) && !isId.test(text))
  expect(said(full)).not.toEqual([])
  expect(said({ ...full, ...change })).toEqual([])
})

test.each(blanked)('no answer begins in the middle where this is absent: %s', (_name, change) => {
  const { categories } = wordsFor(faqWords, factsOf({ ...full, ...change }))
  const firsts = categories.flatMap(({ items }) => items.flatMap(({ answer }) => [...answer]))
  expect(
    firsts.filter((text) => /^(It|That|Those|Then|Between|You find|The rest|Businesses can)\b/.test(text)),
  ).toEqual([])
})
