import { data } from 'react-router'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { defaultProfile } from '#content/profile/business-profile.ts'
import { factNames, factOf } from '#content/profile/facts.ts'
import type { ProfileSection } from '#content/profile/profile-sections.ts'
import type { ProfileWarning } from '#content/profile-contradictions.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { flat, inputOf, type Texts } from './typed-profile.ts'

const ReadBusiness = graphql(
  `
  query AdminReadBusiness {
    businessProfile { version ...BusinessFacts }
    unreadFacts { name value }
  }
`,
  [BusinessFacts],
)

export async function readBusiness(run: Run) {
  const found = await run(ReadBusiness, {})
  if (!found.ok) return undefined
  const { version, ...stored } = found.value.businessProfile
  const today = isoDate(new Date(), stored.timeZone)
  return { version, stored, today, unread: found.value.unreadFacts.flatMap(unreadIn) }
}

/** A name entered beside the tagline of the example: that tagline was not said. */
export async function inputFrom(section: ProfileSection, texts: Texts, run: Run) {
  const input = inputOf(section, texts)
  if (!('tagline' in input) || input.tagline !== defaultProfile.tagline) return input
  const before = await readBusiness(run)
  const { tagline, ...said } = input
  return before?.stored.name === defaultProfile.name ? said : input
}

/** In the section whose form asks for it. */
function unreadIn({ name, value }: { name: string; value: string }): ProfileWarning[] {
  const fact = factNames.find((known) => known === name)
  const section = fact && factOf(fact).section
  const values = flat({ [name]: JSON.parse(value) }).map(([, text]) => text)
  return section ? [{ section, says: words.unread(values.join(', ')) }] : []
}

export const failedToLoad = () => data('failed' as const, { status: 500 })
