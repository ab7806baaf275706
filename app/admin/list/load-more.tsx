import { Link, useNavigation } from 'react-router'
import { listWords } from '#content/en/admin-lists.ts'
import { mostCounted } from '#content/search-rules.ts'
import { useList } from './list-context.ts'
import { mostPages } from './list-query.ts'

type LoadMoreProps = {
  nextToken: string | null
  shown: number
  total: number
  /** A longer list was asked for: the first row that it adds will get the focus. */
  onMore: () => void
}

/** A longer list under the same address, up to a length; from there on the list begins anew further back. */
export function LoadMore({ nextToken, shown, total, onMore }: LoadMoreProps) {
  const { address, query, words } = useList()
  const isLoading = useNavigation().state === 'loading'
  const { filter, search, after, pages } = query
  const growsHere = pages < mostPages
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      {nextToken && (
        <Link
          to={address.path(
            growsHere ? { filter, search, after, pages: pages + 1 } : { filter, search, after: nextToken },
          )}
          preventScrollReset={growsHere}
          replace={growsHere}
          className="btn max-sm:w-full"
          onClick={growsHere ? onMore : undefined}
        >
          {isLoading ? listWords.loadingMore : growsHere ? listWords.loadMore : words.older}
        </Link>
      )}
      {after && (
        <Link to={address.path({ filter, search })} className="link">
          {listWords.backToNewest}
        </Link>
      )}
      {!after && (
        <p className="text-fine text-ink-3">
          {search && total > mostCounted
            ? listWords.shownOfMany(shown, mostCounted)
            : listWords.shown(shown, total)}
        </p>
      )}
    </div>
  )
}
