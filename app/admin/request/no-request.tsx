import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href, Link, useLocation } from 'react-router'
import { useView } from '#app/admin/inbox/inbox-list.ts'
import { LeaveLink } from '#app/admin/inbox/parts.tsx'
import { useSeesOnlyOwn } from '#app/admin/rights.ts'
import { PanelTitle } from '#app/admin/screen/panel-context.tsx'
import { RetryNotice } from '#app/admin/screen/retry.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { requestWords as words } from '#words/panel/request.ts'
import type { FormerJob } from './request.ts'

export function FailedRequest() {
  return (
    <>
      <PanelTitle title={words.failed} />
      <BackToInbox />
      <h1 className="sr-only">{words.failed}</h1>
      <RetryNotice says={`${words.failed}. ${words.failedHint}`} />
    </>
  )
}

export function BackToInbox() {
  const { search } = useLocation()
  const seesOnlyOwn = useSeesOnlyOwn()
  return (
    <p className="request-back">
      <LeaveLink to={{ pathname: useView().list.path, search }} className="back-link">
        <ArrowLeft className="icon" />
        {seesOnlyOwn ? words.former.toOwn : words.back}
      </LeaveLink>
    </p>
  )
}

export function MissingRequest({ former }: { former: FormerJob }) {
  const seesOnlyOwn = useSeesOnlyOwn()
  const { missingTitle, missing } = seesOnlyOwn ? words.notYours : words
  if (former) return <Former {...former} />
  return (
    <div className="list-state">
      <PanelTitle title={missingTitle} />
      <h1 className="list-state-title">{missingTitle}</h1>
      <p className="mt-2 text-ink-2">{missing}</p>
      <Link to={href('/admin/inbox')} className="btn mt-5">
        {seesOnlyOwn ? words.former.toOwn : words.back}
      </Link>
    </div>
  )
}

function Former({ at, isMine, by, note }: NonNullable<FormerJob>) {
  const timeZone = useTimeZone()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  const { former } = words
  const title = isMine ? former.handedBack : former.takenAway
  const who = by ?? words.somebody
  const time = dateTimeText(at, timeZone)
  return (
    <div className="list-state">
      <PanelTitle title={title} />
      <h1 ref={heading} tabIndex={-1} className="list-state-title">
        {title}
      </h1>
      <p className="mt-2 text-ink-2">{isMine ? former.handedBackAt(time) : former.takenAwayAt(who, time)}</p>
      {note && (
        <div className="mx-auto mt-4 w-fit text-start">
          <p>{isMine ? former.ownNote : former.noteOf(who)}</p>
          <p dir="auto" className="lead-note mt-1">
            {note}
          </p>
        </div>
      )}
      <Link to={href('/admin/inbox')} className="btn btn-strong mt-5">
        {former.toOwn}
      </Link>
    </div>
  )
}
