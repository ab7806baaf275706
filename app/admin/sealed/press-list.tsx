import { useState } from 'react'
import { requestPath } from '#app/admin/records/lead.ts'
import { clockText } from '#app/ui/dates.ts'
import { dollars } from '#app/ui/dollars.ts'
import { paymentMethodWords } from '#words/invoice.ts'
import { pressWords as words } from '#words/panel/sealed/presses.ts'
import type { PressAct } from './press.ts'
import { discardPress, type WaitingPress } from './waiting-presses.ts'

type PressListProps = {
  presses: readonly WaitingPress[]
  timeZone: string
  hrefOf?: (path: string) => string
}

/** What waits on this device, and what the server did not store, each with what one can do about it. */
export default function PressList({ presses, timeZone, hrefOf = (path) => path }: PressListProps) {
  const [discarded, setDiscarded] = useState('')
  return (
    <>
      {presses.length > 0 && (
        <section className="sealed-presses" aria-labelledby="sealed-presses">
          <h2 id="sealed-presses">{words.title(presses.length)}</h2>
          <ol>
            {presses.map(({ place, press, job, problem }) => (
              <li key={place} data-refused={problem !== undefined || undefined}>
                <p>
                  <b>{actText(press)}</b>{' '}
                  <a
                    href={hrefOf(requestPath({ kind: job.kind, id: press.requestId }))}
                    className="link wrap-anywhere"
                  >
                    <bdi>{job.name}</bdi>
                  </a>{' '}
                  <span>{words.at(clockText(press.at, timeZone))}</span>
                </p>
                {press.act === 'note' && <p className="sealed-text">{press.text}</p>}
                <p className={problem === undefined ? undefined : 'sealed-problem'}>
                  {problem ?? words.waits}
                </p>
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={words.discardOf(actText(press), job.name)}
                  onClick={() => {
                    setDiscarded(words.discarded(actText(press), job.name))
                    void discardPress(place)
                  }}
                >
                  {words.discard}
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="sr-only">
        {discarded}
      </p>
    </>
  )
}

/** "On my way, 20 min", "Price, $180". */
export function actText(act: PressAct): string {
  const name = words.acts[act.act]
  if (act.act === 'onTheWay') return `${name}, ${words.minutes(act.minutes)}`
  if (act.act === 'late') return words.minutesLate(act.minutes)
  if (act.act === 'price') return `${name}, ${dollars(act.cents)}`
  if (act.act === 'pay') return `${name}, ${dollars(act.cents)}, ${paymentMethodWords[act.method]}`
  if (act.act === 'sign') return `${name}, ${act.name}`
  return name
}
