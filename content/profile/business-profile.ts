import type { OwnWordsByLanguage } from '#content/own-words.ts'
import type { ServiceSlug } from '#content/services.ts'
import type { Holiday } from '#content/time/holidays.ts'
import type { OpeningHours } from '#content/time/opening-hours.ts'
import { type StateCode, stateNames } from '#content/us-states.ts'
import type { BrandMark } from './brand.ts'
import type { Practice } from './practices.ts'

/**
 * The facts about the business that pages, mails, structured data and images read: one record, edited by the owner. Only the
 * name, the place, one phone line and the time zone are always there; what is null or an empty list is not claimed anywhere.
 */
export type BusinessProfile = Readonly<{
  name: string
  tagline: string | null
  place: Place
  /** Calls to action and the footer use `dispatch`; the contact page shows both lines with their labels. */
  dispatch: PhoneLine
  office: PhoneLine | null
  email: string | null
  /** The dispatch line answers text messages. */
  takesTexts: boolean
  /** Every time on the site, in mails and in the panel is shown in it (IANA name). */
  timeZone: string
  /** 37 TAC 35.9 wants the licence number in every advertisement; Texas licenses each trade separately. */
  licenses: readonly License[]
  since: number | null
  crewExperience: string | null
  customers: string | null
  /** A claim with its source, never mixed with an average of the reviews that this site holds. */
  rating: RatingClaim | null
  affiliations: readonly string[]
  /** The dispatch line is answered at any hour, and emergencies are served at any hour. */
  nights: boolean
  emergencyArrival: Readonly<{ from: number; to: number }> | null
  averageArrivalMinutes: number | null
  /** Minutes within which staff call back: of opening hours where it can wait, of any hour in an emergency. */
  callbackMinutes: number | null
  emergencyCallbackMinutes: number | null
  /** Non-emergency requests booked before this time of day are served the same day: "2 PM". */
  sameDayBefore: string | null
  laborWarrantyDays: number | null
  liabilityInsurance: string | null
  bond: string | null
  /** What a service call costs at least, and what adds to it: "$65". */
  serviceCall: Readonly<{ residential: string | null; commercial: string | null }>
  fees: Readonly<{ afterHours: string | null; trip: string | null }>
  deposit: Deposit | null
  paymentMethods: readonly PaymentMethod[]
  paymentLink: string | null
  reviewLink: string | null
  /** Miles from the place: how far we drive, from where a travel fee may apply, and within which the emergency arrival holds. */
  radiusMiles: Readonly<{ service: number | null; freeTravel: number | null; arrival: number | null }>
  serviceAreas: readonly string[]
  /** Where those of them are that are towns of the same state: computed. */
  areaPlaces: readonly AreaPlace[]
  fieldHours: readonly OpeningHours[]
  officeHours: readonly OpeningHours[]
  closedDays: readonly ClosedDay[]
  travelMinutes: number | null
  holidays: readonly Holiday[]
  /** Services that the business does not offer, and cards of those that it does: "safe/depository-safes". */
  hiddenServices: readonly ServiceSlug[]
  hiddenCards: readonly string[]
  /** What our texts say of how one works, and the business does not. */
  hiddenPractices: readonly Practice[]
  /** The look: marks and a color ("#1e3a8a") in place of the built-in ones, and photos of the people and the van. */
  logo: BrandMark | null
  icon: BrandMark | null
  accent: string | null
  photos: readonly Photo[]
}>

/** What the site says of the business: its facts, and by language the words of its owner. Facts alone say no sentence. */
export type SiteProfile = BusinessProfile & Readonly<{ ownWords: OwnWordsByLanguage }>

/** Where the business is at home. `state` is its code ("TX"). Customers may visit it only with `walkIn`. */
export type Place = Readonly<{
  street: string | null
  city: string
  state: StateCode
  postalCode: string | null
  latitude: number | null
  longitude: number | null
  walkIn: boolean
}>

export type PhoneLine = Readonly<{ label: string; display: string; e164: string }>

export const lineLabels = { dispatch: 'Dispatch', office: 'Office' }

/** `authority`: who issued it; `lookUp`: the page where it can be checked. */
type License = Readonly<{
  number: string
  holder: string
  covers: string
  authority: string | null
  lookUp: string | null
}>

/** Of a line such as "ALOA https://www.aloa.org". */
export function associationOf(line: string): { name: string; url: string | null } {
  const [url] = line.match(/https:\/\/[^\s,;()]+/) ?? []
  const name = url === undefined ? line : line.replace(url, '').replace(/^[\s,;:(]+|[\s,;:()]+$/g, '')
  return { name: name || line, url: url ?? null }
}

/** `asOf`: the day on which it was so, as "2026-11-01"; `url`: where it can be read. */
type RatingClaim = Readonly<{
  value: number
  count: number
  source: string
  url: string
  asOf: string
}>

/** What is paid before the work: nothing, or a part where something is ordered for one customer alone. */
export const deposits = ['none', 'forOrders'] as const
type Deposit = (typeof deposits)[number]

export const paymentMethods = ['card', 'cash', 'check', 'transfer', 'invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const photoSubjects = ['owner', 'crew', 'van'] as const
export type PhotoSubject = (typeof photoSubjects)[number]

/** `image`: the address of one that was uploaded here; `alt`: what it shows. */
export type Photo = Readonly<{ subject: PhotoSubject; image: string; alt: string }>

export type AreaPlace = Readonly<{ name: string; latitude: number; longitude: number }>

type ClosedDay = Readonly<{ date: string; name: string | null }>

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
  holidays: [],
  hiddenServices: [],
  hiddenCards: [],
  hiddenPractices: [],
  logo: null,
  icon: null,
  accent: null,
  photos: [],
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
