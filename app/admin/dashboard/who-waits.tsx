import { href, Link } from 'react-router'
import { dashboardWords as words } from '#content/en/admin-dashboard.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import type { PanelCounts } from '../layout/panel-counts.ts'
import { Waiting as WaitingTime } from '../leads/lead-times.tsx'
import { phoneLineOf } from '../leads/phone-line.ts'
import { ExactTime } from '../list/exact-time.tsx'
import { dateTimeText } from '../list/times.ts'
import { nameOf } from '../person-name.ts'
import { quoteAddress } from '../quotes/quote-list.ts'
import type { WaitingQuote } from './documents.ts'
import type { Waiting } from './load-dashboard.ts'

type WhoWaitsProps = { waiting: Waiting; counts: PanelCounts | undefined }

/** The request that has waited longest and the one that came last, each a tap from a call. */
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
          <WaitingRequest label={words.longest} quote={longest} isFirst />
          {newest && <WaitingRequest label={words.newest} quote={newest} />}
        </ul>
      ) : (
        <p className="mt-2 text-ink-2">{words.nobody}</p>
      )}
      {(quotes > 2 || messages > 0) && (
        <p className="who-waits-more">
          {quotes > 2 && (
            <Link to={`${href('/admin/quotes')}${quoteAddress.path({ filter: 'new' })}`} className="link">
              {words.allNew(quotes)}
            </Link>
          )}
          {messages > 0 && (
            <Link to={`${href('/admin/messages')}?filter=new`} className="link">
              {words.newMessages(messages)}
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

type WaitingRequestProps = { label: string; quote: WaitingQuote; isFirst?: boolean }

function WaitingRequest({ label, quote, isFirst }: WaitingRequestProps) {
  const name = nameOf(quote)
  const line = phoneLineOf(quote)
  const to = `${href('/admin/quotes')}${quoteAddress.path({ linked: quote.id })}#quote-${quote.id}`
  return (
    <li>
      <div className="min-w-0">
        <p className="text-fine text-ink-2">{label}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link to={to} className="who-waits-name" aria-label={words.open(name)}>
            {name}
          </Link>
          <span className="font-semibold text-fine text-ink-2">{serviceLabel(quote.service)}</span>
        </p>
        <p className="text-fine text-ink-2">
          <WaitingTime since={quote.submittedAt} /> <span aria-hidden="true">· </span>
          <ExactTime at={quote.submittedAt} text={dateTimeText(quote.submittedAt)} />
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
