import { FileText } from 'lucide-react'
import { data, href } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { Now } from '#app/admin/list/time.tsx'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { DeleteDraft } from '#app/admin/money/draft-parts.tsx'
import { dayText } from '#app/admin/money/invoices/invoice-state.tsx'
import { LostDraft } from '#app/admin/money/lost-draft.tsx'
import { MakeForm } from '#app/admin/money/make-form.tsx'
import { requestOf } from '#app/admin/money/owners.ts'
import { type PriceBook, readPriceBook } from '#app/admin/money/price-book.ts'
import { Share } from '#app/admin/money/share.tsx'
import { SoldLines } from '#app/admin/money/sold-lines.tsx'
import { type ScreenHandle, useMayWork, useMayWrite } from '#app/admin/rights.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { KeptPage } from '#app/admin/screen/kept-page.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { shortDate } from '#app/ui/dates.ts'
import { estimatePanelWords as words } from '#words/panel/money/estimates.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/estimate.ts'
import { estimateHandlers } from './actions.ts'
import { Answered, RecordAnswer } from './answer.tsx'
import { Deposit } from './deposit.tsx'
import { EstimateDraft } from './draft.tsx'
import { GetEstimate, type OpenEstimate } from './estimate-data.ts'
import { EstimateState, requestPathOf } from './estimate-state.tsx'
import { type EstimateCustomer, readCustomer } from './read-customer.ts'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { run } = context.get(staffContext)
  const read = await run(GetEstimate, { id })
  const { origin } = context.get(servicesContext)
  const shown = { at: new Date().toISOString(), pressKey: crypto.randomUUID(), origin }
  if (!read.ok)
    return data({ ...shown, estimate: undefined, customer: undefined, book: undefined }, { status: 500 })
  const { estimate } = read.value
  const [customer, book] = await Promise.all([
    estimate && readCustomer(run, estimate.requestId),
    estimate?.state === 'draft' ? readPriceBook(run) : undefined,
  ])
  return data({ ...shown, estimate, customer: customer ?? undefined, book }, { status: estimate ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadNewest(`estimate ${args.params.id}`, args, () => undefined)

export const action = (args: Route.ActionArgs) =>
  submission(args, estimateHandlers(args.context.get(staffContext).run, args.params.id))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function EstimatePage({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.estimate === undefined ? undefined : loaderData)
  const estimate = kept?.estimate
  const back = estimate ? words.back : words.toInbox
  return (
    <KeptPage
      title={estimate && words.title(estimate)}
      back={<BackLink to={requestPathOf(estimate ?? null)} text={back} className="mb-4" />}
      kept={kept}
      loaded={loaderData}
      words={words}
      failed={words.failed}
    >
      {kept && estimate && (
        <Now at={kept.at}>
          <UndoProvider elementOf={elementOf}>
            <ShownEstimate key={estimate.id} {...kept} estimate={estimate} />
          </UndoProvider>
        </Now>
      )}
    </KeptPage>
  )
}

const elementOf = (id: string) => `estimate-${id}`

type ShownEstimateProps = {
  pressKey: string
  origin: string
  estimate: OpenEstimate
  customer: EstimateCustomer | undefined
  book: PriceBook | undefined
}

function ShownEstimate({ estimate, customer, book, pressKey, origin }: ShownEstimateProps) {
  const [mayWork, mayWrite] = [useMayWork('money'), useMayWrite('money')]
  const timeZone = useTimeZone()
  const { state, sentAt, validUntil } = estimate
  const request = requestOf(estimate)
  const isDraft = state === 'draft'
  return (
    <article
      {...useKeptFocus()}
      id={elementOf(estimate.id)}
      tabIndex={-1}
      className="invoice"
      data-sent={!isDraft || undefined}
      aria-labelledby="estimate-title"
    >
      <header className="request-head">
        <h1 id="estimate-title">{words.title(estimate)}</h1>
        <p className="request-about">
          <EstimateState estimate={estimate} />
          {customer && <bdi className="font-semibold text-ink wrap-anywhere">{customer.name}</bdi>}
          {sentAt && (
            <span>
              {words.sentOn(shortDate(sentAt, timeZone))}
              {validUntil && `, ${words.validTo(dayText(validUntil))}`}
            </span>
          )}
        </p>
        {!isDraft && (
          <p className="mt-3 flex flex-wrap gap-3">
            <a href={href('/admin/estimates/:id/estimate.pdf', { id: estimate.id })} className="btn">
              <FileText className="icon" />
              {words.pdf}
            </a>
          </p>
        )}
      </header>
      {!isDraft && mayWork && <LostDraft paper={estimate} />}
      {isDraft && mayWork ? (
        <EstimateDraft estimate={estimate} email={customer?.email || null} book={book} />
      ) : (
        <SoldLines
          id="estimate-lines"
          title={words.lines}
          sold={estimate}
          afterTotal={estimate.depositCents > 0 ? [[words.depositTitle, estimate.depositCents]] : []}
        />
      )}
      <Answered estimate={estimate} />
      <Deposit estimate={estimate} customer={customer?.name ?? ''} pressKey={pressKey} mayWork={mayWork} />
      {customer && mayWork && state === 'sent' && (
        <Share
          of="estimate"
          customer={customer}
          link={customer.customerPath && origin + customer.customerPath}
          text={customer.customerTexts?.estimate}
          email={customer.email || null}
          pressKey={pressKey}
          mails={estimate.mails}
        />
      )}
      {mayWork && state === 'sent' && <RecordAnswer id={estimate.id} customer={customer?.name} />}
      {mayWork && state === 'accepted' && request && (
        <MakeForm
          action={href('/admin/invoices')}
          request={request}
          label={invoicePanelWords.make}
          busyLabel={invoicePanelWords.making}
          className="btn btn-strong"
        />
      )}
      {mayWork && request && ['sent', 'accepted', 'declined'].includes(state) && (
        <MakeForm
          action={href('/admin/estimates/new')}
          request={request}
          label={words.makeNew}
          busyLabel={words.making}
        />
      )}
      {mayWrite && isDraft && <DeleteDraft />}
    </article>
  )
}
