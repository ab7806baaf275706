import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { href } from '#app/site/href.ts'
import { loaded } from '#app/site/loaded.ts'
import { useProfile } from '#app/site/profile.ts'
import { siteIn } from '#app/site/seo/page-meta.ts'
import { longDateTimeText } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { timeInWords } from '#words/promise.ts'
import { receiptWords as words } from '#words/receipt.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'
import { changeReceipt } from './actions.ts'
import { Changes } from './changes.tsx'
import { isRequest, ReadReceipt, type Receipt, type RequestReceipt } from './documents.ts'
import { followScript } from './follow.ts'
import { ReceiptHero } from './hero.tsx'

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { token } = params
  const { receipt, receiptState } = loaded(await context.get(servicesContext).run(ReadReceipt, { token }))
  const filesLeftOut = url.searchParams.get('files') === 'left-out'
  const did = url.searchParams.get('did') ?? ''
  return data(
    {
      receipt,
      hasEnded: receiptState === 'ended',
      filesLeftOut,
      did: Object.hasOwn(words.did, did) ? did : undefined,
      now: new Date().toISOString(),
    },
    {
      status: receipt ? 200 : receiptState === 'ended' ? 410 : 404,
      headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
    },
  )
}

export function action({ request, params, context }: Route.ActionArgs) {
  return changeReceipt(request, { token: params.token, run: context.get(servicesContext).run })
}

/** Whoever has the address may see it; nothing in between may keep it. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { title } = words[loaderData?.receipt?.kind ?? 'QUOTE']
  return [{ title: `${title} · ${siteIn(matches).profile.name}` }, { name: 'robots', content: 'noindex' }]
}

/** Where whatever was sent leads: of a request the page that follows it, of a review that it is here. */
export default function ReceiptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { receipt, hasEnded, filesLeftOut, now } = loaderData
  const nonce = useNonce()
  if (!receipt || !isRequest(receipt))
    return <Short receipt={receipt} hasEnded={hasEnded} filesLeftOut={filesLeftOut} />
  const did = Object.entries(words.did).find(([name]) => name === loaderData.did)?.[1]
  const isOpen = receipt.stage !== 'done' && receipt.stage !== 'cancelled'
  return (
    <div data-follow={receipt.version} data-open={isOpen || undefined}>
      <p className="sr-only" role="status" data-said />
      <ReceiptHero receipt={receipt} now={new Date(now)} did={did} filesLeftOut={filesLeftOut} />
      <div className="measure grid gap-x-16 gap-y-12 pt-10 pb-18 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:pt-14">
        <div>
          <TimeLine receipt={receipt} now={new Date(now)} />
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

/** The page of a review, and of a request that is not there any more. */
function Short({
  receipt,
  hasEnded,
  filesLeftOut,
}: {
  receipt: Receipt | null
  hasEnded: boolean
  filesLeftOut: boolean
}) {
  const profile = useProfile()
  const missing = hasEnded ? words.ended : words.gone
  return (
    <section className="measure py-16 md:py-24">
      <h1 className="text-title">{receipt ? words[receipt.kind].thanks : missing.title}</h1>
      {receipt ? (
        <div className="mt-6 grid max-w-prose gap-3">
          <p>
            {words[receipt.kind].received(
              receipt.name,
              receipt.service ?? '',
              longDateTimeText(receipt.submittedAt, profile.timeZone),
            )}
          </p>
          {filesLeftOut && <p>{words.files.leftOut}</p>}
        </div>
      ) : (
        <p className="mt-6 max-w-prose">{missing.text}</p>
      )}
      <p className="mt-6">{words.next}</p>
      <p className="mt-6 flex flex-wrap items-center gap-4">
        <PhoneLink line={profile.dispatch} className="btn btn-primary">
          <Icon name="phone" />
          {words.call(profile.dispatch.display)}
        </PhoneLink>
        <ButtonLink href={href('/')}>{words.home}</ButtonLink>
      </p>
    </section>
  )
}

type Event = RequestReceipt['events'][number]

/** What happened to the request, oldest first. */
function TimeLine({ receipt, now }: { receipt: RequestReceipt; now: Date }) {
  const { timeZone } = useProfile()
  return (
    <section aria-labelledby="time-line">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="time-line" className="text-title">
          {words.timeLine}
        </h2>
        <p
          className="receipt-state"
          data-state="live"
          data-live={words.live}
          data-away={words.checkedAt}
          hidden
        >
          {words.live}
        </p>
      </div>
      <ol className="time-line mt-5" data-live-part="events">
        {receipt.events.filter(isNews).map(({ at, kind, name, time, text, files }) => (
          <li key={`${at} ${kind}`}>
            <time dateTime={at}>{timeInWords(at, now, timeZone)}</time>
            <div>
              <p className="font-semibold">
                {words.events[kind](name, time ? timeInWords(time, now, timeZone) : '')}
              </p>
              {text && <p className="whitespace-pre-line wrap-anywhere text-note">{text}</p>}
              {files ? <p className="text-ink-2 text-note">{words.addedFiles(files)}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const handling: readonly Event['kind'][] = [
  'taken',
  'tried',
  'contacted',
  'scheduled',
  'onTheWay',
  'done',
  'cancelled',
]

/** That somebody opened a request says nothing once it was worked on. */
const isNews = ({ kind }: Event, index: number, events: readonly Event[]) =>
  kind !== 'seen' || !events.slice(0, index).some((before) => handling.includes(before.kind))

/** What the customer sent. Numbers and addresses are not shown in full: the link may be in other hands (decision 19). */
function Sent({ receipt }: { receipt: RequestReceipt }) {
  const { kind, service, message, phoneEnd, emailHint, hasAddress } = receipt
  const label = kind === 'QUOTE' ? serviceLabel(service ?? '') : contactServiceLabel(service ?? '')
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-title">
        {words.sent}
      </h2>
      <dl className="receipt-facts mt-5" data-live-part="sent">
        <div>
          <dt>{words.service}</dt>
          <dd>{label}</dd>
        </div>
        <div>
          <dt>{words.message}</dt>
          <dd className="whitespace-pre-line wrap-anywhere" dir="auto">
            {message || words.noMessage}
          </dd>
        </div>
        <div>
          <dt>{words.contact}</dt>
          <dd className="wrap-anywhere">{words.contactText(phoneEnd ?? '', emailHint ?? '')}</dd>
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
