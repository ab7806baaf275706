import type { BusinessProfile } from './business-profile.ts'
import { isPractice, isPracticeSaid, type Practice, practices } from './practices.ts'
import type { ProfileSection } from './profile-sections.ts'

export type ClaimName = FactClaim | Practice

/** What the profile says. What the business looks like is no claim; the cards that are hidden go with the services. */
export type FactClaim = Exclude<
  keyof BusinessProfile,
  | 'timeZone'
  | 'travelMinutes'
  | 'hiddenCards'
  | 'hiddenPractices'
  | 'areaPlaces'
  | 'accent'
  | 'logo'
  | 'icon'
  | 'photos'
>

export const claimSections: Readonly<Record<FactClaim, ProfileSection>> = {
  name: 'identity',
  tagline: 'identity',
  place: 'place',
  dispatch: 'phones',
  office: 'phones',
  email: 'phones',
  takesTexts: 'phones',
  officeHours: 'hours',
  fieldHours: 'hours',
  closedDays: 'hours',
  holidays: 'hours',
  nights: 'promises',
  emergencyArrival: 'promises',
  averageArrivalMinutes: 'promises',
  callbackMinutes: 'promises',
  emergencyCallbackMinutes: 'promises',
  sameDayBefore: 'promises',
  laborWarrantyDays: 'promises',
  hiddenServices: 'services',
  licenses: 'licenses',
  liabilityInsurance: 'licenses',
  bond: 'licenses',
  since: 'reputation',
  crewExperience: 'reputation',
  customers: 'reputation',
  rating: 'reputation',
  affiliations: 'reputation',
  reviewLink: 'reputation',
  serviceCall: 'prices',
  fees: 'prices',
  deposit: 'prices',
  paymentMethods: 'prices',
  paymentLink: 'prices',
  radiusMiles: 'area',
  serviceAreas: 'area',
}

// Its keys are the names, as its type says.
const factClaims = Object.keys(claimSections) as FactClaim[]

export const claimNames: readonly ClaimName[] = [...factClaims, ...practices]

export const claimsOfSection = (section: ProfileSection): FactClaim[] =>
  factClaims.filter((name) => claimSections[name] === section)

export function claimValue(profile: BusinessProfile, name: ClaimName): unknown {
  if (name === 'hiddenServices' || name === 'workAsDescribed')
    return [profile.hiddenServices, profile.hiddenCards]
  return isPractice(name) ? true : profile[name]
}

/** What stands on the site: an absent fact claims nothing, and what is not hidden is offered. */
export const claimsOf = (profile: BusinessProfile): ClaimName[] =>
  claimNames.filter((name) =>
    isPractice(name) ? isPracticeSaid(name, profile) : name === 'hiddenServices' || isSaid(profile[name]),
  )

function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid)
  return value !== null && value !== undefined && value !== false && value !== ''
}

/** What a fact is when the business claims nothing; the name, the place and the main phone are always there. */
const absences = {
  tagline: null,
  office: null,
  email: null,
  takesTexts: false,
  officeHours: [],
  fieldHours: [],
  closedDays: [],
  holidays: [],
  nights: false,
  emergencyArrival: null,
  averageArrivalMinutes: null,
  callbackMinutes: null,
  emergencyCallbackMinutes: null,
  sameDayBefore: null,
  laborWarrantyDays: null,
  licenses: [],
  liabilityInsurance: null,
  bond: null,
  since: null,
  crewExperience: null,
  customers: null,
  rating: null,
  affiliations: [],
  reviewLink: null,
  serviceCall: { residential: null, commercial: null },
  fees: { afterHours: null, trip: null },
  deposit: null,
  paymentMethods: [],
  paymentLink: null,
  radiusMiles: { service: null, freeTravel: null, arrival: null },
  serviceAreas: [],
} satisfies Partial<BusinessProfile>

/** The change that takes a claim off the site; undefined where every business has the fact. */
export const withoutClaim = (name: ClaimName): Partial<typeof absences> | undefined =>
  isAbsence(name) ? { [name]: absences[name] } : undefined

const isAbsence = (name: ClaimName): name is keyof typeof absences => Object.hasOwn(absences, name)
