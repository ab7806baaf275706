import { href, Link } from 'react-router'
import type { RequestInInbox } from '#app/admin/inbox/inbox-list.ts'
import { callFirst, Reason } from '#app/admin/inbox/reason.tsx'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { EmergencyMark } from '#app/admin/leads/emergency-mark.tsx'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import type { PanelCounts } from '#app/admin/screen/panel-counts.ts'
import { locale } from '#words/locale.ts'
import { dashboardWords as words } from '#words/panel/dashboard.ts'

type WhoWaitsProps = { waiting: readonly RequestInInbox[]; counts: PanelCounts | undefined }

export function WhoWaits({ waiting, counts }: WhoWaitsProps) {
  const { waiting: count, suspicious } = counts?.inboxCounts ?? { waiting: 0, suspicious: 0 }
  const first = callFirst(waiting)
  return (
    <section aria-labelledby="who-waits" className="who-waits" data-waiting={waiting.length > 0 || undefined}>
      <header className="today-head">
        <h2 id="who-waits" className="text-name">
          {words.waiting}
        </h2>
        {count > 0 && <p>{count.toLocaleString(locale)}</p>}
      </header>
      {waiting.length > 0 ? (
        <ul>
          {waiting.map((request) => (
            <WaitingRow key={request.id} request={request} isFirst={first.has(request.id)} />
          ))}
        </ul>
      ) : (
        <p className="mt-2 text-ink-2">{words.nobody}</p>
      )}
      <p className="who-waits-more">
        <Link to={href('/admin/inbox')} className="link">
          {count > waiting.length ? words.allWaiting(count) : words.inbox}
        </Link>
        {suspicious > 0 && (
          <Link to={`${href('/admin/inbox')}?filter=suspicious`} className="link">
            {words.suspicious(suspicious)}
          </Link>
        )}
      </p>
    </section>
  )
}

function WaitingRow({ request, isFirst }: { request: RequestInInbox; isFirst: boolean }) {
  const { name, isEmergency } = request
  return (
    <li>
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Link to={requestPath(request)} className="who-waits-name" aria-label={words.open(name)}>
            {name}
          </Link>
          {isEmergency ? (
            <EmergencyMark />
          ) : (
            <span className="font-semibold text-fine text-ink-2">{serviceOf(request)}</span>
          )}
        </p>
        <p className="text-fine text-ink-2">
          <Reason request={request} />
        </p>
      </div>
      <CallButton request={request} isFirst={isFirst} />
    </li>
  )
}
