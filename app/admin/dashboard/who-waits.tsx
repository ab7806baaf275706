import { Link } from 'react-router'
import type { PanelCounts } from '#app/admin/layout/panel-counts.ts'
import { Waiting as WaitingTime } from '#app/admin/leads/lead-card.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { messageList } from '#app/admin/messages/message-list.ts'
import { quoteList } from '#app/admin/quotes/quote-list.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/links.tsx'
import { dashboardWords as words } from '#words/admin-dashboard.ts'
import type { Waiting, WaitingPerson } from './load-dashboard.ts'

type WhoWaitsProps = { waiting: Waiting; counts: PanelCounts | undefined }

/** The oldest and the newest waiting lead, each with a button to call. */
export function WhoWaits({ waiting: { longest, newest }, counts }: WhoWaitsProps) {
  const quotes = counts?.quoteCounts.new ?? 0
  const messages = counts?.messageCounts.new ?? 0
  return (
    <section aria-labelledby="who-waits" className="who-waits" data-waiting={longest ? true : undefined}>
      <h2 id="who-waits" className="text-name">
        {words.waiting}
      </h2>
      {longest ? (
        <ul>
          <WaitingRow label={words.longest} person={longest} isFirst />
          {newest && <WaitingRow label={words.newest} person={newest} />}
        </ul>
      ) : (
        <p className="mt-2 text-ink-2">{words.nobody}</p>
      )}
      {quotes + messages > 2 && (
        <p className="who-waits-more">
          {quotes > 0 && (
            <Link to={`${quoteList.path}${quoteList.queryString({ filter: 'new' })}`} className="link">
              {words.allNew(quotes)}
            </Link>
          )}
          {messages > 0 && (
            <Link to={`${messageList.path}${messageList.queryString({ filter: 'new' })}`} className="link">
              {words.newMessages(messages)}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

type WaitingRowProps = { label: string; person: WaitingPerson; isFirst?: boolean }

function WaitingRow({ label, person, isFirst }: WaitingRowProps) {
  const { path, name, line, service, submittedAt } = person
  return (
    <li>
      <div className="min-w-0">
        <p className="text-fine text-ink-2">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={path} className="who-waits-name" aria-label={words.open(name)}>
            {name}
          </Link>
          <span className="font-semibold text-fine text-ink-2">{service}</span>
        </p>
        <p className="text-fine text-ink-2">
          <WaitingTime since={submittedAt} /> <span aria-hidden="true">· </span>
          <ExactTime at={submittedAt} text={dateTimeText(submittedAt)} />
        </p>
      </div>
      <PhoneLink
        line={line}
        className={isFirst ? 'btn btn-primary' : 'btn'}
        label={words.call(name, line.display)}
      >
        <Icon name="phone" />
        {line.display}
      </PhoneLink>
    </li>
  )
}
