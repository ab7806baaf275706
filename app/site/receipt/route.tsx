import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { graphql } from '#app/graphql.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { defaultProfile } from '#content/business-profile.ts'
import { serviceLabel } from '#content/en/quote-services.ts'
import { receiptWords as words } from '#content/en/receipt.ts'
import type { Route } from './+types/route.ts'

const Receipt = graphql(`
  query Receipt($token: String!) {
    quoteReceipt(token: $token) { firstName service submittedAt fileCount }
  }
`)

export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await context.get(servicesContext).run(Receipt, { token: params.token })
  if (!answer.ok) throw new Error(answer.error.message)
  const receipt = answer.data.quoteReceipt
  return data({ receipt }, { status: receipt ? 200 : 404, headers: { 'Cache-Control': 'private, no-store' } })
}

/** Whoever has the address may see it; nothing in between may keep it. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = () => [
  { title: `${words.title} · ${defaultProfile.name}` },
  { name: 'robots', content: 'noindex' },
]

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: defaultProfile.timeZone,
})

/** Where a form sent without script leads, and what the form with script links to: lasts as long as the quote. */
export default function ReceiptPage({ loaderData: { receipt } }: Route.ComponentProps) {
  return (
    <>
      <section className="measure py-16 md:py-24">
        <h1 className="text-title">{receipt ? words.thanks : words.gone.title}</h1>
        {receipt ? (
          <div className="mt-6 grid gap-3 max-w-prose">
            <p>
              {words.received(
                receipt.firstName,
                serviceLabel(receipt.service),
                time.format(new Date(receipt.submittedAt)),
              )}
            </p>
            {receipt.fileCount > 0 && (
              <p>{receipt.fileCount === 1 ? words.files.one : words.files.many(receipt.fileCount)}</p>
            )}
            <p className="text-ink-2">{words.keep}</p>
          </div>
        ) : (
          <p className="mt-6 max-w-prose">{words.gone.text}</p>
        )}
        <p className="mt-6">{words.next}</p>
        <p className="mt-6 flex flex-wrap gap-4 items-center">
          <PhoneLink line={defaultProfile.dispatch} className="btn btn-primary" />
          <ButtonLink href={href('/')}>{words.home}</ButtonLink>
        </p>
      </section>
    </>
  )
}
