import { useProfile, useWords } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { isPastDue } from '#content/money/past-due.ts'
import { clockAt } from '#content/time/clocks.ts'
import { invoiceWords } from '#words/invoice.ts'
import { receiptInvoiceWords } from '#words/site/receipt.ts'
import type { RequestReceipt } from './documents.ts'

type OpenAmount = Pick<RequestReceipt['invoices'][number], 'openCents' | 'dueOn'>
type Payable = OpenAmount & Pick<RequestReceipt['invoices'][number], 'payLink'>

/** What is to be paid on all invoices; of several each has a day and a link of its own. */
export function unpaidOf(invoices: readonly Payable[]): Payable | undefined {
  const open = invoices.filter(({ openCents }) => openCents > 0)
  if (open.length <= 1) return open[0]
  return { openCents: open.reduce((sum, { openCents }) => sum + openCents, 0), dueOn: null, payLink: null }
}

export function openInWords(
  { openCents, dueOn }: OpenAmount,
  words: Pick<typeof receiptInvoiceWords, 'due' | 'wasDue'>,
  today: string,
) {
  const amount = invoiceWords.dollars(Math.abs(openCents))
  return openCents > 0 && dueOn
    ? `${amount} · ${fillIn(isPastDue({ openCents, dueOn }, today) ? words.wasDue : words.due, { day: invoiceWords.day(dueOn) })}`
    : amount
}

export const useReceiptDay = ({ now }: Pick<RequestReceipt, 'now'>): string =>
  clockAt(new Date(now), useProfile().timeZone).date

export function Invoices({ receipt }: { receipt: RequestReceipt }) {
  const words = useWords(receiptInvoiceWords)
  const today = useReceiptDay(receipt)
  const { invoices } = receipt
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby="invoices" className="mb-12">
      <h2 id="invoices" className="text-title">
        {words.title}
      </h2>
      {invoices.map((invoice) =>
        invoice.openCents === 0 || invoice.kind === 'credit' ? (
          <Settled key={invoice.path} invoice={invoice} />
        ) : (
          <Open key={invoice.path} invoice={invoice} today={today} />
        ),
      )}
    </section>
  )
}

type Invoice = RequestReceipt['invoices'][number]

const titleOf = ({ kind, number }: Invoice) =>
  invoiceWords.titleOf(kind === 'credit' ? 'credit' : 'invoice', String(number ?? ''))

function Open({ invoice, today }: { invoice: Invoice; today: string }) {
  const words = useWords(receiptInvoiceWords)
  const { totalCents, creditedCents, openCents, tipCents, dueOn, path, payLink } = invoice
  return (
    <div className="mt-5 break-inside-avoid">
      <dl className="receipt-facts">
        <div>
          <dt>{titleOf(invoice)}</dt>
          <dd>{invoiceWords.dollars(totalCents)}</dd>
        </div>
        {creditedCents > 0 && (
          <div>
            <dt>{words.credited}</dt>
            <dd>{invoiceWords.dollars(-creditedCents)}</dd>
          </div>
        )}
        <div>
          <dt>{openCents < 0 ? words.toPayBack : words.open}</dt>
          <dd className="font-semibold">{openInWords({ openCents, dueOn }, words, today)}</dd>
        </div>
        {tipCents > 0 && (
          <div>
            <dt>{words.tip}</dt>
            <dd>{invoiceWords.dollars(tipCents)}</dd>
          </div>
        )}
      </dl>
      <p className="mt-4 flex flex-wrap gap-3.5">
        {payLink && (
          <ButtonLink href={payLink} large>
            {words.pay}
          </ButtonLink>
        )}
        <ButtonLink href={path}>{words.pdf}</ButtonLink>
      </p>
    </div>
  )
}

/** One line, and the paper a tap away. */
function Settled({ invoice }: { invoice: Invoice }) {
  const words = useWords(receiptInvoiceWords)
  const { kind, totalCents, creditedCents, tipCents } = invoice
  const amount = invoiceWords.dollars(totalCents)
  const isCredited = creditedCents > 0 && creditedCents === totalCents
  return (
    <p className="receipt-settled">
      <span>{titleOf(invoice)}</span>
      <span>{kind === 'credit' ? amount : `${amount} · ${isCredited ? words.credited : words.paid}`}</span>
      {tipCents > 0 && <span>{`${words.tip} ${invoiceWords.dollars(tipCents)}`}</span>}
      <a href={invoice.path} className="underline underline-offset-4">
        {words.pdf}
      </a>
    </p>
  )
}
