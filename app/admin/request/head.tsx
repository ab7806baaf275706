import type { ReactNode } from 'react'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { LanguageMark } from '#app/admin/leads/language-mark.tsx'
import { Reach } from '#app/admin/leads/reach.tsx'
import { SuspiciousNotice } from '#app/admin/leads/suspicious-notice.tsx'
import { ExactTime, useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText, durationText, followUpText } from '#app/ui/dates.ts'
import { mayCostExtra, phoneLineOf } from '#content/profile/phone-line.ts'
import { leadWords } from '#words/panel/leads.ts'
import { requestWords as words } from '#words/panel/request.ts'
import type { OpenRequest } from './request.ts'
import { factsIn } from './time-line.tsx'
import { timeInSentence } from './times.ts'
import { isSuspicious, isWaiting, waitOf } from './waiting.ts'
import { Wish } from './wish.tsx'

type RequestHeadProps = {
  request: OpenRequest
  children?: ReactNode
}

export function RequestHead({ request, children }: RequestHeadProps) {
  const { name, service, number, isEmergency, complainedAt, cancelledAt, lostReason } = request
  const { submittedAt, contactedAt, completedAt, status } = request
  const waits = isWaiting(request, useNow())
  const timeZone = useTimeZone()
  return (
    <header className="request-head" data-waiting={waits || undefined}>
      <h1 id="request-name">
        <bdi className="wrap-anywhere">{name}</bdi>
      </h1>
      <p className="request-about">
        {isEmergency && <EmergencyMark />}
        <span className="font-semibold text-ink">{service}</span>
        <span>{words.kinds[request.kind]}</span>
        <span className="tabular-nums">{words.number(number)}</span>
        <LanguageMark code={request.language} />
      </p>
      <p className="request-wait">
        {(waits || isSuspicious(request)) && (
          <>
            <Waiting request={request} />{' '}
          </>
        )}
        <ExactTime
          at={submittedAt}
          says={request.written ? words.wroteDown(request.written.source) : words.sent}
        />
        {request.written?.wantedAt && <> {words.wanted(dateTimeText(request.written.wantedAt, timeZone))}</>}
      </p>
      {status !== 'new' && contactedAt && (
        <p className="request-wait">
          {leadWords.contacted(
            followUpText(contactedAt, submittedAt, timeZone),
            durationText(Date.parse(contactedAt) - Date.parse(submittedAt)),
          )}
        </p>
      )}
      {status === 'completed' && completedAt && (
        <p className="request-wait">
          {leadWords.completed(followUpText(completedAt, submittedAt, timeZone))}
        </p>
      )}
      {complainedAt && (
        <p className="notice notice-late mt-3">
          {words.complained(timeInSentence(complainedAt, submittedAt, timeZone))}
        </p>
      )}
      {cancelledAt && <p className="notice mt-3">{words.cancelled(dateTimeText(cancelledAt, timeZone))}</p>}
      {lostReason && <p className="notice mt-3">{words.lost(words.lostReasons[lostReason])}</p>}
      <Wish request={request} />
      <SuspiciousNotice lead={request} />
      <NumberNotice request={request} />
      <Reach
        person={request}
        mailSubject={request.customerTexts?.mailSubject ?? ''}
        mapOf={words.mapOf}
        waits={waits}
      />
      {children}
    </header>
  )
}

function Waiting({ request }: { request: OpenRequest }) {
  const now = useNow()
  const { text, isLate } = waitOf(request, now, useTimeZone())
  return (
    <b className="waiting" data-late={isLate || undefined}>
      {text}
    </b>
  )
}

function NumberNotice({ request }: { request: OpenRequest }) {
  const timeZone = useTimeZone()
  const changed = request.events?.findLast(
    ({ kind, facts }) => kind === 'corrected' && factsIn(facts).field === 'phone',
  )
  return (
    <>
      {mayCostExtra(phoneLineOf(request)) && <p className="notice notice-late mt-3">{words.mayCostExtra}</p>}
      {changed?.by === 'customer' && (
        <p className="notice mt-3">
          {words.numberChanged(
            dateTimeText(changed.at, timeZone),
            String(factsIn(changed.facts).before ?? ''),
          )}
        </p>
      )}
    </>
  )
}
