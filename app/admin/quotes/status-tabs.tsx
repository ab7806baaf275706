import { Link } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import type { QuoteCounts } from './documents.ts'
import { type ListQuery, listPath, type StatusTab, statusTabs } from './list-query.ts'

/** The list by status, each with how many it holds. What looks automatic has a tab only when there is some. */
export function StatusTabs({ query, counts }: { query: ListQuery; counts: QuoteCounts | undefined }) {
  const showsToCheck = query.status === 'to-check' || (counts && counts.quarantined > 0)
  const tabs: StatusTab[] = showsToCheck ? [...statusTabs, 'to-check'] : [...statusTabs]
  return (
    <nav aria-label={quotesWords.filterByStatus} className="tabs">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={listPath({ status: tab, search: query.search })}
          aria-current={tab === query.status ? 'page' : undefined}
          preventScrollReset
        >
          {quotesWords.status[tab]}
          {counts && <b>{countOf(tab, counts).toLocaleString('en-US')}</b>}
        </Link>
      ))}
    </nav>
  )
}

const countOf = (tab: StatusTab, counts: QuoteCounts) =>
  tab === 'to-check' ? counts.quarantined : counts[tab]
