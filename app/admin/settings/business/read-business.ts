import { data } from 'react-router'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import { factNames, factOf } from '#content/profile/facts.ts'
import type { ProfileWarning } from '#content/profile-contradictions.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { businessWords as words } from '#words/panel/business.ts'
import { flat } from './typed-profile.ts'

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

/** In the section whose form asks for it. */
function unreadIn({ name, value }: { name: string; value: string }): ProfileWarning[] {
  const fact = factNames.find((known) => known === name)
  const section = fact && factOf(fact).section
  const values = flat({ [name]: JSON.parse(value) }).map(([, text]) => text)
  return section ? [{ section, says: words.unread(values.join(', ')) }] : []
}

export const failedToLoad = () => data('failed' as const, { status: 500 })
