import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { href } from '#app/site/href.ts'
import { loaded } from '#app/site/loaded.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { firstNameOf } from '#content/first-name.ts'
import { reviewSiteName } from '#content/review-site.ts'
import { receiptWords, whileYouWait } from '#words/site/receipt.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import { contactServiceLabel, serviceLabel } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { changeReceipt } from './actions.ts'
import { Appointment } from './appointment.tsx'
import { Booking } from './booking.tsx'
import { Changes } from './changes.tsx'
import { isRequest, isServiceNotSaid, ReadReceipt, type Receipt, type RequestReceipt } from './documents.ts'
import { Estimates } from './estimates.tsx'
import { followScript } from './follow.ts'
import { tabTitleOf } from './headline.ts'
import { ReceiptHero } from './hero.tsx'
import { Invoices } from './invoices.tsx'
import { ReceiptTimeLine } from './time-line.tsx'
import { WhoComes } from './who-comes.tsx'
import { WorkPhotos } from './work-photos.tsx'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { token } = params
  const { run, flash } = context.get(servicesContext)
  const { receipt, receiptState, freeWindows } = loaded(await run(ReadReceipt, { token }))
  const said = flash.take(href('/receipt/:token', { token }))
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
  if (said) headers.append('Set-Cookie', said.setCookie)
  const hasEnded = receiptState === 'ended'
  return data(
    {
      receipt,
      hasEnded,
      days: freeWindows,
      filesLeftOut: url.searchParams.get('files') === 'left-out',
      said: said?.text,
    },
    { status: receipt ? 200 : hasEnded ? 410 : 404, headers },
  )
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeReceipt(request, { token: params.token, services: context.get(servicesContext) })
}

/** The address is the secret: no cache may keep the page. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const receipt = loaderData?.receipt
  const { profile } = siteIn(matches)
  const { titles } = wordsIn(matches, receiptWords)
  const title =
    receipt && isRequest(receipt) ? tabTitleOf(receipt, profile) : titles[receipt?.kind ?? 'QUOTE']
  return [{ title: `${title} · ${profile.name}` }, { name: 'robots', content: 'noindex' }]
}

export default function ReceiptPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { receipt, hasEnded, days, filesLeftOut, said } = loaderData
  const nonce = useNonce()
  const words = useWords(receiptWords)
  const visit = useWords(receiptVisitWords)
  const { timeZone } = useProfile()
  if (!receipt || !isRequest(receipt)) return <Short receipt={receipt} hasEnded={hasEnded} />
  return (
    <div
      data-follow={receipt.version}
      data-open={followedUntil(receipt)}
      data-zone={timeZone}
      data-unsent={words.unsent}
    >
      <p className="sr-only" role="status" data-said />
      <ReceiptHero
        receipt={receipt}
        said={actionData ? undefined : said}
        filesLeftOut={filesLeftOut}
        hasTimes={days.some(({ windows }) => windows.length > 0)}
      />
      <div className="measure grid gap-x-16 gap-y-12 pt-10 pb-18 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:pt-14">
        <div>
          <div data-live-part="who">
            <WhoComes who={receipt.whoComes} token={params.token} />
          </div>
          <div data-live-part="wait">
            {receipt.isEmergency && waits.includes(receipt.stage) ? (
              <WhileYouWait />
            ) : (
              comes.includes(receipt.stage) &&
              visit.idReady && <p className="mb-12 max-w-prose">{visit.idReady}</p>
            )}
          </div>
          <div data-live-part="appointment">
            <Appointment receipt={receipt} token={params.token} days={days} refused={actionData} />
          </div>
          <div data-live-part="booking">
            <Booking receipt={receipt} days={days} refused={actionData} />
          </div>
          <div data-live-part="invoices">
            <Invoices receipt={receipt} />
          </div>
          <div data-live-part="photos">
            <WorkPhotos photos={receipt.photos} refused={actionData} />
          </div>
          <div data-live-part="estimates">
            <Estimates receipt={receipt} token={params.token} refused={actionData} />
          </div>
          <ReceiptTimeLine receipt={receipt} />
          <div data-live-part="changes">
            <Changes receipt={receipt} refused={actionData} />
          </div>
        </div>
        <div>
          <Sent receipt={receipt} />
          <p className="mt-5 text-ink-2 text-note">{words.keep}</p>
        </div>
      </div>
      <script nonce={nonce}>{followScript}</script>
    </div>
  )
}

const followedAfterMs = 2 * 3_600_000

/** After the job the invoice and the way to a review still come. */
function followedUntil({ stage, events, now }: RequestReceipt): string | undefined {
  if (stage === 'cancelled' || stage === 'lost') return undefined
  const done = events.find(({ kind }) => kind === 'done')
  if (stage !== 'done' || !done) return 'open'
  const until = new Date(Date.parse(done.at) + followedAfterMs).toISOString()
  return until > now ? until : undefined
}

/** "Ann" of "Ann K.", and of "K. Ann" the letter without its dot. */
const firstNameWithoutDot = (name: string) => firstNameOf(name).replace(/\.$/, '')

function Short({ receipt, hasEnded }: { receipt: Receipt | null; hasEnded: boolean }) {
  const { dispatch, reviewLink } = useProfile()
  const words = useWords(receiptWords)
  const visit = useWords(receiptVisitWords)
  const missing = hasEnded ? words.ended : words.gone
  return (
    <section className="measure py-16 md:py-24">
      <h1 className="text-title">
        {receipt ? fillIn(words.review, { customer: firstNameWithoutDot(receipt.name) }) : missing.title}
      </h1>
      {receipt ? (
        <p className="mt-6 max-w-prose">{words.reviewNext}</p>
      ) : (
        <p className="mt-6 max-w-prose">
          {missing.text} {words.next}
        </p>
      )}
      <p className="mt-6 flex flex-wrap items-center gap-4">
        {!receipt && (
          <PhoneLink line={dispatch} className="btn btn-primary">
            <Icon name="phone" />
            {words.call}
          </PhoneLink>
        )}
        {receipt && reviewLink && (
          <ButtonLink href={reviewLink}>
            {fillIn(visit.reviewAlso, { site: reviewSiteName(reviewLink) })}
          </ButtonLink>
        )}
        <ButtonLink href={href('/')}>{words.home}</ButtonLink>
      </p>
    </section>
  )
}

const waits: readonly RequestReceipt['stage'][] = [
  'waiting',
  'overdue',
  'taken',
  'tried',
  'contacted',
  'onTheWay',
  'late',
]

const comes: readonly RequestReceipt['stage'][] = ['scheduled', 'onTheWay', 'late']

function WhileYouWait() {
  const { title, danger, ready } = useWords(whileYouWait)
  return (
    <section aria-labelledby="while-you-wait" className="mb-12">
      <h2 id="while-you-wait" className="text-title">
        {title}
      </h2>
      <p className="mt-5 border-alert border-l-4 py-1 pl-4 font-semibold">
        <a href="tel:911" className="underline underline-offset-4">
          {danger}
        </a>
      </p>
      <ul className="mt-4 grid list-disc gap-2 pl-5">
        {ready.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/**
 * What the customer sent, or we noted of a call. Numbers and addresses are not shown in full, and their words only in the browser that sent them: the
 * link may be in other hands (decision 19).
 */
function Sent({ receipt }: { receipt: RequestReceipt }) {
  const { kind, service, message, hasMessage, phoneEnd, emailHint, hasAddress, contactBy } = receipt
  const words = useWords(receiptWords)
  const isCall = kind === 'CALL'
  const label = kind === 'QUOTE' ? serviceLabel(service ?? '') : contactServiceLabel(service ?? '')
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-title">
        {isCall ? words.noted : words.sent}
      </h2>
      <dl className="receipt-facts mt-5" data-live-part="sent">
        {!isServiceNotSaid(receipt) && (
          <div>
            <dt>{words.service}</dt>
            <dd>{label}</dd>
          </div>
        )}
        {!isCall && (
          <div>
            <dt>{words.message}</dt>
            <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
              {hasMessage ? (message ?? words.messageKept) : words.noMessage}
            </dd>
          </div>
        )}
        <div>
          <dt>{words.contact}</dt>
          <dd className="wrap-anywhere">
            {fillIn(
              contactBy ? words.written[contactBy] : emailHint ? words.contactText : words.contactPhone,
              {
                digits: phoneEnd ?? '',
                address: emailHint ?? '',
              },
            )}
          </dd>
        </div>
        {hasAddress && (
          <div>
            <dt>{words.address}</dt>
            <dd>{words.addressKept}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
