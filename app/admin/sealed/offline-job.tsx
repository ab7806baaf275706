import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Reach } from '#app/admin/leads/reach.tsx'
import { isClosed, serviceOf } from '#app/admin/records/lead.ts'
import { clockText, dateTimeText } from '#app/ui/dates.ts'
import { dollars } from '#app/ui/dollars.ts'
import { centsIn, priceText } from '#content/money/money.ts'
import { lateSteps } from '#content/time/lateness.ts'
import { paymentMethodWords } from '#words/invoice.ts'
import { requestWords } from '#words/panel/request.ts'
import { offlineJobsWords as words } from '#words/panel/sealed/offline-jobs.ts'
import { arrivalInWords } from '#words/times.ts'
import type { SealedInvoice, SealedJob } from './jobs-route.ts'
import { KeptPhotos } from './kept-photos.tsx'
import { BackToJobs, Heading, JobPart, useOffline } from './offline-parts.tsx'
import { Papers } from './papers.tsx'
import { isWorking, openAfter, waysToPay } from './press.ts'
import PressList from './press-list.tsx'
import { TakePhotos } from './take-photos.tsx'
import { TypedPress } from './typed-press.tsx'
import { isUnsent } from './waiting-presses.ts'

export function OfflineJob({ job }: { job: SealedJob }) {
  const { kept, presses } = useOffline()
  const { timeZone } = kept
  const { id, name, message, number, scheduledAt, windowMinutes, status, arrivesAt, codeWord } = job
  const isOpen = !isClosed(job)
  return (
    <article aria-label={name} className="request sealed-job">
      <BackToJobs />
      <header className="request-head">
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <p className="request-about">
          {job.isEmergency && <span className="sealed-emergency">{words.emergency}</span>}
          <span className="font-semibold text-ink">{serviceOf(job)}</span>
          <span className="tabular-nums">{requestWords.number(number)}</span>
        </p>
        <p className="request-about">
          {scheduledAt && (
            <span>
              {windowMinutes
                ? arrivalInWords({ scheduledAt, windowMinutes }, timeZone)
                : dateTimeText(scheduledAt, timeZone)}
            </span>
          )}
          {job.address && <span className="wrap-anywhere">{job.address}</span>}
          {status === 'completed' && <span>{words.done}</span>}
        </p>
        <Reach person={job} mailSubject="" mapOf={requestWords.mapOf} waits={false} />
      </header>
      <PressList
        presses={presses.filter(({ press }) => press.requestId === id)}
        timeZone={timeZone}
        hrefOf={() => '#content'}
      />
      <section className="request-part py-0" aria-label={requestWords.steps}>
        {isOpen && (
          <JobPart title={words.onMyWay}>
            {arrivesAt && <p className="step-fact">{words.onTheWay(clockText(arrivesAt, timeZone))}</p>}
            {arrivesAt && codeWord && (
              <p className="step-fact">
                {words.codeWord} <b translate="no">{codeWord}</b>
              </p>
            )}
            {arrivesAt && (
              <Steps
                title={words.running}
                job={job}
                act="late"
                steps={lateSteps}
                textOf={requestWords.minutesLate}
              />
            )}
            <Steps
              title={arrivesAt ? words.newArrival : undefined}
              job={job}
              act="onTheWay"
              steps={[10, 20, 30]}
              textOf={requestWords.minutes}
            />
            <OwnMinutes job={job} />
          </JobPart>
        )}
        {isOpen && <OfflineWork job={job} />}
        <JobPart title={words.price}>
          {job.quotedCents !== null && (
            <p className="step-fact">{words.priceSet(dollars(job.quotedCents))}</p>
          )}
          <PriceForm key={job.quotedCents} job={job} />
        </JobPart>
        <Payments job={job} />
        <Papers job={job} />
        <JobPart title={words.signature}>
          {job.signedName && <p className="step-fact">{words.signed(job.signedName)}</p>}
          <TypedPress
            job={job}
            label={words.signLabel}
            button={words.sign}
            actOf={(typed) => (typed ? { act: 'sign', name: typed } : words.signMissing)}
            maxLength={100}
          />
        </JobPart>
        {isOpen && (
          <JobPart title={words.close}>
            <DoneButton job={job} />
          </JobPart>
        )}
        <p className="step-mail">{words.mailsLater}</p>
      </section>
      {message && (
        <section className="request-part" aria-label={words.message}>
          <p dir="auto" className="lead-note">
            {message}
          </p>
        </section>
      )}
      <KeptPhotos job={job} />
      <TakePhotos job={job} />
      <Thread job={job} />
    </article>
  )
}

type StepsProps = {
  title: string | undefined
  job: SealedJob
  act: 'onTheWay' | 'late'
  steps: readonly number[]
  textOf: (minutes: number) => string
}

function Steps({ title, job, act, steps, textOf }: StepsProps) {
  const { press } = useOffline()
  return (
    <>
      {title && <h3 className="step-part">{title}</h3>}
      <div className="step-buttons">
        {steps.map((minutes) => (
          <button key={minutes} type="button" className="btn" onClick={() => press(job, { act, minutes })}>
            {textOf(minutes)}
          </button>
        ))}
      </div>
    </>
  )
}

function OfflineWork({ job }: { job: SealedJob }) {
  const { kept, press } = useOffline()
  const personId = kept.me.id
  const mine = (job.work ?? []).filter((span) => span.personId === personId)
  const isRunning = isWorking(job, personId)
  const running = mine.find(({ endedAt }) => endedAt === null)
  return (
    <JobPart title={words.hours}>
      {running && <p className="step-fact">{words.since(clockText(running.startedAt, kept.timeZone))}</p>}
      <div className="step-buttons">
        <button
          type="button"
          className="btn"
          onClick={() => press(job, { act: isRunning ? 'pause' : 'start', personId })}
        >
          {isRunning ? words.pause : mine.length > 0 ? words.workOn : words.start}
        </button>
      </div>
    </JobPart>
  )
}

function DoneButton({ job }: { job: SealedJob }) {
  const { press } = useOffline()
  return (
    <div className="step-buttons">
      <button type="button" className="btn" onClick={() => press(job, { act: 'done' })}>
        {words.closeJob}
      </button>
    </div>
  )
}

function OwnMinutes({ job }: { job: SealedJob }) {
  return (
    <TypedPress
      job={job}
      label={words.otherMinutes}
      button={words.set}
      inputMode="numeric"
      actOf={(typed) => {
        const minutes = Number(typed)
        const isRight = Number.isInteger(minutes) && minutes > 0 && minutes <= 1_440
        return isRight ? { act: 'onTheWay', minutes } : words.minutesWrong
      }}
    />
  )
}

function PriceForm({ job }: { job: SealedJob }) {
  return (
    <TypedPress
      job={job}
      label={words.priceLabel}
      button={words.savePrice}
      inputMode="decimal"
      start={job.quotedCents === null ? '' : priceText(job.quotedCents)}
      actOf={(typed) => {
        const cents = centsIn(typed)
        return cents === undefined ? words.priceWrong : { act: 'price', cents }
      }}
    />
  )
}

/** Of each invoice that was open when the server was heard last. */
function Payments({ job }: { job: SealedJob }) {
  const { kept, presses } = useOffline()
  const waiting = presses.filter(isUnsent).map(({ press }) => press)
  const invoices = kept.invoices.filter(({ requestId }) => requestId === job.id)
  if (invoices.length === 0) return null
  return (
    <JobPart title={words.payment}>
      {invoices.map((invoice) => (
        <Payment
          key={`${invoice.id} ${openAfter(invoice, waiting)}`}
          job={job}
          invoice={invoice}
          openCents={openAfter(invoice, waiting)}
        />
      ))}
    </JobPart>
  )
}

type PaymentProps = { job: SealedJob; invoice: SealedInvoice; openCents: number }

function Payment({ job, invoice: { id, number }, openCents }: PaymentProps) {
  const fieldId = useId()
  if (openCents <= 0) return <p className="step-fact">{words.paid(number ?? 0)}</p>
  return (
    <>
      <p className="step-fact">{words.open(number ?? 0, dollars(openCents))}</p>
      <TypedPress
        job={job}
        label={words.amount}
        button={words.pay}
        inputMode="decimal"
        start={priceText(openCents)}
        actOf={(typed, form) => {
          const cents = centsIn(typed)
          if (!cents) return words.priceWrong
          if (cents > openCents) return words.tooMuch(dollars(openCents))
          const method = waysToPay.find((one) => one === form.get('method')) ?? 'cash'
          return { act: 'pay', invoiceId: id, cents, method }
        }}
      >
        <label htmlFor={fieldId} className="block font-semibold text-note">
          {words.paidBy}
        </label>
        <span className="select mt-1.5 mb-3">
          <select id={fieldId} name="method">
            {waysToPay.map((method) => (
              <option key={method} value={method}>
                {paymentMethodWords[method]}
              </option>
            ))}
          </select>
          <ChevronDown className="icon" />
        </span>
      </TypedPress>
    </>
  )
}

function Thread({ job }: { job: SealedJob }) {
  const { kept } = useOffline()
  return (
    <section className="request-part" aria-labelledby="sealed-notes">
      <h2 id="sealed-notes">{words.notes}</h2>
      <ol className="note-thread">
        {(job.thread ?? []).map(({ id, text, authorName, createdAt }) => (
          <li key={id}>
            <p className="note-by">
              <bdi>{authorName ?? words.you}</bdi>, {dateTimeText(createdAt, kept.timeZone)}
            </p>
            <p dir="auto" className="lead-note">
              {text}
            </p>
          </li>
        ))}
      </ol>
      <TypedPress
        job={job}
        label={words.noteLabel}
        button={words.addNote}
        actOf={(typed) => (typed ? { act: 'note', text: typed } : words.noteMissing)}
        maxLength={5_000}
        isLong
      />
    </section>
  )
}
