import { ChevronDown, Circle, CircleCheck, CircleMinus } from 'lucide-react'
import { type ReactNode, use } from 'react'
import { Form, href, Link, useNavigation } from 'react-router'
import { TypedContext } from '#app/admin/form/fields.tsx'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import type { InvoiceRow } from '#app/admin/money/invoices/invoice-data.ts'
import { invoiceTitle } from '#app/admin/money/invoices/invoice-state.tsx'
import { doorMethods } from '#app/admin/money/invoices/paid-by.ts'
import { PaymentForm } from '#app/admin/money/invoices/request-invoices.tsx'
import { MakeForm } from '#app/admin/money/make-form.tsx'
import { useMayRead, useMayWork, useSeesOnlyOwn } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { centsIn } from '#content/money/money.ts'
import { type WrapUpPart, wrapUpPartsFor } from '#content/wrap-up.ts'
import { invoicePanelWords } from '#words/panel/money/invoices.ts'
import { timeLineWords } from '#words/panel/time-line.ts'
import { wrapUpWords as words } from '#words/panel/wrap-up.ts'
import { AddPhotos } from './add-photos.tsx'
import type { OpenRequest } from './request.ts'
import { ReviewRequest } from './review-request.tsx'
import { StepForm } from './step-form.tsx'
import { factsIn } from './time-line.tsx'
import { timeInSentence } from './times.ts'
import { billedIn, staffPhotosOf, type WrapUpState, wrapUpOf } from './wrap-up-state.ts'

type WrapUpProps = {
  request: OpenRequest
  invoices: readonly InvoiceRow[]
  pressKey: string
  origin: string
  /** When it was completed, and the way back. */
  children: ReactNode
}

/** What a finished job still lacks, each with the one press that does it; folded once nothing is missing. */
export function WrapUp({ request, invoices, pressKey, origin, children }: WrapUpProps) {
  const focus = useKeptFocus()
  const sees = { all: !useSeesOnlyOwn(), money: useMayRead('money') }
  const parts = wrapUpOf(request, invoices, wrapUpPartsFor(sees))
  const left = parts.filter(({ state }) => state === 'missing')
  const isOver = left.length === 0
  return (
    <section {...focus} tabIndex={-1} className="request-part wrap-up" aria-labelledby="wrap-up">
      <details open={!isOver}>
        <summary>
          {isOver && <CircleCheck className="icon wrap-up-over" />}
          <h2 id="wrap-up">{isOver ? words.allDone : words.title}</h2>
          <span className="tabular-nums">{words.progress(parts.length - left.length, parts.length)}</span>
          <ChevronDown className="icon" />
        </summary>
        <ul>
          {parts.map(({ part, state }) => (
            <Part key={part} request={request} part={part} state={state}>
              {part === 'price' && <Price request={request} state={state} invoices={invoices} />}
              {part === 'photo' && <Photos request={request} />}
              {part === 'invoice' && <Invoices request={request} state={state} invoices={invoices} />}
              {part === 'paid' && <Paid request={request} invoices={invoices} pressKey={pressKey} />}
              {part === 'review' && <ReviewRequest request={request} origin={origin} />}
            </Part>
          ))}
        </ul>
      </details>
      {children}
    </section>
  )
}

const icons = { done: CircleCheck, skipped: CircleMinus, missing: Circle }

type PartProps = { request: OpenRequest; part: WrapUpPart; state: WrapUpState; children: ReactNode }

function Part({ request, part, state, children }: PartProps) {
  const Icon = icons[state]
  const name = words.parts[part]
  return (
    <li data-state={state}>
      <Icon className="icon" />
      <h3>
        {name} <span className="sr-only">{words[state]}</span>
      </h3>
      <div className="wrap-up-act">
        {state === 'skipped' ? <Skipped request={request} part={part} /> : children}
      </div>
      {state !== 'done' && <Skip request={request} part={part} isSkipped={state === 'skipped'} />}
    </li>
  )
}

function Skipped({ request, part }: Pick<PartProps, 'request' | 'part'>) {
  const timeZone = useTimeZone()
  const event = request.events?.findLast(
    ({ kind, facts }) => kind === 'skipped' && factsIn(facts).part === part,
  )
  return (
    <p>
      {event
        ? words.skippedBy(
            event.actorName ?? timeLineWords.staff,
            timeInSentence(event.at, request.completedAt ?? event.at, timeZone),
          )
        : words.skippedOnly}
    </p>
  )
}

function Skip({ request, part, isSkipped }: Pick<PartProps, 'request' | 'part'> & { isSkipped: boolean }) {
  const name = words.parts[part]
  const [say, sayOf] = skipWords(part, isSkipped)
  return (
    <StepForm
      request={request}
      intent="skip"
      part={part}
      className="wrap-up-skip"
      change={() => ({
        text: isSkipped ? words.askedAgain(name) : words.skipSaved(name),
        undo: { intent: 'skip', part, isSkipped: isSkipped ? 'yes' : '' },
      })}
    >
      {(isBusy) => (
        <>
          <input type="hidden" name="part" value={part} />
          <button
            type="submit"
            name="isSkipped"
            value={isSkipped ? '' : 'yes'}
            className="text-button"
            aria-disabled={isBusy || undefined}
            aria-label={sayOf(request.name)}
          >
            {say}
          </button>
        </>
      )}
    </StepForm>
  )
}

function skipWords(part: WrapUpPart, isSkipped: boolean): [say: string, sayOf: (name: string) => string] {
  const name = words.parts[part]
  if (isSkipped) return [words.askAgain, (customer) => words.askAgainOf(name, customer)]
  if (part === 'paid') return [words.later, words.laterOf]
  return [words.skip, (customer) => words.skipOf(name, customer)]
}

type MoneyProps = { request: OpenRequest; invoices: readonly InvoiceRow[] }

function Price({ request, state, invoices }: MoneyProps & { state: WrapUpState }) {
  const { id, name, quotedCents } = request
  const mayWork = useMayWork()
  if (state === 'done') {
    const billed = billedIn(invoices).reduce((sum, { totalCents }) => sum + totalCents, 0)
    return <p className="tabular-nums">{exactDollars(quotedCents ?? billed)}</p>
  }
  if (!mayWork) return null
  return (
    <StepForm
      request={request}
      intent="price"
      className="wrap-up-price"
      change={(form) => {
        const cents = centsIn(String(form.get('price')))
        return cents === undefined
          ? undefined
          : { text: words.priceSaved(name, exactDollars(cents)), undo: { quotedCents: '' } }
      }}
    >
      {(isBusy) => (
        <span className="field">
          <PriceField id={`wrap-up-price-${id}`} label={words.priceOf(name)} />
          <button type="submit" className="btn btn-small" aria-disabled={isBusy || undefined}>
            {words.savePrice}
          </button>
        </span>
      )}
    </StepForm>
  )
}

/** Inside of the form, which knows what was typed before the script came. */
const PriceField = ({ id, label }: { id: string; label: string }) => (
  <input
    id={id}
    name="price"
    required
    inputMode="decimal"
    autoComplete="off"
    placeholder="0.00"
    aria-label={label}
    defaultValue={use(TypedContext)?.get('price')}
  />
)

function Photos({ request }: { request: OpenRequest }) {
  const count = staffPhotosOf(request).length
  return (
    <>
      {count > 0 && <p>{words.photos(count)}</p>}
      <AddPhotos request={request} isShort />
    </>
  )
}

function Invoices({ request, state, invoices }: MoneyProps & { state: WrapUpState }) {
  const mayTakeMoney = useMayWork('money')
  const draft = invoices.find(({ state: is }) => is === 'draft')
  if (state === 'done')
    return billedIn(invoices).map((invoice) => (
      <p key={invoice.id}>
        <InvoiceLink invoice={invoice}>{invoiceTitle(invoice)}</InvoiceLink>
        <span className="ml-2 tabular-nums">{exactDollars(invoice.totalCents)}</span>
      </p>
    ))
  if (draft)
    return (
      <InvoiceLink invoice={draft} className="btn btn-small">
        {words.openDraft}
      </InvoiceLink>
    )
  return (
    mayTakeMoney && (
      <MakeForm
        action={href('/admin/invoices')}
        request={request}
        label={invoicePanelWords.make}
        busyLabel={invoicePanelWords.making}
        className="btn btn-small"
        formClassName=""
      />
    )
  )
}

type InvoiceLinkProps = { invoice: InvoiceRow; className?: string; children: ReactNode }

const InvoiceLink = ({ invoice: { id }, className = 'link', children }: InvoiceLinkProps) => (
  <Link to={href('/admin/invoices/:id', { id })} className={className}>
    {children}
  </Link>
)

function Paid({ request, invoices, pressKey }: MoneyProps & { pressKey: string }) {
  const mayTakeMoney = useMayWork('money')
  const sent = billedIn(invoices)
  const paid = sent.reduce((sum, { paidCents }) => sum + paidCents, 0)
  if (sent.length === 0)
    return mayTakeMoney ? <PaidBefore request={request} invoices={invoices} /> : <p>{words.afterInvoice}</p>
  const open = sent.filter(({ openCents }) => openCents > 0)
  if (open.length === 0) return <p>{paid > 0 ? words.paidInFull(exactDollars(paid)) : words.free}</p>
  return open.map((invoice) => (
    <div key={invoice.id} className="wrap-up-open">
      <p className="tabular-nums">{words.open(exactDollars(invoice.openCents))}</p>
      {mayTakeMoney && <PaymentForm invoice={invoice} pressKey={pressKey} row={request.id} isAtTheDoor />}
    </div>
  ))
}

/** There is no invoice yet: the same press makes it of the estimate or the price, and leads to where it is sent as paid. */
function PaidBefore({ request, invoices }: MoneyProps) {
  const draft = invoices.find(({ state }) => state === 'draft')
  const action = href('/admin/invoices')
  const isBusy = useNavigation().formAction === action
  const { methods, payBy } = invoicePanelWords
  if (draft)
    return (
      <div className="invoice-methods">
        {doorMethods.map((method) => (
          <Link
            key={method}
            to={`${href('/admin/invoices/:id', { id: draft.id })}?paid=${method}`}
            className="btn"
            aria-label={payBy(methods[method], request.name)}
          >
            {methods[method]}
          </Link>
        ))}
      </div>
    )
  return (
    <Form method="post" action={action} className="invoice-methods">
      <input type="hidden" name="request" value={request.id} />
      {doorMethods.map((method) => (
        <button
          key={method}
          type="submit"
          name="paid"
          value={method}
          className="btn"
          aria-label={payBy(methods[method], request.name)}
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
        >
          {methods[method]}
        </button>
      ))}
    </Form>
  )
}
