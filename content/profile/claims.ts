import type { BusinessProfile } from './business-profile.ts'
import { absenceOf } from './fact-kinds.ts'
import { type FactClaim, factNames, factOf } from './facts.ts'
import { isPractice, isPracticeSaid, type Practice, practices } from './practices.ts'
import type { ProfileSection } from './profile-sections.ts'

export type ClaimName = FactClaim | Practice

// As the type of a claim says.
const factClaims = factNames.filter((name): name is FactClaim => factOf(name).says !== undefined)

export const claimNames: readonly ClaimName[] = [...factClaims, ...practices]

export const claimsOfSection = (section: ProfileSection): FactClaim[] =>
  factClaims.filter((name) => factOf(name).section === section)

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

export function isSaid(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSaid)
  return value !== null && value !== undefined && value !== false && value !== ''
}

/** The change that takes a claim off the site; undefined where every business has the fact, and of services, of which none is off. */
export function withoutClaim(name: ClaimName): Partial<BusinessProfile> | undefined {
  if (isPractice(name) || name === 'hiddenServices') return undefined
  const absence = absenceOf(factOf(name).is)
  return absence === undefined ? undefined : { [name]: absence }
}
