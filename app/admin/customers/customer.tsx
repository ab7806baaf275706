import { Mail, MapPin, Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { appointmentText } from '#app/admin/leads/appointment-text.ts'
import { CallButton } from '#app/admin/leads/call-button.tsx'
import { mapHref } from '#app/admin/leads/map-links.ts'
import { noteHandlers } from '#app/admin/leads/note-data.ts'
import { Notes } from '#app/admin/leads/notes.tsx'
import { Reach } from '#app/admin/leads/reach.tsx'
import { ReviewItem } from '#app/admin/leads/review-item.tsx'
import { Now } from '#app/admin/list/time.tsx'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { requestPath, serviceOf } from '#app/admin/records/lead.ts'
import { mailtoHref } from '#app/admin/records/person.ts'
import { type ScreenHandle, useMayWrite } from '#app/admin/rights.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { KeptPage } from '#app/admin/screen/kept-page.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { shortDate } from '#app/ui/dates.ts'
import { leadWords } from '#words/panel/leads.ts'
import { noteFailures } from '#words/panel/notes.ts'
import {
  knownContactWords,
  managedPlaceWords,
  tieWords,
  customerWords as words,
} from '#words/panel/people/customers.ts'
import { historyWords } from '#words/panel/request.ts'
import type { Route } from './+types/customer.ts'
import { Contacts } from './contacts.tsx'
import { type CustomerRecord, GetCustomer } from './customer-data.ts'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerMoney, readMoney } from './customer-money.tsx'
import { Places } from './places.tsx'
import { contactHandlers, managedPlaceHandlers, tieHandlers } from './tie-data.ts'
import { Ties } from './ties.tsx'

export const handle = { needs: { area: 'leads', to: 'read' } } satisfies ScreenHandle

export async function loader({ context, params: { key } }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const read = await run(GetCustomer, { key })
  const at = new Date().toISOString()
  if (!read.ok)
    return data({ at, customer: undefined, money: undefined, me: user.userId, noteId: '' }, { status: 500 })
  const { customer } = read.value
  const ids = customer?.requests.map(({ id }) => id) ?? []
  const shown = {
    at,
    customer,
    money: await readMoney(run, ids),
    me: user.userId,
    noteId: crypto.randomUUID(),
  }
  return data(shown, { status: customer ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadNewest(`customer ${args.params.key}`, args, () => undefined)

const failures = {
  ...noteFailures,
  ...tieWords.failures,
  ...knownContactWords.failures,
  ...managedPlaceWords.failures,
}

export async function action(args: Route.ActionArgs) {
  const handlers = noteHandlers((form) => textIn(form, 'id'))
  return submission(
    args,
    { ...handlers, ...tieHandlers, ...contactHandlers, ...managedPlaceHandlers },
    failures,
  )
}

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args, failures)

export default function CustomerPage({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.customer === undefined ? undefined : loaderData)
  const customer = kept?.customer
  return (
    <KeptPage
      title={customer === null ? null : customer?.name}
      back={<BackLink to={href('/admin/customers')} text={words.back} className="request-back" />}
      kept={kept}
      loaded={loaderData}
      words={words}
      failed={`${words.loadFailed}. ${words.loadFailedHint}`}
      noticeClassName="mt-5"
    >
      {customer && (
        <UndoProvider>
          <ShownCustomer {...kept} customer={customer} />
        </UndoProvider>
      )}
    </KeptPage>
  )
}

type ShownCustomerProps = ComponentProps<typeof CustomerMoney> & {
  customer: CustomerRecord
  me: string
  noteId: string
}

function ShownCustomer({ customer, money, at, me, noteId }: ShownCustomerProps) {
  const { name, requests, reviews, thread } = customer
  const [newest] = requests
  const mayWrite = useMayWrite('leads')
  return (
    <article className="customer" aria-labelledby="customer-name" tabIndex={-1} {...useKeptFocus()}>
      <header className="request-head">
        <h1 id="customer-name">
          <bdi className="wrap-anywhere">{name}</bdi>
        </h1>
        {customer.isManager && (
          <p className="request-about">{managedPlaceWords.mark(customer.places.length)}</p>
        )}
        <Others customer={customer} />
        <Now at={at}>
          <CustomerFigures requests={requests} figures={customer.figures} />
        </Now>
        <Reach person={customer} mailSubject={words.mailSubject} mapOf={words.mapOf} waits={false} />
        {mayWrite && (
          <Link to={newRequestPath(customer)} className="btn mt-3">
            <Plus className="icon" />
            {words.add}
          </Link>
        )}
      </header>
      <section className="request-part" aria-labelledby="customer-requests">
        <h2 id="customer-requests">{words.requests}</h2>
        {requests.length === 0 && <p className="mt-2 text-ink-2">{words.noRequests}</p>}
        <ul className="customer-history">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      </section>
      <Contacts contacts={customer.contacts} mayWrite={mayWrite} />
      <CustomerMoney money={money} at={at} />
      {newest && (
        <Notes
          about={{ id: newest.id, name }}
          notes={thread}
          me={me}
          freshId={noteId}
          requestOf={({ requestId }) => <OnRequest request={requests.find(({ id }) => id === requestId)} />}
        />
      )}
      {reviews.length > 0 && (
        <section className="request-part" aria-labelledby="customer-reviews">
          <h2 id="customer-reviews">{words.reviews}</h2>
          <ul className="customer-history">
            {reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </section>
      )}
      <Places
        customer={customer}
        freshId={noteId}
        mayWrite={mayWrite}
        newRequestAt={(place) => newRequestPath(customer, place)}
      />
      {mayWrite && <Ties customer={customer} freshId={noteId} />}
    </article>
  )
}

function OnRequest({ request }: { request: CustomerRecord['requests'][number] | undefined }) {
  return (
    request && (
      <Link to={requestPath(request)} className="link">
        {words.noteOn(request.number)}
      </Link>
    )
  )
}

function Others({ customer }: { customer: CustomerRecord }) {
  const { name, phoneE164, email, phones, emails, addresses, requests, contacts, ties } = customer
  const names = [...new Set([...requests, ...contacts].map((one) => one.name.trim()))].filter(
    (one) => one !== name.trim(),
  )
  const others = {
    phones: phones.filter((phone) => phone !== phoneE164),
    emails: emails.filter((one) => one !== email.toLowerCase()),
    addresses: addresses.slice(1),
  }
  const labels = new Map(ties.flatMap(({ other, label }) => (other && label ? [[other, label]] : [])))
  const isAlso = [names, ...Object.values(others)].some(({ length }) => length > 0)
  return (
    <>
      {(customer.address || email) && (
        <p className="request-about">
          {customer.address && <bdi>{customer.address}</bdi>}
          {email && <bdi className="wrap-anywhere">{email}</bdi>}
        </p>
      )}
      {isAlso && (
        <div className="request-about gap-2">
          <span>{words.alsoUnder}</span>
          {names.map((other) => (
            <bdi key={other} className="wrap-anywhere">
              {other}
            </bdi>
          ))}
          {others.phones.map((phone) => (
            <Labeled key={phone} label={labels.get(phone)}>
              <CallButton request={{ name, phone, phoneE164: phone }} isFirst={false} className="btn-small" />
            </Labeled>
          ))}
          {others.emails.map((other) => (
            <Labeled key={other} label={labels.get(other)}>
              <a
                href={mailtoHref(other, words.mailSubject)}
                className="btn btn-small"
                aria-label={words.mailTo(name, other)}
              >
                <Mail className="icon" />
                <bdi className="wrap-anywhere">{other}</bdi>
              </a>
            </Labeled>
          ))}
          {others.addresses.map((other) => (
            <a
              key={other}
              href={mapHref(other)}
              target="_blank"
              rel="noreferrer"
              className="btn btn-small"
              aria-label={words.mapOf(other)}
            >
              <MapPin className="icon" />
              <bdi>{other}</bdi>
            </a>
          ))}
        </div>
      )}
    </>
  )
}

/** Whose number or address it is, where staff said so. */
const Labeled = ({ label, children }: { label: string | undefined; children: ReactNode }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    {children}
    {label && <bdi className="wrap-anywhere">{label}</bdi>}
  </span>
)

const newRequestPath = ({ key }: CustomerRecord, place?: string): string =>
  `${href('/admin/calls/new')}?${new URLSearchParams({ customer: key, ...(place && { place }) })}`

function RequestItem({ request }: { request: CustomerRecord['requests'][number] }) {
  const { kind, id, number, service, message, status, lostReason, submittedAt, quotedCents } = request
  const { scheduledAt, windowMinutes } = request
  const timeZone = useTimeZone()
  const label = serviceOf({ kind, service })
  return (
    <li>
      <p>
        <Link to={requestPath({ kind, id })} className="link" prefetch="intent">
          {shortDate(submittedAt, timeZone)}, {words.number(number)}
        </Link>{' '}
        <span className="font-semibold">{label}</span>,{' '}
        {lostReason ? historyWords.lost : leadWords.statusInSentence[status as keyof typeof leadWords.status]}
        {quotedCents !== null && `, ${historyWords.price(quotedCents / 100)}`}
      </p>
      {scheduledAt && <p>{words.appointment(appointmentText({ scheduledAt, windowMinutes }, timeZone))}</p>}
      {message && (
        <p dir="auto" className="history-text">
          {message}
        </p>
      )}
    </li>
  )
}
