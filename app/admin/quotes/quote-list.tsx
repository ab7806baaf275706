import { useMemo, useState } from 'react'
import { quotesWords } from '#content/en/admin.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { QuoteOnCard } from './documents.ts'
import type { ListQuery } from './list-query.ts'
import { EmptyList } from './list-states.tsx'
import { LoadMore } from './load-more.tsx'
import type { LoadedQuotes } from './load-quotes.ts'
import type { ActionResult } from './quote-actions.ts'
import { QuoteCard } from './quote-card.tsx'
import { useLinkedQuote } from './use-linked-quote.ts'
import { useListFocus } from './use-list-focus.ts'

type QuoteListProps = {
  shown: LoadedQuotes
  query: ListQuery
  /** Requests that came in while somebody was looking. */
  arrived: ReadonlySet<string>
  actionResult: ActionResult | undefined
}

/** The cards: the one somebody came for on top, then the newest first. */
export function QuoteList({ shown, query, arrived, actionResult }: QuoteListProps) {
  const { items, linked, nextToken, total } = shown
  const cards = useMemo(() => (typeof linked === 'object' ? [linked, ...items] : items), [linked, items])
  const ids = useMemo(() => cards.map(({ id }) => id), [cards])
  const focus = useListFocus(ids)
  useLinkedQuote(query)
  const [deleting, setDeleting] = useState(() => cards.find(({ id }) => id === query.deleting))

  const cardOf = (quote: QuoteOnCard) => (
    <QuoteCard
      key={quote.id}
      quote={quote}
      query={query}
      hasJustArrived={arrived.has(quote.id)}
      onDelete={setDeleting}
    />
  )
  return (
    <section aria-label={quotesWords.listTitle} onFocus={focus.onFocus}>
      {typeof linked === 'object' && (
        <>
          <p className="list-label">{quotesWords.linked}</p>
          {cardOf(linked)}
          <hr className="my-6 border-rule" />
        </>
      )}
      {linked === 'gone' && <p className="notice mb-3.5">{quotesWords.linkedGone}</p>}
      {items.map(cardOf)}
      {items.length === 0 && <EmptyList query={query} />}
      {items.length > 0 && (
        <LoadMore
          query={query}
          nextToken={nextToken}
          shown={items.length}
          total={total}
          onMore={focus.onMore}
        />
      )}
      {deleting && (
        <DeleteDialog
          quote={deleting}
          query={query}
          answer={actionResult?.intent === 'delete' ? actionResult : undefined}
          onClose={() => {
            setDeleting(undefined)
            focus.recover()
          }}
        />
      )}
    </section>
  )
}
