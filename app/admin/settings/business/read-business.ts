import { data } from 'react-router'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import type { Run } from '#server/data-service/in-process.ts'

const ReadBusiness = graphql(
  `
  query AdminReadBusiness {
    businessProfile { version ...BusinessFacts }
  }
`,
  [BusinessFacts],
)

export async function readBusiness(run: Run) {
  const found = await run(ReadBusiness, {})
  if (!found.ok) return undefined
  const { version, ...stored } = found.value.businessProfile
  return { version, stored, today: isoDate(new Date(), stored.timeZone) }
}

export const failedToLoad = () => data('failed' as const, { status: 500 })
