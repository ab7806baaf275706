import { href, Link } from 'react-router'
import { ContactItem } from '#app/admin/leads/contact-item.tsx'
import { ReviewItem } from '#app/admin/leads/review-item.tsx'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { shortDate } from '#app/ui/dates.ts'
import { leadWords } from '#words/panel/leads.ts'
import { historyWords as words } from '#words/panel/request.ts'
import type { RequestScreenData } from './request.ts'

export function CustomerHistory({ history, request }: Pick<RequestScreenData, 'history' | 'request'>) {
  const { requests, reviews, contacts } = history
  const timeZone = useTimeZone()
  return (
    <section className="request-part below-fold" aria-labelledby="request-history">
      <h2 id="request-history">{words.title}</h2>
      {requests.length + reviews.length + contacts.length === 0 && (
        <p className="mt-2 text-ink-2">{words.first}</p>
      )}
      <ul className="customer-history">
        {requests.map((request) => {
          const { kind, id, name, service, message, status, lostReason, submittedAt, notes, quotedCents } =
            request
          const label = serviceOf({ kind, service })
          return (
            <li key={id}>
              <p>
                <Link to={requestPath({ kind, id })} className="link">
                  {shortDate(submittedAt, timeZone)}
                </Link>{' '}
                <span className="font-semibold">{label}</span>,{' '}
                {lostReason
                  ? words.lost
                  : leadWords.statusInSentence[status as keyof typeof leadWords.status]}
                {quotedCents !== null && `, ${words.price(quotedCents / 100)}`}
                {!isSame(name, history.name) && (
                  <>
                    {' '}
                    <bdi className="text-ink-2">{words.as(name)}</bdi>
                  </>
                )}
              </p>
              {message && (
                <p dir="auto" className="history-text">
                  {message}
                </p>
              )}
              {notes && (
                <p dir="auto" className="lead-note">
                  {notes}
                </p>
              )}
            </li>
          )
        })}
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        {contacts.map((contact) => (
          <ContactItem key={contact.id} contact={contact} />
        ))}
      </ul>
      <p className="mt-3">
        <Link to={href('/admin/customers/:key', { key: request.id })} className="link">
          {words.toCustomer}
        </Link>
      </p>
    </section>
  )
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()
