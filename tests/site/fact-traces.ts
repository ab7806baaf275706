import type { BusinessProfile } from '#content/profile/business-profile.ts'

type Blank = { without: Partial<BusinessProfile>; trace: RegExp }

/** Not here: certain, computed, in the panel or in promised times only; services and the look have tests of their own. */
type Blanked = Exclude<
  keyof BusinessProfile,
  | 'name'
  | 'dispatch'
  | 'timeZone'
  | 'areaPlaces'
  | 'emergencyCallbackMinutes'
  | 'travelMinutes'
  | 'bookingMode'
  | 'bookingRules'
  | 'hiddenBookings'
  | 'hiddenServices'
  | 'hiddenCards'
  | 'hiddenPractices'
  | 'logo'
  | 'darkLogo'
  | 'icon'
  | 'accent'
  | 'photos'
  | 'people'
>

/**
 * Each fact of `fullProfile` (or of one like it) left out, and what sentences say where it is there. A fact that is new does not
 * compile until it is here.
 */
export function blanksOf({ place, serviceCall, fees, radiusMiles, licenses }: BusinessProfile) {
  const licensesWithout = (part: 'authority' | 'lookUp') => ({
    licenses: licenses.map((license) => ({ ...license, [part]: null })),
  })
  const blanks: Readonly<Record<Blanked, readonly Blank[]>> = {
    tagline: [{ without: { tagline: null }, trace: /Mobile locksmith, Albuquerque/g }],
    place: [
      { without: { place: { ...place, street: null } }, trace: /Rio Bravo/g },
      { without: { place: { ...place, postalCode: null } }, trace: /87105/g },
      {
        without: {
          place: { ...place, city: 'Sandia Nowhere', latitude: null, longitude: null, postalCode: null },
        },
        trace: /35\.084|106\.65|GeoC/g,
      },
    ],
    office: [{ without: { office: null }, trace: /272-0118|Front desk/g }],
    email: [{ without: { email: null }, trace: /sandialock\.net(?!\/)/g }],
    takesTexts: [{ without: { takesTexts: false }, trace: /Text us|sms:/g }],
    speaksSpanish: [{ without: { speaksSpanish: false }, trace: /español/g }],
    licenses: [
      { without: { licenses: [] }, trace: /GS-29|398112|licensed|license number/gi },
      { without: licensesWithout('authority'), trace: /Construction Industries/g },
      { without: licensesWithout('lookUp'), trace: /psiexams/g },
    ],
    since: [{ without: { since: null }, trace: /\b1998\b|28\+/g }],
    crewExperience: [{ without: { crewExperience: null }, trace: /three decades/g }],
    customers: [{ without: { customers: null }, trace: /7400/g }],
    rating: [{ without: { rating: null }, trace: /\b391\b|4\.6|sandia-lock\/reviews/g }],
    affiliations: [{ without: { affiliations: [] }, trace: /Rio Grande|memberOf/g }],
    nights: [{ without: { nights: false }, trace: /24\/7|any hour|day and night(?! colors)/gi }],
    emergencyArrival: [{ without: { emergencyArrival: null }, trace: /41–67/g }],
    averageArrivalMinutes: [{ without: { averageArrivalMinutes: null }, trace: /\b52 minutes/g }],
    callbackMinutes: [{ without: { callbackMinutes: null }, trace: /\b37 minutes/g }],
    sameDayBefore: [{ without: { sameDayBefore: null }, trace: /11:20|same day service/gi }],
    laborWarrantyDays: [{ without: { laborWarrantyDays: null }, trace: /\b123\b/g }],
    liabilityInsurance: [{ without: { liabilityInsurance: null }, trace: /\$3M/g }],
    bond: [{ without: { bond: null }, trace: /27,500/g }],
    serviceCall: [
      { without: { serviceCall: { ...serviceCall, residential: null } }, trace: /\$71/g },
      { without: { serviceCall: { ...serviceCall, commercial: null } }, trace: /\$93/g },
    ],
    fees: [
      { without: { fees: { ...fees, afterHours: null } }, trace: /\$48/g },
      { without: { fees: { ...fees, trip: null } }, trace: /\$29/g },
    ],
    deposit: [{ without: { deposit: null }, trace: /deposit(?!or|-and-invoice)/gi }],
    paymentMethods: [{ without: { paymentMethods: [] }, trace: /credit or debit|paymentAccepted/g }],
    paymentLink: [{ without: { paymentLink: null }, trace: /pay\.sandialock/g }],
    reviewLink: [{ without: { reviewLink: null }, trace: /sandia-lock\/review"/g }],
    radiusMiles: [
      { without: { radiusMiles: { ...radiusMiles, service: null } }, trace: /26[ -]mi/g },
      { without: { radiusMiles: { ...radiusMiles, freeTravel: null } }, trace: /13[ -]mi/g },
      { without: { radiusMiles: { ...radiusMiles, arrival: null } }, trace: /\b7[ -]mi/g },
    ],
    serviceAreas: [{ without: { serviceAreas: [] }, trace: /Nob Hill|Corrales/g }],
    fieldHours: [{ without: { fieldHours: [] }, trace: /8:10/g }],
    officeHours: [{ without: { officeHours: [] }, trace: /9:20/g }],
    closedDays: [{ without: { closedDays: [] }, trace: /Inventory/gi }],
    holidays: [{ without: { holidays: [] }, trace: /Thanksgiving/g }],
  }
  return Object.entries(blanks).flatMap(([fact, each]) => each.map((blank) => ({ fact, ...blank })))
}

/** Firms that are like this one but for something that they did not say, or say otherwise; by what that is. */
export const variantsOf = (profile: BusinessProfile): (readonly [string, Partial<BusinessProfile>])[] => [
  ['nothing', {}],
  ...blanksOf(profile).map(({ fact, without }) => [fact, without] as const),
  ['counter', { place: { ...profile.place, walkIn: !profile.place.walkIn } }],
  ['methods but cards', { paymentMethods: ['card'] }],
  ['methods but invoices', { paymentMethods: ['invoice'] }],
  ['a deposit', { deposit: 'none' }],
  ['a deposit but for orders', { deposit: 'forOrders' }],
]
