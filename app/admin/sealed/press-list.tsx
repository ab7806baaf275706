import { useState } from 'react'
import { requestPath } from '#app/admin/records/lead.ts'
import { followUpText } from '#app/ui/dates.ts'
import { dollars, exactDollars } from '#app/ui/dollars.ts'
import { lineCents, quantityText, totalsOf } from '#content/money/line-items.ts'
import { paymentMethodWords } from '#words/invoice.ts'
import { photoSize, pressWords as words } from '#words/panel/sealed/presses.ts'
import type { Press } from './press.ts'
import { discardPress, sendAgain, type WaitingPress } from './waiting-presses.ts'

type PressListProps = {
  presses: readonly WaitingPress[]
  timeZone: string
  hrefOf?: (path: string) => string
}

/** What waits on this device, what the server did not store, each with what one can do about it, and what is new there. */
export default function PressList({ presses, timeZone, hrefOf = (path) => path }: PressListProps) {
  const [said, setSaid] = useState('')
  const unsaved = presses.filter(({ isStored }) => !isStored).length
  return (
    <>
      {presses.length > 0 && (
        <section className="sealed-presses" aria-labelledby="sealed-presses">
          <h2 id="sealed-presses">{unsaved > 0 ? words.title(unsaved) : words.savedTitle}</h2>
          <ol>
            {presses.map((waiting) => (
              <PressRow
                key={waiting.place}
                waiting={waiting}
                timeZone={timeZone}
                hrefOf={hrefOf}
                onSaid={setSaid}
              />
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

type PressRowProps = Required<Omit<PressListProps, 'presses'>> & {
  waiting: WaitingPress
  onSaid: (text: string) => void
}

function PressRow({ waiting, timeZone, hrefOf, onSaid }: PressRowProps) {
  const { press, job, problem, isStored = false } = waiting
  const about = [actText(press), job.name] as const
  const details = detailsOf(press)
  return (
    <li data-refused={problem !== undefined || undefined}>
      <p>
        <b>{about[0]}</b>{' '}
        {press.act === 'call' && !isStored ? (
          <bdi>{job.name}</bdi>
        ) : (
          <a href={hrefOf(pathOf(waiting))} className="link wrap-anywhere">
            <bdi>{job.name}</bdi>
          </a>
        )}{' '}
        <span>{words.at(followUpText(press.at, new Date(), timeZone))}</span>
      </p>
      {details && !isStored && (
        <p dir="auto" className="sealed-text">
          {details}
        </p>
      )}
      <p className={problem === undefined ? undefined : 'sealed-problem'}>
        {isStored ? words.saved : (problem ?? words.waits)}
      </p>
      <span className="sealed-buttons">
        {problem !== undefined && (press.act === 'photo' || press.act === 'call') && (
          <button
            type="button"
            className="btn btn-small"
            aria-label={words.againOf(...about)}
            onClick={() => void sendAgain(waiting)}
          >
            {words.again}
          </button>
        )}
        <button
          type="button"
          className="btn btn-small"
          aria-label={isStored ? words.hideOf(...about) : words.discardOf(...about)}
          onClick={() => {
            onSaid(isStored ? words.hidden(...about) : words.discarded(...about))
            void discardPress(waiting)
          }}
        >
          {isStored ? words.hide : words.discard}
        </button>
      </span>
    </li>
  )
}

/** Hours that were not saved can be entered by hand there, with what was pressed filled in. */
function pathOf({ press, job, problem }: WaitingPress): string {
  const path = requestPath({ kind: job.kind, id: press.requestId })
  const isOfHours = press.act === 'start' || press.act === 'pause'
  return problem !== undefined && isOfHours
    ? `${path}?${new URLSearchParams({ [press.act]: press.at })}#request-hours`
    : path
}

/** All of what was typed: nothing of it may be lost where it was refused. */
function detailsOf(press: Press): string {
  if (press.act === 'note') return press.text
  if (press.act === 'call')
    return [press.phone, press.address, press.message].filter((text) => text !== '').join('\n')
  if (press.act !== 'estimate' && press.act !== 'invoice') return ''
  const { lines, taxRate } = press
  return [
    ...lines.map((line) => words.line(quantityText(line.quantity), line.name, exactDollars(lineCents(line)))),
    words.total(exactDollars(totalsOf(lines, taxRate).totalCents)),
  ].join('\n')
}

/** "On my way, 20 min", "Price, $180". */
export function actText(act: Press): string {
  const name = words.acts[act.act]
  if (act.act === 'onTheWay') return `${name}, ${words.minutes(act.minutes)}`
  if (act.act === 'late') return words.minutesLate(act.minutes)
  if (act.act === 'price') return `${name}, ${dollars(act.cents)}`
  if (act.act === 'pay') return `${name}, ${dollars(act.cents)}, ${paymentMethodWords[act.method]}`
  if (act.act === 'sign') return `${name}, ${act.name}`
  if (act.act === 'photo') return `${name}, ${photoSize(act.size)}`
  return name
}
