import { createContext, useContext } from 'react'
import { data } from 'react-router'
import { BusinessFacts as EveryFact } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { siteProfile } from '#app/site-profile.ts'
import type { SiteProfile } from '#content/profile/business-profile.ts'
import { type BusinessFacts, type Speech, wordsFor } from '#content/texts.ts'
import type { RequestServices } from '#server/pages/request-services.ts'

const ReadProfile = graphql(
  `
  query ReadProfile {
    businessProfile { ...BusinessFacts }
  }
`,
  [EveryFact],
)

type Services = Pick<RequestServices, 'run' | 'savedProfile' | 'ownWords'> &
  Partial<Pick<RequestServices, 'previewedProfile'>>
type ProfileRead = { profile: SiteProfile; isKept: boolean }

/** By request: the frame of a page and the page itself ask at the same time. */
const reads = new WeakMap<Services, Promise<ProfileRead>>()

/**
 * The facts about the business, or, where they cannot be read now, as they were saved last (`isKept`). Before any
 * were saved the response is 503: the built-in facts are fictional, and their number must not be called.
 */
export function readProfile(services: Services): Promise<ProfileRead> {
  const read = reads.get(services) ?? profileFrom(services)
  reads.set(services, read)
  return read
}

async function profileFrom(services: Services): Promise<ProfileRead> {
  const { previewedProfile } = services
  if (previewedProfile) return { profile: await siteProfile(previewedProfile, services), isKept: false }
  const result = await services.run(ReadProfile, {})
  const profile = result.ok ? result.value.businessProfile : services.savedProfile()
  if (!profile) throw data(null, { status: 503 })
  return { profile: await siteProfile(profile, services), isKept: !result.ok }
}

export const ProfileContext = createContext<{ profile: SiteProfile; speech: Speech } | undefined>(undefined)

function useSite() {
  const site = useContext(ProfileContext)
  if (!site) throw new Error('A part of a public page stands outside of its frame')
  return site
}

export const useProfile = (): SiteProfile => useSite().profile

export const useSpeech = (): Speech => useSite().speech

export const useFacts = (): BusinessFacts => useSpeech().facts

/** Words as they hold now, with the facts about the business in them: the one way in which a public page reads its texts. */
export const useWords = <Words extends object>(words: Words) => wordsFor(words, useSpeech())
