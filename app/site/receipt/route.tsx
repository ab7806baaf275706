import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { useNonce } from '#app/nonce.ts'
import { loaded } from '#app/site/loaded.ts'
import { useProfile } from '#app/site/profile.ts'
import { siteIn } from '#app/site/seo/page-meta.ts'
import { longDateTimeText } from '#app/ui/dates.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { receiptWords as words } from '#words/receipt.ts'
import type { Route } from './+types/route.ts'
import { changeReceipt } from './actions.ts'
import { Changes } from './changes.tsx'
import { isRequest, ReadReceipt, type Receipt } from './documents.ts'
import { followScript } from './follow.ts'
import { ReceiptHero } from './hero.tsx'
import { Sent, TimeLine } from './time-line.tsx'

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
