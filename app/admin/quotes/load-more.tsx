import { Link, useNavigation } from 'react-router'
import { quotesWords } from '#content/en/admin.ts'
import { type ListQuery, listPath, mostPages } from './list-query.ts'

type LoadMoreProps = {
  query: ListQuery
  nextToken: string | null
  shown: number
  total: number
  /** A longer list was asked for: the first request that it adds will get the focus. */
  onMore: () => void
}

/** A longer list under the same address, up to a length; from there on the list begins anew further back. */
export function LoadMore({ query, nextToken, shown, total, onMore }: LoadMoreProps) {
  const isLoading = useNavigation().state === 'loading'
  const { status, search, after, pages } = query
  const growsHere = pages < mostPages
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {nextToken && (
        <Link
          to={listPath(
            growsHere ? { status, search, after, pages: pages + 1 } : { status, search, after: nextToken },
          )}
          preventScrollReset={growsHere}
          replace={growsHere}
          className="btn max-sm:w-full"
          onClick={growsHere ? onMore : undefined}
        >
          {isLoading ? quotesWords.loadingMore : growsHere ? quotesWords.loadMore : quotesWords.older}
        </Link>
      )}
      {after && (
        <Link to={listPath({ status, search })} className="link">
          {quotesWords.backToNewest}
        </Link>
      )}
      {!after && <p className="text-fine text-ink-3">{quotesWords.shown(shown, total)}</p>}
    </div>
  )
}
