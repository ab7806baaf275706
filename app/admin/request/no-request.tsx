import { ArrowLeft } from 'lucide-react'
import { href, Link, useLocation } from 'react-router'
import { useView } from '#app/admin/inbox/inbox-list.ts'
import { LeaveLink } from '#app/admin/inbox/parts.tsx'
import { PanelTitle } from '#app/admin/layout/panel-context.tsx'
import { RetryNotice } from '#app/admin/layout/retry.tsx'
import { useSeesOnlyOwn } from '#app/admin/rights.ts'
import { requestWords as words } from '#words/panel/request.ts'

export function FailedRequest() {
  return (
    <>
      <PanelTitle title={words.failed} />
      <BackLink />
      <h1 className="sr-only">{words.failed}</h1>
      <RetryNotice says={`${words.failed}. ${words.failedHint}`} />
    </>
  )
}

export function BackLink() {
  const { search } = useLocation()
  return (
    <p className="request-back">
      <LeaveLink to={{ pathname: useView().list.path, search }} className="back-link">
        <ArrowLeft className="icon" aria-hidden="true" />
        {words.back}
      </LeaveLink>
    </p>
  )
}

export function MissingRequest() {
  const { missingTitle, missing } = useSeesOnlyOwn() ? words.notYours : words
  return (
    <div className="list-state">
      <PanelTitle title={missingTitle} />
      <h1 className="list-state-title">{missingTitle}</h1>
      <p className="mt-2 text-ink-2">{missing}</p>
      <Link to={href('/admin/inbox')} className="btn mt-5">
        {words.back}
      </Link>
    </div>
  )
}
