import type { ReactNode } from 'react'
import { DeleteButton } from '#app/admin/list/delete-dialog.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { rowIdOf, useList } from '#app/admin/list/list-context.ts'
import type { Lead, LeadKindWords } from './lead.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadMessage } from './lead-message.tsx'
import { LeadNotes } from './lead-notes.tsx'
import { LeadSuspicion } from './lead-suspicion.tsx'
import { LeadTimes } from './lead-times.tsx'
import { StatusSelect, useStatusChange } from './status-select.tsx'

type LeadCardProps = {
  lead: Lead
  words: LeadKindWords
  /** Came in while somebody was looking: shown for a moment. */
  hasJustArrived: boolean
  onDelete: () => void
  /** Stands under the message. */
  children?: ReactNode
}

/** One request: who and what first, then calling them, then what became of it. */
export function LeadCard({ lead, words, hasJustArrived, onDelete, children }: LeadCardProps) {
  const { address } = useList()
  const change = useStatusChange(lead)
  return (
    <article
      id={rowIdOf(address, lead.id)}
      tabIndex={-1}
      aria-labelledby={`name-${lead.id}`}
      className="lead-card"
      data-status={change.status}
      data-arrived={hasJustArrived || undefined}
    >
      <div className="lead-request">
        <h2 id={`name-${lead.id}`} className="flex flex-wrap items-baseline gap-x-3 text-[1.625rem]">
          <bdi className="wrap-anywhere">{lead.name}</bdi>
          <span className="font-semibold font-text text-fine text-ink-2">{lead.service}</span>
        </h2>
        <LeadTimes lead={lead} isWaiting={change.status === 'new'} />
        <LeadSuspicion lead={lead} />
        <LeadMessage name={lead.name} text={lead.message} />
        {children}
      </div>
      <div className="lead-actions">
        <LeadContact lead={lead} mailSubject={words.mailSubject} />
        <div className="status-row">
          <StatusSelect lead={lead} change={change} />
          <DeleteButton id={lead.id} label={words.deleteOf(lead.name)} onDelete={onDelete} />
        </div>
      </div>
      <div className="lead-aftermath">
        <DeliveryTrail deliveries={lead.deliveries ?? []} />
        <LeadNotes lead={lead} />
      </div>
    </article>
  )
}
