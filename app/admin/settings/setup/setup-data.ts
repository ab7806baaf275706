import { ReadSetupSteps } from '#app/admin/dashboard/setup-list.tsx'
import { readBusiness } from '#app/admin/settings/business/read-business.ts'
import { whereClaimShows } from '#app/admin/settings/business/where-it-shows.ts'
import { graphql } from '#app/graphql.ts'
import type { BusinessProfile } from '#content/business-profile.ts'
import { type ClaimName, claimNames } from '#content/claims.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { setupWords as words } from '#words/panel/setup.ts'

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

export const OpenSite = graphql(`
  mutation AdminOpenSite($isOpen: Boolean!) {
    openSite(isOpen: $isOpen)
  }
`)

export const claimsIn = (names: string): ClaimName[] =>
  claimNames.filter((name) => names.split(' ').includes(name))

type ShownClaim = { name: ClaimName; texts: readonly string[]; also: readonly string[] }

export type PageOfClaims = { place: string; claims: readonly ShownClaim[] }

export async function readSetup(run: Run) {
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
    claims: { version, isSaved: version !== 'default', pages: byPage(claims, business.stored) },
  }
}

/** Each claim once, on the first page that says it. */
function byPage(claims: readonly ClaimName[], profile: BusinessProfile): PageOfClaims[] {
  const shown = claims.map((name) => {
    const [first, ...others] = whereClaimShows(name, profile)
    const place = first?.place ?? words.elsewhere
    return { place, name, texts: first?.texts ?? [], also: others.map((other) => other.place) }
  })
  return [...Map.groupBy(shown, ({ place }) => place)].map(([place, ofPage]) => ({
    place,
    claims: ofPage.map(({ name, texts, also }) => ({ name, texts, also })),
  }))
}
