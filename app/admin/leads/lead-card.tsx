import { Mail, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DeleteButton } from '#app/admin/list/delete-dialog.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { rowElementId, useList } from '#app/admin/list/list.ts'
import { LongText } from '#app/admin/list/long-text.tsx'
import { TextEditor } from '#app/admin/list/text-editor.tsx'
import { ExactTime, useNow } from '#app/admin/list/time.tsx'
import { mailtoHref } from '#app/admin/person.ts'
import { useMayWriteHere } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { durationText, followUpText } from '#app/ui/dates.ts'
import { isDialable, phoneLineOf } from '#content/phone-line.ts'
import { leadWords } from '#words/admin-leads.ts'
import { CallButton } from './call-button.tsx'
import { EmergencyMark } from './emergency-mark.tsx'
import { isWaiting, type Lead, requestPath } from './lead.ts'
import type { LeadWords } from './lead-list.ts'
import { type ReplyContext, SavedReplies } from './reply-links.tsx'
import { type LeadSource, sourceText } from './source-text.ts'
import { StatusSelect, useStatusChange } from './status-select.tsx'
import { SuspicionNotice } from './suspicion-notice.tsx'

type LeadCardProps = {
  lead: Lead
  words: LeadWords
  replies: ReplyContext
  /** Came in while somebody was looking: shown for a moment. */
  hasJustArrived: boolean
  onDelete: () => void
  /** Stands under the message. */
  children?: ReactNode
}

/** One lead: who and what, how to reach them, then notifications and notes. */
export function LeadCard({ lead, words, replies, hasJustArrived, onDelete, children }: LeadCardProps) {
  const { list } = useList()
  const change = useStatusChange(lead)
  const mayWrite = useMayWriteHere()
  const waits = isWaiting({ ...lead, status: change.status }, useNow())
  return (
    <article
      id={rowElementId(list, lead.id)}
      tabIndex={-1}
      aria-labelledby={`name-${lead.id}`}
      className="lead-card"
      data-waiting={waits || undefined}
      data-emergency={lead.isEmergency || undefined}
      data-arrived={hasJustArrived || undefined}
    >
      <div className="lead-request">
        <h2 id={`name-${lead.id}`} className="flex flex-wrap items-baseline gap-x-3 text-[1.625rem]">
          <Link to={requestPath(lead)} className="lead-name wrap-anywhere">
            <bdi>{lead.name}</bdi>
          </Link>
          {lead.isEmergency && <EmergencyMark />}
          <span className="font-semibold font-text text-fine text-ink-2">{lead.service}</span>
        </h2>
        <LeadTimes lead={lead} waits={waits} />
        <SuspicionNotice lead={lead} className="quarantine" />
        <LongText name={lead.name} text={lead.message} />
        {children}
        <SourceLine source={lead} />
      </div>
      <div className="lead-actions">
        <LeadContact lead={lead} mailSubject={words.mailSubject} waits={waits} />
        {mayWrite && (
          <div className="status-row">
            <StatusSelect lead={lead} change={change} />
            <DeleteButton label={words.deleteOf(lead.name)} onDelete={onDelete} />
          </div>
        )}
      </div>
      <div className="lead-aftermath">
        <DeliveryTrail deliveries={lead.deliveries ?? []} />
        <LeadNotes lead={lead} />
        <SavedReplies request={lead} {...replies} />
      </div>
    </article>
  )
}

/** How the customer found the site, where the browser said it. */
export function SourceLine({ source }: { source: LeadSource }) {
  const text = sourceText(source)
  return text && <p className="mt-3 text-fine text-ink-2 wrap-anywhere">{text}</p>
}

type LeadContactProps = { lead: Lead; mailSubject: string; waits: boolean }

/** Calling comes first and is the largest thing on the card; amber as long as somebody waits for it. */
function LeadContact({ lead, mailSubject, waits }: LeadContactProps) {
  const line = phoneLineOf(lead)
  return (
    <>
      <CallButton request={lead} isFirst={waits} className="call-button" />
      <div className="write-buttons">
        {isDialable(line) && (
          <a
            href={`sms:${line.e164}`}
            className="btn text-button"
            aria-label={leadWords.text(lead.name, line.display)}
            title={leadWords.text(lead.name, line.display)}
          >
            <MessageSquare className="icon" aria-hidden="true" />
            <span>{leadWords.textShort}</span>
          </a>
        )}
        <a
          href={mailtoHref(lead.email, mailSubject)}
          className="btn mail-button"
          aria-label={leadWords.mail(lead.name, lead.email)}
          title={lead.email}
        >
          <Mail className="icon" aria-hidden="true" />
          <span>{lead.email}</span>
        </a>
      </div>
    </>
  )
}

/** What staff wrote about a request, edited in place. */
function LeadNotes({ lead: { id, name, notes } }: { lead: Lead }) {
  const words = {
    open: notes ? leadWords.editNote : leadWords.addNote,
    label: leadWords.noteFor(name),
    save: leadWords.saveNote,
    saving: leadWords.savingNote,
    saved: leadWords.noteSaved(name),
  }
  return (
    <div className="lead-notes">
      {notes && (
        <p dir="auto" className="lead-note">
          {notes}
        </p>
      )}
      <TextEditor id={id} name={name} intent="notes" text={notes} maxLength={5000} words={words} />
    </div>
  )
}

/** When a lead came in, how long it waits, and when it was contacted and completed. */
function LeadTimes({ lead, waits }: { lead: Lead; waits: boolean }) {
  const { submittedAt, contactedAt, completedAt, cancelledAt } = lead
  const timeZone = useTimeZone()
  return (
    <div className="lead-times">
      <p>
        {waits && (
          <>
            <Waiting lead={lead} />
            &nbsp;<span aria-hidden="true">· </span>
          </>
        )}
        <ExactTime at={submittedAt} />
      </p>
      {contactedAt && (
        <p>
          {leadWords.contacted(
            followUpText(contactedAt, submittedAt, timeZone),
            durationText(Date.parse(contactedAt) - Date.parse(submittedAt)),
          )}
        </p>
      )}
      {completedAt && <p>{leadWords.completed(followUpText(completedAt, submittedAt, timeZone))}</p>}
      {cancelledAt && <p>{leadWords.canceled(followUpText(cancelledAt, submittedAt, timeZone))}</p>}
    </div>
  )
}

/** How long somebody waits, and by when a call was promised. Counts up; screen readers do not announce it. */
export function Waiting({
  lead: { submittedAt, callDueBy },
}: {
  lead: Pick<Lead, 'submittedAt' | 'callDueBy'>
}) {
  const now = useNow()
  const timeZone = useTimeZone()
  const over = callDueBy === null ? 0 : now - Date.parse(callDueBy)
  return (
    <b className="waiting" data-late={over > 0 || undefined}>
      {leadWords.waiting(durationText(now - Date.parse(submittedAt)))}
      {over > 0 && `, ${leadWords.late(durationText(over))}`}
      {callDueBy && over <= 0 && `, ${leadWords.promised(followUpText(callDueBy, new Date(now), timeZone))}`}
    </b>
  )
}
