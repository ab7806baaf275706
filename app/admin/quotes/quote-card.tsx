import { quotesWords } from '#content/en/admin.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { DeleteButton } from '../list/delete-button.tsx'
import { DeliveryTrail } from '../list/delivery-trail.tsx'
import { nameOf } from '../person-name.ts'
import { AttachmentLinks } from './attachment-links.tsx'
import type { QuoteOnCard } from './documents.ts'
import { QuoteContact } from './quote-contact.tsx'
import { QuoteMessage } from './quote-message.tsx'
import { QuoteNotes } from './quote-notes.tsx'
import { QuoteTimes } from './quote-times.tsx'
import { StatusSelect, useStatusChange } from './status-select.tsx'

type QuoteCardProps = {
  quote: QuoteOnCard
  /** Came in while somebody was looking: shown for a moment. */
  hasJustArrived: boolean
  onDelete: () => void
}

/** One request: who and what first, then calling them, then what became of it. */
export function QuoteCard({ quote, hasJustArrived, onDelete }: QuoteCardProps) {
  const change = useStatusChange(quote)
  const reasons = quote.quarantineReasons?.filter((reason) => reason !== null) ?? []
  return (
    <article
      id={`quote-${quote.id}`}
      tabIndex={-1}
      aria-labelledby={`name-${quote.id}`}
      className="quote-card"
      data-status={change.status}
      data-arrived={hasJustArrived || undefined}
    >
      <div className="quote-request">
        <h2 id={`name-${quote.id}`} className="flex flex-wrap items-baseline gap-x-3 text-[1.625rem]">
          <span className="wrap-anywhere">{nameOf(quote)}</span>
          <span className="font-semibold font-text text-fine text-ink-2">{serviceLabel(quote.service)}</span>
        </h2>
        <QuoteTimes quote={quote} isWaiting={change.status === 'new'} />
        {reasons.length > 0 && <p className="quarantine">{quotesWords.quarantine(reasons)}</p>}
        <QuoteMessage text={quote.message} />
        <AttachmentLinks files={quote.files ?? []} />
      </div>
      <div className="quote-actions">
        <QuoteContact quote={quote} />
        <div className="status-row">
          <StatusSelect quote={quote} change={change} />
          <DeleteButton id={quote.id} label={quotesWords.deleteOf(nameOf(quote))} onDelete={onDelete} />
        </div>
      </div>
      <div className="quote-aftermath">
        <DeliveryTrail deliveries={quote.deliveries ?? []} />
        <QuoteNotes quote={quote} />
      </div>
    </article>
  )
}
