import { WheelPack } from '#app/drawings/wheel-pack.tsx'
import { href } from '#app/site/href.ts'
import { useProfile, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink, PhoneLink } from '#app/ui/links.tsx'
import { countIn, ended, fillIn } from '#content/fill-in.ts'
import { paymentLinkAlone } from '#content/money/payment-link.ts'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import { smsHref } from '#content/profile/phone-line.ts'
import { minutesPromised } from '#content/promise-rules.ts'
import { invoiceWords } from '#words/invoice.ts'
import { tidyClocks } from '#words/locale.ts'
import { receiptBookingWords, receiptInvoiceWords, receiptWords } from '#words/site/receipt.ts'
import { receiptVisitWords } from '#words/site/receipt-visit.ts'
import { aboutService } from '#words/site/service-choices.ts'
import {
  answerInWords,
  appointmentInWords,
  atTimeInWords,
  callByInWords,
  opensInWords,
  promiseInWords,
  timeInWords,
} from '#words/times.ts'
import { AfterJob } from './after-job.tsx'
import { isServiceNotSaid, type RequestReceipt } from './documents.ts'
import { appointmentOf, headlineOf } from './headline.ts'
import { openInWords, unpaidOf, useReceiptDay } from './invoices.tsx'

/** In an emergency the number to call stands first until we have talked. */
const unanswered: readonly RequestReceipt['stage'][] = ['waiting', 'overdue', 'taken', 'tried']

export function ReceiptHero(props: {
  receipt: RequestReceipt
  /** The name of a change that a form of this page made, or the thanks for what was sent; said once. */
  said: string | undefined
  filesLeftOut: boolean
  hasTimes: boolean
}) {
  const { receipt, said, filesLeftOut, hasTimes } = props
  const { name, origin, service, stage, submittedAt, fileCount, number } = receipt
  const profile = useProfile()
  const { dispatch, timeZone } = profile
  const words = useWords(receiptWords)
  const booking = useWords(receiptBookingWords)
  const invoiceTexts = useWords(receiptInvoiceWords)
  const sent = {
    customer: name,
    time: atTimeInWords(submittedAt, new Date(receipt.now), timeZone),
    about: isServiceNotSaid(receipt) ? '' : aboutService(service ?? ''),
  }
  const came =
    origin === null || origin === 'sent'
      ? { plain: words.sentBy, about: words.sentByAbout }
      : words.came[origin]
  const set = wheelsSet(receipt)
  const unpaid = unpaidOf(receipt.invoices)
  const today = useReceiptDay(receipt)
  const payLink = receipt.invoices.length > 0 ? unpaid?.payLink : paymentLinkAlone(profile.paymentLink)
  const callsFirst = receipt.isEmergency && unanswered.includes(stage) && !waitsForOpening(receipt)
  const isAsked = stage === 'estimated'
  const offersTimes = !isAsked && hasTimes && receipt.mayBook && !receipt.appointmentAt && !receipt.pickedFrom
  const call = (
    <PhoneLink
      line={dispatch}
      className={`btn ${isAsked || offersTimes ? '' : 'btn-primary '}btn-large max-sm:w-full`}
    >
      <Icon name="phone" />
      {words.call}
    </PhoneLink>
  )
  return (
    <section className="page-hero night" aria-labelledby="page-title">
      <div
        className="measure items-center gap-x-14 pt-8 pb-10 md:grid md:min-h-96 md:grid-cols-[1.2fr_1fr] md:py-14"
        data-live-part="hero"
      >
        <div className="receipt-lock">
          <WheelPack alternative={set === 4 ? words.drawingDone : fillIn(words.drawing, { set })} set={set} />
        </div>
        <div>
          <p className="text-ink-2 text-note">{fillIn(words.number, { number: number ?? '' })}</p>
          {callsFirst && <p className="mt-4">{call}</p>}
          <h1 id="page-title" className="mt-4 text-page wrap-anywhere" data-first>
            {tidyClocks(headlineOf(receipt, profile))}
          </h1>
          {said && (
            <p className="mt-5 border-ok border-l-4 py-1 pl-4 font-semibold text-lead" role="status">
              {isChange(said) ? words.did[said] : said}
            </p>
          )}
          <p className="mt-5 max-w-[34em] text-lead" data-first>
            <Lead receipt={receipt} profile={profile} />
          </p>
          {unpaid && (
            <p className="mt-5 font-semibold text-lead">
              {invoiceTexts.open}:{' '}
              <a href="#invoices" className="underline underline-offset-4">
                {openInWords(unpaid, invoiceTexts, today)}
              </a>
            </p>
          )}
          <div className="mt-7 flex flex-wrap items-start gap-3.5 empty:hidden">
            {isAsked && (
              <a href="#estimate" className="btn btn-primary btn-large max-sm:w-full">
                {words.toEstimate}
              </a>
            )}
            {offersTimes && (
              <a href="#booking" className="btn btn-primary btn-large max-sm:w-full">
                {booking.pick}
              </a>
            )}
            {!callsFirst && call}
            {words.text && (
              <ButtonLink href={smsHref(dispatch)} large className="max-sm:w-full">
                {words.text}
              </ButtonLink>
            )}
            {(stage === 'done' || unpaid) && payLink && (
              <ButtonLink href={payLink} large>
                {words.pay}
              </ButtonLink>
            )}
            {(stage === 'cancelled' || stage === 'lost') && (
              <ButtonLink href={`${href('/')}#quote-form`} large className="max-sm:w-full">
                {words.askAgain}
              </ButtonLink>
            )}
            {receipt.mayComplain && (
              <form method="post" action="#receipt-complain" className="max-sm:w-full">
                <input type="hidden" name="intent" value="complain" />
                <button
                  type="submit"
                  className="btn btn-large max-sm:w-full"
                  aria-describedby={receipt.mayAlert ? 'complain-help' : undefined}
                >
                  {receipt.contactBy ? words.written.complain : words.complain}
                </button>
                {receipt.mayAlert && (
                  <p id="complain-help" className="mt-2 text-fine text-ink-2">
                    {words.complainHelp}
                  </p>
                )}
              </form>
            )}
          </div>
          {stage === 'done' && <AfterJob receipt={receipt} />}
          <p className="mt-6 text-ink-2 text-note">
            {fillIn(sent.about ? came.about : came.plain, sent)}{' '}
            {fileCount > 0 && countIn(words.files, { count: fileCount })} {filesLeftOut && words.filesLeftOut}
          </p>
        </div>
      </div>
    </section>
  )
}

const isChange = (said: string): said is keyof typeof receiptWords.did =>
  Object.hasOwn(receiptWords.did, said)

/** What comes next. The time that the headline names is not named again in other words. */
function Lead({ receipt, profile }: { receipt: RequestReceipt; profile: BusinessProfile }) {
  const { stage, isEmergency, promisedBy, arrivesAt, lateMinutes, complaint, complaintAlertedAt, contactBy } =
    receipt
  const { timeZone } = profile
  const words = useWords(receiptWords)
  const visit = useWords(receiptVisitWords)
  const now = new Date(receipt.now)
  const time = (moment: string | null) => (moment ? timeInWords(moment, now, timeZone) : '')
  const untimed = contactBy ? ended(answerInWords(contactBy)) : words.leads.untimed
  const [estimate] = receipt.estimates
  const appointment = appointmentOf(receipt)
  if (complaint) {
    const isAgain = receipt.alertedAt !== complaintAlertedAt
    const again: Partial<Record<typeof complaint, string>> = isAgain ? words.complaintsAgain : {}
    const facts = { time: time(complaintAlertedAt), callAt: time(receipt.callUsAt) }
    return fillIn(again[complaint] ?? words.complaints[complaint], facts)
  }
  switch (stage) {
    case 'waiting':
      if (receipt.kind === 'CALL') return words.leads.noted
      if (waitsForOpening(receipt)) {
        const closed = isEmergency ? words.leads.closedEmergency : words.leads.closed
        if (promisedBy) return closed
        const opens = `${closed} ${ended(opensInWords(receipt.opensAt, now, timeZone))}`
        return isUntimed(receipt, profile) ? `${opens} ${untimed}` : opens
      }
      if (isUntimed(receipt, profile)) return `${untimed} ${words.next}`
      if (!promisedBy) return words.leads.unpromised
      return (
        <>
          <Countdown until={promisedBy} now={now} texts={words.countdownFirst} />
          {isEmergency ? words.leads.emergency : words.next}
        </>
      )
    case 'taken':
      if (!promisedBy) return words.next
      return (
        <>
          <Counting
            sentence={(isEmergency ? callByInWords : promiseInWords)(promisedBy, now, timeZone, contactBy)}
            until={promisedBy}
            now={now}
            texts={words.countdown}
          />{' '}
          {words.next}
        </>
      )
    case 'onTheWay':
      return (
        <>
          <Counting
            sentence={fillIn(words.arrives, { time: time(arrivesAt) })}
            until={arrivesAt}
            now={now}
            texts={words.countdown}
          />
          {lateMinutes ? ` ${countIn(visit.late, { count: lateMinutes })}` : ''}
        </>
      )
    case 'late':
      return fillIn(words.leads.late, { time: time(arrivesAt) })
    case 'overdue':
      return fillIn(contactBy ? words.written.promised : words.leads.overdue, { time: time(promisedBy) })
    case 'estimated':
      return estimate?.validUntil
        ? fillIn(words.leads.estimated, { day: invoiceWords.day(estimate.validUntil) })
        : words.leads.estimatedAlways
    case 'wished': {
      if (receipt.pickedUntil && receipt.pickedUntil <= receipt.now) return words.leads.wishedOver
      const isPromised = promisedBy !== null && promisedBy > receipt.now
      const promise = isPromised ? promiseInWords(promisedBy, now, timeZone, contactBy) : ''
      const stands =
        appointment && receipt.mayDecline
          ? fillIn(words.leads.stands, { time: appointmentInWords(appointment, now, timeZone) })
          : ''
      const confirms = promise ? fillIn(words.leads.wished, { promise }) : words.leads.wishedUntimed
      return [confirms, stands].filter(Boolean).join(' ')
    }
    case 'anotherTime':
    case 'noAppointment':
    case 'accepted': {
      const isStanding = stage === 'anotherTime' && appointment && receipt.mayDecline
      return [
        fillIn(words.leads[stage], {
          promise: promisedBy
            ? promiseInWords(promisedBy, now, timeZone, contactBy)
            : contactBy
              ? answerInWords(contactBy)
              : words.leads.untimedAgain,
        }),
        isStanding && fillIn(words.leads.stands, { time: appointmentInWords(appointment, now, timeZone) }),
      ]
        .filter(Boolean)
        .join(' ')
    }
    default:
      return words.leads[stage]
  }
}

/** It came while we were closed, and we still are. */
const waitsForOpening = (receipt: RequestReceipt): receipt is RequestReceipt & { opensAt: string } =>
  receipt.opensAt !== null && receipt.opensAt > receipt.now

const isUntimed = ({ isEmergency, mayAlert }: RequestReceipt, profile: BusinessProfile) =>
  mayAlert && minutesPromised(profile)[isEmergency ? 'emergency' : 'ordinary'] === null

type CountdownProps = { until: string; now: Date; texts: Record<'many' | 'one' | 'over', string> }

/** Minutes to go, for the last hour and a half; the script counts on. */
function Countdown({ until, now, texts: { many, one, over } }: CountdownProps) {
  const minutes = Math.ceil((new Date(until).getTime() - now.getTime()) / 60_000)
  return (
    <span data-until={until} data-many={many} data-one={one}>
      {minutes < 1 || minutes > 90 ? over : minutes === 1 ? one : many.replace('{n}', String(minutes))}
    </span>
  )
}

type CountingProps = Omit<CountdownProps, 'until'> & { sentence: string; until: string | null }

/** A sentence with its countdown, which brings a stop where "7:48 p. m." has its own. */
function Counting({ sentence, until, now, texts }: CountingProps) {
  const stop = ended(sentence) === sentence ? '.' : ''
  const { many, one, over } = texts
  const stopped = { many: `${many}${stop}`, one: `${one}${stop}`, over }
  return (
    <>
      {sentence}
      {until && <Countdown until={until} now={now} texts={stopped} />}
      {stop ? '' : '.'}
    </>
  )
}

/** How many wheels of the drawing are set: sent, seen, in touch, done. */
function wheelsSet({ stage, events }: RequestReceipt): number {
  if (stage === 'done') return 4
  if (stage === 'cancelled') return 0
  if (stage === 'lost') return 0
  if (!unanswered.includes(stage)) return 3
  return events.some(({ kind }) => kind === 'seen' || kind === 'taken' || kind === 'tried') ? 2 : 1
}
