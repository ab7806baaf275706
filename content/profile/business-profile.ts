import type { OwnWordsByLanguage } from '#content/own-words.ts'
import { type StateCode, stateNames } from '#content/us-states.ts'
import type { ValueOf } from './fact-kinds.ts'
import type { FactName, facts } from './facts.ts'

/**
 * The facts about the business that pages, mails, structured data and images read: one record, edited by the owner. Only the
 * name, the place, one phone line and the time zone are always there; what is null or an empty list is not claimed anywhere.
 */
export type BusinessProfile = { readonly [Name in FactName]: ValueOf<(typeof facts)[Name]['is']> }

/** What the site says of the business: its facts, and by language the words of its owner. Facts alone say no sentence. */
export type SiteProfile = BusinessProfile & Readonly<{ ownWords: OwnWordsByLanguage }>

export type Place = BusinessProfile['place']

export type ProfileLine = BusinessProfile['dispatch']

export type PaymentMethod = BusinessProfile['paymentMethods'][number]

export type Photo = BusinessProfile['photos'][number]

export type PhotoSubject = Photo['subject']

export type PersonOnSite = BusinessProfile['people'][number]

export type AreaPlace = BusinessProfile['areaPlaces'][number]

/** Of a line such as "ALOA https://www.aloa.org". */
export function associationOf(line: string): { name: string; url: string | null } {
  const [url] = line.match(/https:\/\/[^\s,;()]+/) ?? []
  const name = url === undefined ? line : line.replace(url, '').replace(/^[\s,;:(]+|[\s,;:()]+$/g, '')
  return { name: name || line, url: url ?? null }
}

/** The fictional default that Lantern ships with: numbers from the range reserved for fiction, domain from RFC 2606. */
export const defaultProfile: BusinessProfile = {
  name: 'Lantern Lock & Door',
  tagline: 'Mobile locksmith · Houston, Texas',
  place: {
    street: null,
    city: 'Houston',
    state: 'TX',
    postalCode: null,
    latitude: 29.7604,
    longitude: -95.3698,
    walkIn: false,
  },
  dispatch: { label: 'Dispatch, day and night', display: '(713) 555-0142', e164: '+17135550142' },
  office: { label: 'Office', display: '(713) 555-0186', e164: '+17135550186' },
  email: 'hello@lantern.example.com',
  takesTexts: true,
  speaksSpanish: true,
  timeZone: 'America/Chicago',
  licenses: [
    {
      number: 'B00000000',
      holder: 'Lantern Lock & Door',
      covers: 'Locksmith, access control and camera work',
      authority: 'Texas Department of Public Safety, Private Security Program',
      lookUp: 'https://tops.portal.texas.gov/psp-self-service/search/index',
    },
  ],
  since: 2016,
  crewExperience: 'over two decades',
  customers: '1000+',
  rating: {
    value: 4.8,
    count: 127,
    source: 'The owner’s own count across review sites',
    url: 'https://reviews.example.org/lantern-lock-and-door',
    asOf: '2026-09-30',
  },
  affiliations: [],
  nights: true,
  emergencyArrival: { from: 20, to: 30 },
  averageArrivalMinutes: 18,
  callbackMinutes: 30,
  emergencyCallbackMinutes: 5,
  sameDayBefore: '2 PM',
  laborWarrantyDays: 90,
  liabilityInsurance: '$2M',
  bond: '$50,000',
  serviceCall: { residential: '$65', commercial: '$85' },
  fees: { afterHours: null, trip: null },
  deposit: 'forOrders',
  paymentMethods: ['card', 'cash', 'check', 'invoice'],
  paymentLink: null,
  reviewLink: null,
  radiusMiles: { service: 30, freeTravel: 20, arrival: 10 },
  serviceAreas: [
    'Downtown Houston',
    'The Heights',
    'Montrose',
    'River Oaks',
    'Memorial',
    'Galleria',
    'Medical Center',
  ],
  areaPlaces: [],
  fieldHours: [
    { from: 'Monday', to: 'Friday', opens: '07:00', closes: '19:00' },
    { from: 'Saturday', to: 'Saturday', opens: '08:00', closes: '17:00' },
  ],
  officeHours: [
    { from: 'Monday', to: 'Friday', opens: '08:00', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '09:00', closes: '16:00' },
  ],
  closedDays: [],
  travelMinutes: null,
  bookingMode: null,
  bookingRules: { minutes: null, windowMinutes: null, noticeHours: null, daysAhead: null },
  hiddenBookings: [],
  holidays: [],
  hiddenServices: [],
  hiddenCards: [],
  hiddenPractices: [],
  logo: null,
  darkLogo: null,
  icon: null,
  accent: null,
  photos: [],
  people: [],
}

/** What stands under an icon, where a long name would be cut: its first word, or two where that is a short one. */
export function shortNameOf({ name }: Pick<BusinessProfile, 'name'>): string {
  if (name.length <= 12) return name
  const [first = name, second = ''] = name.split(' ')
  return first.length > 3 ? first : `${first} ${second}`.trim()
}

/** "Houston, Texas" */
export const placeInWords = ({ city, state }: Place): string => `${city}, ${stateNames[state]}`

export const addressOf = (place: Place): string | undefined =>
  place.street === null
    ? undefined
    : `${place.street}, ${[placeInWords(place), place.postalCode].filter(Boolean).join(' ')}`

/** Our map, and the sentences about Houston, are for a business there only. */
export const isInHouston = ({ city, state }: Place): boolean => city === 'Houston' && state === 'TX'

/** Whether wood swells and hurricanes come: within about sixty miles of the Gulf of Mexico. */
export const isOnTheGulf = ({ state, latitude, longitude }: Place): boolean =>
  latitude !== null &&
  longitude !== null &&
  gulfStates.has(state) &&
  latitude < (longitude < -94 ? 30.3 : 31) &&
  longitude > -98.2

const gulfStates: ReadonlySet<StateCode> = new Set(['TX', 'LA', 'MS', 'AL', 'FL'])
