import { data, Link } from 'react-router'
import { BusinessFacts } from '#app/business-facts.ts'
import { graphql } from '#app/graphql.ts'
import { isoDate } from '#app/ui/dates.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { adminWords } from '#words/admin.ts'
import { businessWords as words } from '#words/admin-business.ts'

export const ReadBusiness = graphql(
  `
  query AdminReadBusiness {
    businessProfile { version ...BusinessFacts }
  }
`,
  [BusinessFacts],
)

/** The profile with its version, and the day at the business. */
export async function readBusiness(run: Run) {
  const found = await run(ReadBusiness, {})
  if (!found.ok) return undefined
  const { version, ...stored } = found.value.businessProfile
  return { version, stored, today: isoDate(new Date(), stored.timeZone) }
}

export const failedToLoad = () => data('failed' as const, { status: 500 })

/** Instead of an empty form, which would look like stored data. */
export const LoadFailed = () => (
  <div className="list-state mt-5" data-failed>
    <div role="alert">
      <p className="list-state-title">{words.loadFailed}</p>
      <p className="mt-2 text-ink-2">{words.loadFailedHint}</p>
    </div>
    <Link to="?" reloadDocument className="btn btn-strong mt-5">
      {adminWords.retry}
    </Link>
  </div>
)
