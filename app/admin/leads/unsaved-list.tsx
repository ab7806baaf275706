import { useState } from 'react'
import { Link } from 'react-router'
import { useMayWrite, useUserId } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { unsavedCallWords as words } from '#words/panel/calls/unsaved.ts'
import { discardCall, draftPath, type UnsavedCall, useUnsavedCalls } from './unsaved-calls.ts'

type Discarded = { call: UnsavedCall; undo: () => void }

/** `except`: the call whose form is open. */
export function UnsavedCalls({ except }: { except?: string }) {
  const person = useUserId()
  const calls = useUnsavedCalls().filter(({ id }) => id !== except)
  const [discarded, setDiscarded] = useState<Discarded>()
  const mayWrite = useMayWrite('leads')
  const timeZone = useTimeZone()
  if (!mayWrite || (calls.length === 0 && !discarded)) return null
  return (
    <section className="unsaved-calls" aria-label={words.title(calls.length)}>
      {calls.length > 0 && <h2>{words.title(calls.length)}</h2>}
      <ul>
        {calls.map((call) => (
          <li key={call.id}>
            <p>
              <Link to={draftPath(call.id)} className="link">
                <bdi>{words.nameOf(call)}</bdi>
              </Link>
              {call.name && call.phone && <bdi>{call.phone}</bdi>}
            </p>
            <p>
              {words.states[call.state]} {words.typedAt(dateTimeText(new Date(call.at), timeZone))}
            </p>
            <button
              type="button"
              className="btn btn-small"
              aria-label={words.discardOf(call)}
              onClick={() => setDiscarded({ call, undo: discardCall(person, call.id) })}
            >
              {words.discard}
            </button>
          </li>
        ))}
      </ul>
      {discarded && (
        <div className="unsaved-discarded">
          <p role="status">{words.discarded(discarded.call)}</p>
          <button
            type="button"
            className="btn btn-small"
            onClick={() => {
              discarded.undo()
              setDiscarded(undefined)
            }}
          >
            {words.undo}
          </button>
        </div>
      )}
    </section>
  )
}
