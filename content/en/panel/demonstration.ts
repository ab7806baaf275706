import type { ContactService, QuoteService, ReviewService, ServiceSlug } from '#content/services.ts'
import { type Either, either } from '#content/texts.ts'

/**
 * Made-up customers and what they say, for DEMO=1 alone: with it an empty store is filled, to look at
 * a site in use. Every name begins with the mark, and every page says so.
 */

export const demonstrationMark = 'Demo –'

export const demonstrationPeople: readonly (readonly [firstName: string, lastName: string])[] = [
  ['Dana', 'Whitfield'],
  ['Marcus', 'Oyelaran'],
  ['Priya', 'Raman'],
  ['Luis', 'Cantu'],
  ['Hannah', 'Brandt'],
  ['Terrence', 'Boone'],
  ['Mai', 'Tran'],
  ['Carla', 'Espinoza'],
  ['Owen', 'McBride'],
  ['Leticia', 'Garza'],
  ['Samir', 'Haddad'],
  ['Joyce', 'Pettway'],
]

export const demonstrationQuotes: readonly { service: QuoteService; message: string | Either }[] = [
  {
    service: 'automotive',
    message: either('Keys locked in a 2019 F-150 at Memorial Park{houston}.', 'Keys locked in a 2019 F-150.'),
  },
  { service: 'residential', message: 'Rekey the front and back door, three keys each.' },
  {
    service: 'commercial',
    message: either(
      'A master key for eight offices on Westheimer{houston}.',
      'A master key for eight offices.',
    ),
  },
  { service: 'safes', message: 'The dial of my gun safe turns and does not open.' },
  { service: 'access-control', message: 'Card readers for two doors and about forty people.' },
  { service: 'surveillance', message: 'Four cameras around a warehouse, one at the gate.' },
  { service: 'residential', message: 'A deadbolt that sticks since the rain.' },
  { service: 'automotive', message: '' },
]

export const demonstrationMessages: readonly (string | Either)[] = [
  'Do you also cut keys for an old padlock? I can bring it by.',
  'What would it cost to rekey a house with five doors?',
  'Our tenant moved out. Could you come on Friday in the morning?',
  'The new lock works well. Please send the invoice to this address.',
  either('Do you work in Katy on weekends{houston}?', 'Do you work outside of {city} on weekends?'),
  'The keypad at our back door blinks red since yesterday.',
]

export const demonstrationEmergency =
  'Locked out on Elm Street with two kids. The key broke off in the deadbolt.'

type DemonstrationReview = {
  rating: number
  title: string
  comment: string
  service: ReviewService
  location: Either
  reply?: string
}

export const demonstrationReviews: readonly DemonstrationReview[] = [
  {
    rating: 5,
    title: 'In the car within twenty minutes',
    comment: 'Called from the parking lot. They came, opened the door and left no scratch.',
    service: 'Automotive',
    location: either('Memorial{houston}', '{city}'),
    reply: 'Glad it went quickly. The spare key that you asked about is ready.',
  },
  {
    rating: 5,
    title: 'Quick and tidy',
    comment: 'Rekeyed four doors before lunch and swept up after it.',
    service: 'Residential',
    location: either('Montrose{houston}', '{city}'),
  },
  {
    rating: 4,
    title: 'Good work, a bit late',
    comment: 'Half an hour later than said, but they called ahead and the lock is solid.',
    service: 'Residential',
    location: either('The Heights{houston}', '{city}'),
    reply: 'You are right, the crew before you took longer than planned. Thank you for waiting.',
  },
  {
    rating: 5,
    title: 'One key for the whole office',
    comment: 'Explained the plan before starting and labeled every key.',
    service: 'Commercial',
    location: either('Galleria{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Opened without drilling',
    comment: 'My father’s safe had been shut for years. It still works.',
    service: 'Safes',
    location: either('River Oaks{houston}', '{city}'),
  },
  {
    rating: 3,
    title: 'Fine in the end',
    comment: 'They had to come twice because a part was missing.',
    service: 'Access Control',
    location: either('Downtown Houston{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Readers on every door',
    comment: 'Forty cards, two doors, one afternoon.',
    service: 'Access Control',
    location: either('Medical Center{houston}', '{city}'),
  },
  {
    rating: 4,
    title: 'Clear pictures at night',
    comment: 'Four cameras around the yard. The gate can be read at midnight.',
    service: 'Surveillance',
    location: either('Downtown Houston{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'At two in the morning',
    comment: 'Somebody answered, somebody came, and the price was the one they said.',
    service: 'Emergency',
    location: either('Montrose{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'New deadbolts',
    comment: 'Showed me how to test them before leaving.',
    service: 'Residential',
    location: either('The Heights{houston}', '{city}'),
  },
  {
    rating: 2,
    title: 'Waiting for a call back',
    comment: 'I left a number on Monday and heard on Wednesday.',
    service: 'Commercial',
    location: either('Galleria{houston}', '{city}'),
  },
  {
    rating: 5,
    title: 'Spare key for the van',
    comment: 'Cut and programmed at the curb.',
    service: 'Automotive',
    location: either('Memorial{houston}', '{city}'),
  },
]

export const demonstrationTestimonials: readonly { company: string; service: string; comment: string }[] = [
  {
    company: 'Demo Bakery',
    service: 'Commercial Locksmith',
    comment: 'They changed the locks between two shifts, and nobody stood outside.',
  },
  {
    company: 'Demo Dental',
    service: 'Access Control',
    comment: 'One card for each of us, and a list of who came in when.',
  },
  {
    company: 'Demo Storage',
    service: 'Security Cameras',
    comment: 'We see the gate from our phones now, day and night.',
  },
  {
    company: 'Demo Motors',
    service: 'Automotive Locksmith',
    comment: 'Sixty keys in a day, each with its tag.',
  },
  {
    company: 'Demo Property Care',
    service: 'Residential Locksmith',
    comment: 'Every new tenant has new keys on the day of moving in.',
  },
  {
    company: 'Demo Jewelers',
    service: 'Safe Services',
    comment: 'The old safe opens again, and the new one is bolted down.',
  },
]

type DemonstrationPrice = {
  name: string
  service: ServiceSlug
  unitCents: number
  isFrom?: true
  isAllIn?: true
  note?: string
}

export const demonstrationPrices: readonly DemonstrationPrice[] = [
  { name: 'Car lockout', service: 'automobile', unitCents: 85_00, isFrom: true, isAllIn: true },
  { name: 'Rekey a lock', service: 'residential', unitCents: 25_00, note: 'Each lock, with two keys' },
  { name: 'New deadbolt', service: 'residential', unitCents: 145_00, isFrom: true, note: 'With the lock' },
  { name: 'Rekey an office lock', service: 'commercial', unitCents: 35_00, note: 'Each lock' },
  { name: 'Open a safe', service: 'safe', unitCents: 250_00, isFrom: true },
]

type DemonstrationCall = { source: string; service: ContactService; message: string }

export const demonstrationCalls: readonly DemonstrationCall[] = [
  {
    source: 'phone',
    service: 'commercial',
    message: 'The closer of the front door slams. Comes on Fridays only.',
  },
  { source: 'walk_in', service: 'automotive', message: 'Wants a second key for a 2016 Civic.' },
]
