import { ExactTime } from '#app/admin/list/time.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { dateTimeText, durationText, followUpText, promisedMilliseconds } from '#app/admin/list/times.ts'
import { leadWords } from '#content/en/admin-leads.ts'
import type { Lead } from './lead.ts'

/** When it came in, how long it waits, and when somebody answered. Houston's time. */
export function LeadTimes({ lead, isWaiting }: { lead: Lead; isWaiting: boolean }) {
  const { submittedAt, contactedAt, completedAt } = lead
  return (
    <div className="lead-times">
      <p>
        {isWaiting && (
          <>
            <Waiting since={submittedAt} /> <span aria-hidden="true">· </span>
          </>
        )}
        <ExactTime at={submittedAt} text={dateTimeText(submittedAt)} />
      </p>
      {contactedAt && (
        <p>
          {leadWords.contacted(
            followUpText(contactedAt, submittedAt),
            durationText(Date.parse(contactedAt) - Date.parse(submittedAt)),
          )}
        </p>
      )}
      {completedAt && <p>{leadWords.completed(followUpText(completedAt, submittedAt))}</p>}
    </div>
  )
}

/** Ticks for the eye only: nothing reads it out by itself. */
export function Waiting({ since }: { since: string }) {
  const waited = useNow() - Date.parse(since)
  return (
    <span className="waiting" data-late={waited > promisedMilliseconds || undefined}>
      {leadWords.waiting(durationText(waited))}
    </span>
  )
}
