import { FileText } from 'lucide-react'
import { data, href, Link } from 'react-router'
import { staffContext } from '#app/admin/access.ts'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { Now } from '#app/admin/list/time.tsx'
import { UndoProvider } from '#app/admin/list/undo.tsx'
import { loadNewest } from '#app/admin/live/load-newest.ts'
import { LostDraft } from '#app/admin/money/lost-draft.tsx'
import { requestOf } from '#app/admin/money/owners.ts'
import { type PriceBook, readPriceBook } from '#app/admin/money/price-book.ts'
import { Share } from '#app/admin/money/share.tsx'
import { SoldLines } from '#app/admin/money/sold-lines.tsx'
import { requestPath } from '#app/admin/records/lead.ts'
import { type ScreenHandle, useMayWork, useMayWrite } from '#app/admin/rights.ts'
import { BackLink } from '#app/admin/screen/back-link.tsx'
import { KeptPage } from '#app/admin/screen/kept-page.tsx'
import { submissionClientAction } from '#app/admin/submission/client-action.ts'
import { submission } from '#app/admin/submission/submission.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useSticky } from '#app/admin/use-sticky.ts'
import { servicesContext } from '#app/context.ts'
import { shortDate } from '#app/ui/dates.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { QrCode, qrOf } from '#app/ui/qr-code.tsx'
import { invoiceNumber } from '#content/money/invoice-number.ts'
import { paymentLinkFor } from '#content/money/payment-link.ts'
import { invoicePanelWords as words } from '#words/panel/money/invoices.ts'
import type { Route } from './+types/invoice.ts'
import { invoiceHandlers } from './actions.ts'
import { InvoiceDraft } from './draft.tsx'
import { Credits, Ends } from './ends.tsx'
import { GetInvoice, type OpenInvoice } from './invoice-data.ts'
import { DueDay, InvoiceState, invoiceTitle, useIsPastDue } from './invoice-state.tsx'
import { Payments } from './payments.tsx'

export const handle = { needs: { area: 'money', to: 'own' } } satisfies ScreenHandle

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { run, user } = context.get(staffContext)
  const read = await run(GetInvoice, { id })
  const { origin } = context.get(servicesContext)
  const shown = { at: new Date().toISOString(), key: crypto.randomUUID(), origin, me: user.userId }
  if (!read.ok) return data({ ...shown, invoice: undefined, book: undefined, qr: null }, { status: 500 })
  const { invoice, businessProfile } = read.value
  const book = invoice?.state === 'draft' ? await readPriceBook(run) : undefined
  const qr = invoice && scannedAtTheDoor(invoice, businessProfile.paymentLink, origin)
  return data({ ...shown, invoice, book, qr }, { status: invoice ? 200 : 404 })
}

/** Where its customer pays while anything is open, else the invoice itself. */
function scannedAtTheDoor(invoice: OpenInvoice, link: string | null, origin: string) {
  const { kind, openCents, path } = invoice
  const number = invoiceNumber(invoice)
  if (path === null || number === null) return null
  const payLink = kind === 'invoice' ? paymentLinkFor(link, { number, openCents }) : null
  return { code: qrOf(payLink ?? origin + path), isToPay: payLink !== null }
}

type Scanned = ReturnType<typeof scannedAtTheDoor>

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadNewest(`invoice ${args.params.id}`, args, () => undefined)

export const action = (args: Route.ActionArgs) =>
  submission(args, invoiceHandlers(args.context.get(staffContext).run, args.params.id))

export const clientAction = (args: Route.ClientActionArgs) => submissionClientAction(args)

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const kept = useSticky(loaderData?.invoice === undefined ? undefined : loaderData)
  const invoice = kept?.invoice
  return (
    <KeptPage
      title={invoice && invoiceTitle(invoice)}
      back={<BackLink to={href('/admin/invoices')} text={words.back} className="mb-4" />}
      kept={kept}
      loaded={loaderData}
      words={words}
      failed={words.failed}
    >
      {invoice && kept && (
        <Now at={kept.at}>
          <UndoProvider elementOf={elementOf}>
            <ShownInvoice
              key={invoice.id}
              invoice={invoice}
              book={kept.book}
              pressKey={kept.key}
              origin={kept.origin}
              qr={kept.qr}
              me={kept.me}
            />
          </UndoProvider>
        </Now>
      )}
    </KeptPage>
  )
}

const elementOf = (id: string) => `invoice-${id}`

type ShownInvoiceProps = {
  invoice: OpenInvoice
  book: PriceBook | undefined
  pressKey: string
  origin: string
  qr: Scanned
  me: string
}

function ShownInvoice({ invoice, book, pressKey, origin, qr, me }: ShownInvoiceProps) {
  const [mayWork, mayWrite] = [useMayWork('money'), useMayWrite('money')]
  const { name, state } = invoice
  const isDraft = state === 'draft'
  const isLate = useIsPastDue(invoice)
  return (
    <article
      {...useKeptFocus()}
      id={elementOf(invoice.id)}
      tabIndex={-1}
      className="invoice"
      data-sent={!isDraft || undefined}
      aria-labelledby="invoice-title"
    >
      <header className="request-head">
        <h1 id="invoice-title">{invoiceTitle(invoice)}</h1>
        <p className="request-about">
          <InvoiceState invoice={invoice} />
          <bdi className="font-semibold text-ink wrap-anywhere">{invoice.name}</bdi>
          <Sent invoice={invoice} />
          <RequestLink invoice={invoice} />
        </p>
        {invoice.reason && <p className="request-wait wrap-anywhere">{words.because(invoice.reason)}</p>}
        {!isDraft && (
          <p className="mt-3 flex flex-wrap gap-3">
            <a href={href('/admin/invoices/:id/invoice.pdf', { id: invoice.id })} className="btn">
              <FileText className="icon" />
              {words.pdf}
            </a>
          </p>
        )}
      </header>
      {!isDraft && mayWork && <LostDraft paper={invoice} />}
      {isDraft && mayWork ? <InvoiceDraft invoice={invoice} book={book} /> : <Lines invoice={invoice} />}
      <Credits invoice={invoice} />
      {invoice.kind === 'invoice' && (!isDraft || invoice.payments.length > 0) && (
        <Payments invoice={invoice} pressKey={pressKey} me={me} mayWork={mayWork} />
      )}
      {invoice.path !== null && state !== 'void' && (
        <Share
          of={isLate ? 'overdue' : 'invoice'}
          customer={{
            name,
            phone: invoice.phone ?? '',
            phoneE164: null,
          }}
          link={origin + invoice.path}
          text={invoice.customerTexts?.[isLate ? 'overdue' : 'invoice']}
          email={state === 'credited' ? null : invoice.email}
          pressKey={pressKey}
          mails={invoice.mails}
        >
          {qr && <Scan qr={qr} openCents={invoice.openCents} />}
        </Share>
      )}
      {mayWrite && <Ends invoice={invoice} pressKey={pressKey} />}
    </article>
  )
}

function Scan({ qr: { code, isToPay }, openCents }: { qr: NonNullable<Scanned>; openCents: number }) {
  const says = isToPay ? words.scanToPay(exactDollars(openCents)) : words.scanToOpen
  return (
    <details className="step-more mt-2">
      <summary className="btn btn-small">{words.showCode}</summary>
      <figure className="mt-3">
        <QrCode qr={code} label={says} />
        <figcaption className="text-fine text-ink-2">{says}</figcaption>
      </figure>
    </details>
  )
}

function Sent({ invoice }: { invoice: OpenInvoice }) {
  const { sentAt, dueOn, openCents } = invoice
  const timeZone = useTimeZone()
  if (!sentAt) return null
  return (
    <span>
      {words.sentOn(shortDate(sentAt, timeZone))}
      {dueOn && openCents > 0 && (
        <>
          , <DueDay invoice={invoice} />
        </>
      )}
    </span>
  )
}

function RequestLink({ invoice }: { invoice: OpenInvoice }) {
  const request = requestOf(invoice)
  return (
    request && (
      <Link to={requestPath(request)} className="link">
        {words.request}
      </Link>
    )
  )
}

function Lines({ invoice }: { invoice: OpenInvoice }) {
  const { creditedCents, paidCents, openCents } = invoice
  return (
    <SoldLines
      id="invoice-lines"
      title={words.lines}
      sold={invoice}
      afterTotal={[
        ...(creditedCents === 0 ? [] : [[words.creditedSum, -creditedCents] as const]),
        ...(paidCents === 0 ? [] : [[words.paid, paidCents] as const]),
        ...(openCents === 0
          ? []
          : [[openCents < 0 ? words.toPayBack : words.open, Math.abs(openCents)] as const]),
      ]}
    />
  )
}
