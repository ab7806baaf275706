import { createContext, useContext } from 'react'
import { data } from 'react-router'
import { BusinessFacts as EveryFact } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { layOver, nameTrees } from '#content/own-words.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import type { RequestServices } from '#server/pages/request-services.ts'
import { editableTexts } from '#words/editable-texts.ts'

const ReadProfile = graphql(
  `
  query ReadProfile {
    businessProfile { ...BusinessFacts }
  }
`,
  [EveryFact],
)

type Services = Pick<RequestServices, 'run' | 'savedProfile' | 'ownWords'>
type ProfileRead = { profile: BusinessProfile; isKept: boolean }

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
  const [result, ownWords] = await Promise.all([services.run(ReadProfile, {}), services.ownWords()])
  const profile = result.ok ? result.value.businessProfile : services.savedProfile()
  if (!profile) throw data(null, { status: 503 })
  if (ownWords.size > 0) nameTrees(editableTexts)
  return { profile: layOver(profile, ownWords), isKept: !result.ok }
}

export const ProfileContext = createContext<{ profile: BusinessProfile; facts: BusinessFacts } | undefined>(
  undefined,
)

function useSite() {
  const site = useContext(ProfileContext)
  if (!site) throw new Error('A part of a public page stands outside of its frame')
  return site
}

export const useProfile = (): BusinessProfile => useSite().profile

export const useFacts = (): BusinessFacts => useSite().facts

/** Words as they hold now, with the facts about the business in them: the one way in which a public page reads its texts. */
export const useWords = <Words extends object>(words: Words) => wordsFor(words, useFacts())
