import { EnteredText } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { discountText, quantityText } from '#content/money/line-items.ts'
import { clockAt } from '#content/time/clocks.ts'
import { invoiceWords } from '#words/invoice.ts'
import { receiptDepositWords, receiptEstimateWords, receiptWords } from '#words/site/receipt.ts'
import { atTimeInWords } from '#words/times.ts'
import type { RefusedChange } from './actions.ts'
import type { RequestReceipt } from './documents.ts'

type Estimate = RequestReceipt['estimates'][number]
type Refused = { refused: RefusedChange | undefined }
type Linked = { token: string }

export function Estimates({ receipt, token, refused }: { receipt: RequestReceipt } & Linked & Refused) {
  const words = useWords(receiptEstimateWords)
  const [newest, ...older] = receipt.estimates
  if (!newest) return null
  return (
    <section aria-labelledby="estimate" className="mb-12">
      <h2 id="estimate" className="text-title">
        {words.title}
      </h2>
      {newest.state === 'sent' && receipt.mayCorrect ? (
        <Paper estimate={newest} now={receipt.now} token={token} />
      ) : (
        <FoldedPaper estimate={newest} now={receipt.now} isClosed={!receipt.mayCorrect} token={token} />
      )}
      <SentSinceYes newest={newest} older={older} now={receipt.now} />
      <Answer estimate={newest} refused={refused} receipt={receipt} />
      <Deposit receipt={receipt} />
      {older.length > 0 && (
        <details className="receipt-change mt-6 border-rule border-b">
          <summary>
            {words.older}
            <Icon name="chevron" />
          </summary>
          {older.map((estimate) => (
            <Paper key={estimate.id} estimate={estimate} now={receipt.now} token={token} />
          ))}
        </details>
      )}
    </section>
  )
}

/** What is settled takes one line, with the whole of it a tap away. */
function FoldedPaper({ estimate, now, isClosed, token }: StateProps & Linked) {
  const words = useWords(receiptEstimateWords)
  const facts = { number: estimate.number, amount: invoiceWords.dollars(estimate.totalCents) }
  return (
    <>
      <State estimate={estimate} now={now} isClosed={isClosed} />
      <details className="receipt-change mt-3 border-rule border-b">
        <summary>
          {fillIn(words.settled, facts)}
          <Icon name="chevron" />
        </summary>
        <Paper estimate={estimate} now={now} token={token} isSettled />
      </details>
    </>
  )
}

type PaperProps = Linked & { estimate: Estimate; now: string; isSettled?: boolean }

function Paper({ estimate, now, token, isSettled }: PaperProps) {
  const words = useWords(receiptEstimateWords)
  const { id, number, version, lines, taxRate, taxPlace, note } = estimate
  const { subtotalCents, taxCents, totalCents, depositCents } = estimate
  const { dollars, tax } = invoiceWords
  return (
    <div className="mt-5 break-inside-avoid">
      <p className="font-semibold">
        {fillIn(words.heading, { number })}
        {version > 1 && ` · ${fillIn(words.version, { version })}`}
      </p>
      <ul className="receipt-lines">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of what was sent never move
          <li key={index}>
            <span className="wrap-anywhere">
              <EnteredText text={line.name} />
              <span className="block text-ink-2 text-note">{remarksOf(line, taxRate, words.discount)}</span>
            </span>
            <span>{dollars(line.totalCents)}</span>
          </li>
        ))}
        {taxCents > 0 && (
          <>
            <li className="text-ink-2 text-note">
              <span>{words.subtotal}</span>
              <span>{dollars(subtotalCents)}</span>
            </li>
            <li className="text-ink-2 text-note">
              <span>{tax({ rate: taxRate, place: taxPlace })}</span>
              <span>{dollars(taxCents)}</span>
            </li>
          </>
        )}
        <li className="font-semibold text-lead">
          <span>{words.total}</span>
          <span>{dollars(totalCents)}</span>
        </li>
        {depositCents > 0 && (
          <li>
            <span>{words.depositOnYes}</span>
            <span>{dollars(depositCents)}</span>
          </li>
        )}
      </ul>
      {note && <p className="mt-3 whitespace-pre-line wrap-anywhere text-note">{note}</p>}
      <p className="mt-3">
        <a
          href={href('/receipt/:token/estimate/:id', { token, id })}
          className="underline underline-offset-4"
        >
          {words.pdf}
        </a>
      </p>
      {!isSettled && <State estimate={estimate} now={now} />}
    </div>
  )
}

function remarksOf(line: Estimate['lines'][number], taxRate: number, discount: string): string {
  const { quantity, unitCents, discountCents, isTaxable } = line
  const { dollars, untaxed } = invoiceWords
  const isPriced = quantity !== 100 || discountCents > 0
  return [
    isPriced && `${quantityText(quantity)} × ${dollars(unitCents)}`,
    discountCents > 0 && fillIn(discount, { amount: discountText(line, dollars(discountCents)) }),
    taxRate > 0 && !isTaxable && untaxed,
  ]
    .filter((text) => text !== false)
    .join(' · ')
}

/** `isClosed`: the request, which takes no answer any more. */
type StateProps = { estimate: Estimate; now: string; isClosed?: boolean | undefined }

function State({ estimate: { state, validUntil, answeredAt }, now, isClosed }: StateProps) {
  const words = useWords(receiptEstimateWords)
  const { timeZone } = useProfile()
  const day = validUntil ? invoiceWords.day(validUntil) : ''
  const time = answeredAt ? atTimeInWords(answeredAt, new Date(now), timeZone) : ''
  const texts = {
    sent: isClosed ? words.closed : fillIn(words.valid, { day }),
    expired: fillIn(words.expired, { day }),
    replaced: words.replaced,
    accepted: fillIn(words.accepted, { time }),
    declined: fillIn(words.declined, { time }),
  }
  return <p className={state === 'accepted' ? 'mt-3 font-semibold' : 'mt-3 text-ink-2'}>{texts[state]}</p>
}

function SentSinceYes({ newest, older, now }: { newest: Estimate; older: readonly Estimate[]; now: string }) {
  const words = useWords(receiptEstimateWords)
  const { timeZone } = useProfile()
  const agreed = older.find(({ state }) => state === 'accepted')
  if (newest.state !== 'sent' || !agreed?.answeredAt) return null
  return (
    <p className="mt-3 font-semibold">
      {fillIn(words.sentSinceYes, {
        time: atTimeInWords(agreed.answeredAt, new Date(now), timeZone),
        from: invoiceWords.dollars(agreed.totalCents),
        to: invoiceWords.dollars(newest.totalCents),
      })}
    </p>
  )
}

/** Of the version that was accepted, also while a newer one waits. */
function Deposit({ receipt: { estimates, number } }: { receipt: RequestReceipt }) {
  const words = useWords(receiptDepositWords)
  const { timeZone } = useProfile()
  const deposit = estimates.find(({ state }) => state === 'accepted')?.deposit
  if (!deposit) return null
  const { paidCents, openCents, paidAt, isInvoiced, payLink } = deposit
  const { dollars, day } = invoiceWords
  const on = paidAt && day(clockAt(new Date(paidAt), timeZone).date)
  const paid = on && fillIn(words.paid, { amount: dollars(paidCents), day: on })
  if (openCents === 0) return paid && !isInvoiced ? <p className="mt-4 font-semibold">{paid}</p> : null
  return (
    <section aria-labelledby="deposit" className="mt-6 border-ink border-l-4 py-1 pl-4">
      <h3 id="deposit" className="text-lead">
        {fillIn(words.due, { amount: dollars(openCents) })}
      </h3>
      {paid && <p className="mt-1">{paid}</p>}
      <p className="mt-1">{fillIn(words.text, { number: number ?? '' })}</p>
      {words.ways && <p className="mt-1">{words.ways}</p>}
      {payLink && (
        <p className="mt-4">
          <ButtonLink href={payLink} large>
            {words.pay}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function Answer({ estimate, refused, receipt }: { estimate: Estimate; receipt: RequestReceipt } & Refused) {
  const words = useWords(receiptEstimateWords)
  const { failed } = useWords(receiptWords)
  const of = (intent: 'accept' | 'decline') => (refused?.intent === intent ? refused : undefined)
  const isAnswer = refused?.intent === 'accept' || refused?.intent === 'decline'
  return (
    <>
      {isAnswer && Object.keys(refused.fields).length === 0 && (
        <p
          role="alert"
          id={`receipt-${refused.intent}`}
          tabIndex={-1}
          className="mt-4 border-alert border-l-4 py-1 pl-4 font-semibold text-alert"
        >
          {refused.message ?? failed}
        </p>
      )}
      {estimate.state === 'sent' && receipt.mayCorrect && (
        <div className="estimate-answers">
          <AnswerForm intent="accept" estimate={estimate} refused={of('accept')} title={words.yes}>
            {yesText(estimate, receipt.isVisitOpen ? words.yesBooked : words.yesText, words.yesDeposit)}
          </AnswerForm>
          <AnswerForm intent="decline" estimate={estimate} refused={of('decline')} title={words.no}>
            {undefined}
          </AnswerForm>
        </div>
      )}
    </>
  )
}

const yesText = ({ depositCents }: Estimate, text: string, deposit: string) =>
  depositCents > 0 ? `${text} ${fillIn(deposit, { amount: invoiceWords.dollars(depositCents) })}` : text

type AnswerFormProps = {
  intent: 'accept' | 'decline'
  estimate: Estimate
  title: string
  children: string | undefined
} & Refused

function AnswerForm({ intent, estimate, refused, title, children }: AnswerFormProps) {
  const words = useWords(receiptEstimateWords)
  const isYes = intent === 'accept'
  const name = { form: intent, name: 'name', label: words.name, error: refused?.fields.name }
  const reason = {
    ...{ form: intent, name: 'reason', label: words.reason, help: words.reasonHelp },
    error: refused?.fields.reason,
  }
  return (
    <details className="receipt-change" open={refused !== undefined}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      <form method="post" action={`#receipt-${intent}`}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="estimate" value={estimate.id} />
        {children && <p>{children}</p>}
        <FormField {...name}>
          <input
            {...controlProps(name)}
            maxLength={100}
            autoComplete="name"
            required
            defaultValue={refused?.values.name}
          />
        </FormField>
        {!isYes && (
          <FormField {...reason}>
            <textarea
              {...controlProps(reason)}
              rows={3}
              maxLength={2_000}
              dir="auto"
              defaultValue={refused?.values.reason}
            />
          </FormField>
        )}
        <button
          type="submit"
          className={
            isYes
              ? 'btn btn-primary justify-self-start max-sm:w-full'
              : 'btn justify-self-start max-sm:w-full'
          }
        >
          {isYes ? words.sendYes : words.sendNo}
        </button>
      </form>
    </details>
  )
}
