import type { ReactNode } from 'react'
import { useProfile, useWords } from '#app/site/profile.ts'
import { controlProps, FormField } from '#app/ui/form-field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { countIn, fillIn } from '#content/fill-in.ts'
import { receiptBookingWords } from '#words/site/receipt.ts'
import { appointmentInFull, calendarDay, timeInWords, windowInWords } from '#words/times.ts'
import type { RefusedChange } from './actions.ts'
import { AnotherTimeForm } from './decline-form.tsx'
import type { BookingDays, RequestReceipt } from './documents.ts'
import { Fold, RefusedChangeAlert } from './fold.tsx'
import { pickedOf } from './headline.ts'

type BookingProps = { receipt: RequestReceipt; days: BookingDays; refused: RefusedChange | undefined }

const intents: readonly RefusedChange['intent'][] = ['reserve', 'book', 'release']

/** Picking a window reserves it and a second press books it, so that a slip books nothing and no two customers get the same. */
export function Booking({ receipt, days, refused: any }: BookingProps) {
  const words = useWords(receiptBookingWords)
  const refused = any && intents.includes(any.intent) ? any : undefined
  const why = refused && (
    <RefusedChangeAlert intent={refused.intent}>
      {refused.fields.address ?? refused.message}
    </RefusedChangeAlert>
  )
  if (receipt.reservedUntil) return <Reserved receipt={receipt} why={why} address={refused?.values.address} />
  if (receipt.pickedFrom)
    return (
      <Wish receipt={receipt}>
        {why}
        {receipt.mayBook && (
          <Folded title={words.move} isOpen={refused !== undefined || isWishOver(receipt)}>
            <Picker days={days} />
          </Folded>
        )}
      </Wish>
    )
  if (!receipt.mayBook || receipt.appointmentAt) return (!receipt.mayBook && why) || null
  return (
    <section aria-labelledby="booking" className="mb-12">
      <h2 id="booking" className="text-title">
        {words.pick}
      </h2>
      <p className="mt-4 mb-5 max-w-prose">{receipt.booksAtOnce ? words.atOnce : words.asked}</p>
      {why}
      <Picker days={days} />
    </section>
  )
}

const isWishOver = ({ pickedUntil, now }: RequestReceipt): boolean =>
  pickedUntil !== null && pickedUntil <= now

/** The way to another time for an appointment that stands: a window that is free, or in words. */
export function MoveBooking({ receipt, days, refused }: BookingProps) {
  const words = useWords(receiptBookingWords)
  if (receipt.pickedFrom || !receipt.appointmentAt) return null
  const said = refused?.intent === 'anotherTime' ? refused : undefined
  const isRefused = refused?.intent === 'reserve' || refused?.intent === 'book'
  return (
    <div id="booking">
      <Folded title={words.move} isOpen={isRefused || said !== undefined}>
        {isRefused && <RefusedChangeAlert intent={refused.intent}>{refused.message}</RefusedChangeAlert>}
        <p className="mb-5">{words.moveText}</p>
        <Picker days={days} />
        {receipt.decline !== 'anotherTime' && <AnotherTimeForm at={receipt.appointmentAt} refused={said} />}
      </Folded>
    </div>
  )
}

/** Its days are a calendar of radio buttons, so that the times of one are shown without a script and without a request. */
function Picker({ days }: { days: BookingDays }) {
  const words = useWords(receiptBookingWords)
  const { timeZone } = useProfile()
  const first = days.find(({ windows }) => windows.length > 0)
  if (!first) return <p className="font-semibold">{words.none}</p>
  return (
    <fieldset className="booking-days">
      <legend className="sr-only">{words.days}</legend>
      {days.map(({ date, windows }, index) => {
        const { weekday, day, month, full } = calendarDay(date)
        const isNewMonth = index === 0 || day === '1'
        return (
          <div key={date} className="booking-day">
            <input
              type="radio"
              name="booking-day"
              id={`day-${date}`}
              className="sr-only"
              defaultChecked={date === first.date}
              disabled={windows.length === 0}
            />
            <label htmlFor={`day-${date}`}>
              <span className="sr-only">
                {full}, {windows.length > 0 ? countIn(words.windows, { count: windows.length }) : words.full}
              </span>
              <span aria-hidden="true">{weekday}</span>
              <b aria-hidden="true">{day}</b>
              <span aria-hidden="true">{isNewMonth && month}</span>
            </label>
            <form method="post" action="#receipt-reserve" aria-label={full}>
              <p aria-hidden="true">{full}</p>
              <input type="hidden" name="intent" value="reserve" />
              {windows.map(({ from, until }) => (
                <button key={from} type="submit" name="at" value={from} className="btn">
                  {windowInWords(windowOf(from, until), timeZone)}
                </button>
              ))}
            </form>
          </div>
        )
      })}
    </fieldset>
  )
}

const windowOf = (from: string, until: string) => ({
  scheduledAt: from,
  windowMinutes: (Date.parse(until) - Date.parse(from)) / 60_000,
})

type ReservedProps = { receipt: RequestReceipt; why: ReactNode; address: string | undefined }

function Reserved({ receipt, why, address: typed }: ReservedProps) {
  const words = useWords(receiptBookingWords)
  const { timeZone } = useProfile()
  const { pickedFrom, reservedUntil, booksAtOnce, hasAddress, now } = receipt
  const until = timeInWords(reservedUntil ?? now, new Date(now), timeZone)
  const address = { form: 'book', name: 'address', label: words.address, help: words.addressHelp }
  return (
    <section aria-labelledby="booking" className="booking-picked mb-12">
      <Picked title={fillIn(words.reserved, { time: until })} receipt={receipt} />
      <p className="mt-2">{booksAtOnce ? words.reservedText : words.reservedAsked}</p>
      {receipt.appointmentAt && <p className="mt-2">{words.moveText}</p>}
      {why}
      <form method="post" action="#receipt-book" className="mt-5 grid gap-5">
        <input type="hidden" name="intent" value="book" />
        <input type="hidden" name="at" value={pickedFrom ?? ''} />
        <input type="hidden" name="isAtOnce" value={String(booksAtOnce)} />
        {!hasAddress && (
          <FormField {...address} optional={words.optional}>
            <input
              {...controlProps(address)}
              maxLength={300}
              autoComplete="street-address"
              defaultValue={typed}
            />
          </FormField>
        )}
        <button type="submit" className="btn btn-primary btn-large max-sm:w-full sm:justify-self-start">
          {booksAtOnce ? words.book : words.ask}
        </button>
      </form>
      <form method="post" action="#receipt-release" className="mt-3.5">
        <input type="hidden" name="intent" value="release" />
        <button type="submit" className="btn max-sm:w-full">
          {words.move}
        </button>
      </form>
    </section>
  )
}

function Picked({ title, receipt }: { title: string; receipt: RequestReceipt }) {
  const { timeZone } = useProfile()
  const picked = pickedOf(receipt)
  return (
    <>
      <h2 id="booking" className="text-title">
        {title}
      </h2>
      {picked && (
        <p className="mt-4 font-semibold text-lead">{appointmentInFull(picked, timeZone, receipt.now)}</p>
      )}
    </>
  )
}

function Wish({ receipt, children }: { receipt: RequestReceipt; children: ReactNode }) {
  const words = useWords(receiptBookingWords)
  return (
    <section aria-labelledby="booking" className="mb-12">
      <Picked title={words.wish} receipt={receipt} />
      <p className="mt-2">{isWishOver(receipt) ? words.wishOver : words.wishText}</p>
      <div className="mt-5 border-rule border-b">
        {children}
        <Fold title={words.unwish} intent="release" refused={undefined}>
          <p>{words.unwishText}</p>
          <button type="submit" className="btn justify-self-start max-sm:w-full">
            {words.unwishSend}
          </button>
        </Fold>
      </div>
    </section>
  )
}

/** As the forms of the page, with forms of its own in it. */
const Folded = (props: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details className="receipt-change" open={props.isOpen}>
    <summary>
      {props.title}
      <Icon name="chevron" />
    </summary>
    <div className="pt-2 pb-7">{props.children}</div>
  </details>
)
