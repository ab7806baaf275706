import type { VariablesOf } from 'gql.tada'
import { readBusiness } from '#app/admin/settings/business/read-business.ts'
import { whereClaimShows } from '#app/admin/settings/business/where-it-shows.ts'
import { graphql } from '#app/graphql.ts'
import { siteProfile } from '#app/site-profile.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { type ClaimName, claimNames, withoutClaim } from '#content/profile/claims.ts'
import {
  hiddenWith,
  isPractice,
  isPracticeHidden,
  type Practice,
  practices,
} from '#content/profile/practices.ts'
import { exampleValuesOf } from '#content/profile-contradictions.ts'
import type { Run } from '#server/data-service/in-process.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { setupWords as words } from '#words/panel/setup.ts'
import { valueInWords } from './claim-values.ts'
import { ReadSetupSteps } from './setup-line.tsx'

const ReadOpenClaims = graphql(`
  query AdminOpenClaims {
    openClaims {
      version
      claims
    }
  }
`)

export const ConfirmClaims = graphql(`
  mutation AdminConfirmClaims($claims: [ClaimName!]!, $version: String!) {
    confirmClaims(claims: $claims, version: $version) {
      version
    }
  }
`)

const HideClaim = graphql(`
  mutation AdminHideClaim($input: BusinessProfileInput!, $version: String!) {
    updateBusinessProfile(input: $input, version: $version) {
      version
    }
  }
`)

const ReadHiddenPractices = graphql(`
  query AdminHiddenPractices {
    businessProfile {
      version
      hiddenPractices
    }
  }
`)

/** Undefined where the claim is one that every business makes. */
export function hideClaim(run: Run, { name, version }: { name: string; version: string }) {
  const [claim] = claimsIn(name)
  // Of the profile, whose lists are read-only; that is no difference to what is sent.
  const input = claim && (withoutClaim(claim) as VariablesOf<typeof HideClaim>['input'] | undefined)
  return input && run(HideClaim, { input, version })
}

/** Hiding it loses nothing, so there is no question; undefined for what is no practice. */
export async function hidePractice(run: Run, { name, isHidden }: { name: string; isHidden: boolean }) {
  if (!isPractice(name)) return undefined
  const business = await run(ReadHiddenPractices, {})
  if (!business.ok) return business
  const { version, ...profile } = business.value.businessProfile
  return run(HideClaim, { input: { hiddenPractices: hiddenWith(name, isHidden, profile) }, version })
}

export const OpenSite = graphql(`
  mutation AdminOpenSite($isOpen: Boolean!) {
    openSite(isOpen: $isOpen)
  }
`)

export const claimsIn = (names: string): ClaimName[] =>
  claimNames.filter((name) => names.split(' ').includes(name))

export type ShownClaim = { name: ClaimName; value: string; texts: readonly string[]; also: readonly string[] }

export type HiddenPractice = { name: Practice; value: string }

export type PageOfClaims = { place: string; claims: readonly ShownClaim[] }

export async function readSetup(run: Run, services: Pick<RequestServices, 'ownWords'>) {
  const [steps, open, business] = await Promise.all([
    run(ReadSetupSteps, {}),
    run(ReadOpenClaims, {}),
    readBusiness(run),
  ])
  if (!steps.ok || !open.ok || !business) return undefined
  const { version, claims } = open.value.openClaims
  return {
    at: new Date().toISOString(),
    steps: steps.value.setupSteps,
    examples: exampleValuesOf(business.stored).map(({ says }) => says),
    claims: {
      version,
      isSaved: version !== 'default',
      pages: byPage(claims, await siteProfile(business.stored, services)),
      hidden: practices
        .filter((name) => isPracticeHidden(name, business.stored))
        .map((name) => ({ name, value: valueInWords(name, business.stored) })),
    },
  }
}

function byPage(claims: readonly ClaimName[], profile: SiteProfile): PageOfClaims[] {
  const shown = claims.map((name) => {
    const [first, ...others] = whereClaimShows(name, profile)
    const place = first?.place ?? words.elsewhere
    const value = valueInWords(name, profile)
    const texts = (first?.texts ?? []).filter((text) => !value.includes(text.replace(/\.$/, '')))
    return { place, name, value, texts, also: others.map((other) => other.place) }
  })
  const places = [...new Set(shown.map(({ place }) => place))]
  return places.map((place) => ({ place, claims: shown.filter((claim) => claim.place === place) }))
}
