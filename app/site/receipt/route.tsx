import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { loaded } from '#app/site/loaded.ts'
import { useProfile } from '#app/site/profile.ts'
import { siteIn } from '#app/site/seo/page-meta.ts'
import { longDateTimeText } from '#app/ui/dates.ts'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { receiptWords as words } from '#words/receipt.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { Route } from './+types/route.ts'

const Receipt = graphql(`
  query Receipt($token: String!) {
    receipt(token: $token) { kind name service submittedAt fileCount }
  }
`)

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { receipt } = loaded(await context.get(servicesContext).run(Receipt, { token: params.token }))
  const filesLeftOut = url.searchParams.get('files') === 'left-out'
  return data(
    { receipt, filesLeftOut },
    { status: receipt ? 200 : 404, headers: { 'Cache-Control': 'private, no-store' } },
  )
}

/** Whoever has the address may see it; nothing in between may keep it. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { title } = words[loaderData?.receipt?.kind ?? 'QUOTE']
  return [{ title: `${title} · ${siteIn(matches).profile.name}` }, { name: 'robots', content: 'noindex' }]
}

/** What people read for the service that they chose; a review may name none. */
const serviceLabels = {
  QUOTE: (service: string) => serviceLabel(service),
  MESSAGE: (service: string) => contactServiceLabel(service),
  REVIEW: (service: string) => service,
}

/** Where a form sent without script leads, and what the form with script links to: lasts as long as what was sent. */
export default function ReceiptPage({ loaderData: { receipt, filesLeftOut } }: Route.ComponentProps) {
  const profile = useProfile()
  return (
    <section className="measure py-16 md:py-24">
      <h1 className="text-title">{receipt ? words[receipt.kind].thanks : words.gone.title}</h1>
      {receipt ? (
        <div className="mt-6 grid gap-3 max-w-prose">
          <p>
            {words[receipt.kind].received(
              receipt.name,
              serviceLabels[receipt.kind](receipt.service ?? ''),
              longDateTimeText(receipt.submittedAt, profile.timeZone),
            )}
          </p>
          {receipt.fileCount > 0 && (
            <p>{receipt.fileCount === 1 ? words.files.one : words.files.many(receipt.fileCount)}</p>
          )}
          {filesLeftOut && <p>{words.files.leftOut}</p>}
          <p className="text-ink-2">{words.keep}</p>
        </div>
      ) : (
        <p className="mt-6 max-w-prose">{words.gone.text}</p>
      )}
      <p className="mt-6">{words.next}</p>
      <p className="mt-6 flex flex-wrap gap-4 items-center">
        <PhoneLink line={profile.dispatch} className="btn btn-primary" />
        <ButtonLink href={href('/')}>{words.home}</ButtonLink>
      </p>
    </section>
  )
}
