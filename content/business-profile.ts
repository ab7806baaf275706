import { type Weekday, weekdays } from './clocks.ts'

/**
 * The facts about the business that pages, mails, structured data and images read: one record, edited by the
 * owner. Claims of the specification (sections 1 and 9) are fields here, so that no page repeats a figure.
 */
export type BusinessProfile = Readonly<{
  name: string
  tagline: string
  city: string
  /** Calls to action and the footer use `dispatch`; the contact page shows both lines with their labels. */
  dispatch: PhoneLine
  office: PhoneLine
  email: string
  /** 37 TAC 35.9 wants the licence number in every advertisement; Texas licenses each trade separately. */
  licenses: readonly License[]
  /** First year of business; "10+ years" is computed from it. */
  since: number
  crewExperience: string
  customers: string
  emergencyArrival: Readonly<{ from: number; to: number }>
  averageArrivalMinutes: number
  /** Minutes until we call about an emergency, at any hour. */
  emergencyCallbackMinutes: number
  /** A claim with its source, never mixed with an average of the reviews that this site holds. */
  rating: Readonly<{ value: number; count: number; source: string }>
  liabilityInsurance: string
  bond: string
  /** What a service call costs at least. */
  serviceCall: Readonly<{ residential: string; commercial: string }>
  laborWarrantyDays: number
  /** Non-emergency requests booked before this time of day are served the same day: "2 PM". */
  sameDayBefore: string
  /** Miles from downtown: how far we drive, and from where a travel fee may apply. */
  radiusMiles: Readonly<{ service: number; freeTravel: number }>
  /** When the vans do booked work, and when the office answers; emergencies are served day and night. */
  fieldHours: readonly OpeningHours[]
  officeHours: readonly OpeningHours[]
  affiliations: readonly string[]
  /** Every time on the site, in mails and in the panel is shown in it (IANA name). */
  timeZone: string
}>

type PhoneLine = Readonly<{ label: string; display: string; e164: string }>

type License = Readonly<{ number: string; holder: string; covers: string }>

/** The same hours on each day of a run of days; times as "07:00". */
export type OpeningHours = Readonly<{ from: Weekday; to: Weekday; opens: string; closes: string }>

/** The fictional default that Lantern ships with: numbers from the range reserved for fiction, domain from RFC 2606. */
export const defaultProfile: BusinessProfile = {
  name: 'Lantern Lock & Door',
  tagline: 'Mobile locksmith · Houston, Texas',
  city: 'Houston, Texas',
  dispatch: { label: 'Dispatch, day and night', display: '(713) 555-0142', e164: '+17135550142' },
  office: { label: 'Office', display: '(713) 555-0186', e164: '+17135550186' },
  email: 'hello@lantern.example.com',
  licenses: [
    {
      number: 'B00000000',
      holder: 'Lantern Lock & Door',
      covers: 'Locksmith, access control and camera work',
    },
  ],
  since: 2016,
  crewExperience: 'over two decades',
  customers: '1000+',
  emergencyArrival: { from: 20, to: 30 },
  averageArrivalMinutes: 18,
  emergencyCallbackMinutes: 5,
  rating: { value: 4.8, count: 127, source: 'The owner’s own count across review sites' },
  liabilityInsurance: '$2M',
  bond: '$50,000',
  serviceCall: { residential: '$65', commercial: '$85' },
  laborWarrantyDays: 90,
  sameDayBefore: '2 PM',
  radiusMiles: { service: 30, freeTravel: 20 },
  fieldHours: [
    { from: 'Monday', to: 'Friday', opens: '07:00', closes: '19:00' },
    { from: 'Saturday', to: 'Saturday', opens: '08:00', closes: '17:00' },
  ],
  officeHours: [
    { from: 'Monday', to: 'Friday', opens: '08:00', closes: '18:00' },
    { from: 'Saturday', to: 'Saturday', opens: '09:00', closes: '16:00' },
  ],
  affiliations: [],
  timeZone: 'America/Chicago',
}

/** Every page claims that the phone is answered at any hour; once owners enter it, it is read here. */
export const answersDayAndNight = (_profile: BusinessProfile): boolean => true

/** Whether a business works where our drawings, distances and coordinates are of. */
export const isInBuiltInPlace = ({ city }: Pick<BusinessProfile, 'city'>): boolean =>
  city === defaultProfile.city

/** The days of a run, both ends included. It may go over the end of the week: Saturday to Monday. */
export function daysBetween(from: Weekday, to: Weekday): Weekday[] {
  const first = weekdays.indexOf(from)
  const count = ((weekdays.indexOf(to) - first + 7) % 7) + 1
  return [...weekdays, ...weekdays].slice(first, first + count)
}
