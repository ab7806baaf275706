import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, isoDate } from '#app/ui/dates.ts'
import { localTimeText } from '#content/time/clocks.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import type { AppointmentCheckProps } from './appointment-check.tsx'
import { ask, type Planned, timesQuery } from './ask-about-times.ts'
import { dayName } from './day-names.ts'
import type { FoundTimes } from './read-free-times.ts'

/** Comes when the form is first touched. Without it the schedule warns once the time is saved. */
const AppointmentCheck = lazy<ComponentType<AppointmentCheckProps>>(() =>
  import('./appointment-check.tsx').catch(() => ({ default: () => null })),
)

type ReadTimes = 'reading' | 'failed' | FoundTimes

/** `isRefused`: the form itself says what is wrong with the time. */
export function FreeTimes({ id, assigneeId, isRefused }: Planned & { isRefused?: boolean }) {
  const timeZone = useTimeZone()
  const root = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<ReadTimes>()
  const [taken, setTaken] = useState<string>()
  const [touched, setTouched] = useState<HTMLFormElement>()
  useEffect(() => {
    const around = root.current?.closest('form')
    if (!around) return
    const touch = () => setTouched(around)
    around.addEventListener('focusin', touch, { once: true })
    return () => around.removeEventListener('focusin', touch)
  }, [])
  const form = () => root.current?.closest('form') ?? undefined

  async function find() {
    if (found === 'reading') return
    setTaken(undefined)
    setFound('reading')
    setFound((await ask<FoundTimes>(timesQuery(form(), { id, assigneeId }))) ?? 'failed')
  }

  function take(moment: string) {
    const wanted = localTimeText(new Date(moment), timeZone)
    const [date = '', time = ''] = wanted.split('T')
    for (const [name, value] of Object.entries({ date, time, wanted })) {
      const field = form()?.elements.namedItem(name)
      if (!(field instanceof HTMLInputElement)) continue
      field.value = value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    setTaken(moment)
  }

  const textOf = (moment: string) =>
    words.freeTime(dayName(isoDate(moment, timeZone)), clockText(moment, timeZone))
  return (
    <div ref={root} className="free-times">
      {touched && !isRefused && (
        <Suspense>
          <AppointmentCheck form={touched} id={id} assigneeId={assigneeId} />
        </Suspense>
      )}
      <button
        type="button"
        className="btn btn-small"
        aria-disabled={found === 'reading' || undefined}
        onClick={find}
      >
        {found === 'reading' ? words.findingTime : words.findTime}
      </button>
      <div role="status">
        {found && found !== 'reading' && <p className="text-fine text-ink-2">{saidOf(found)}</p>}
        {taken && <p className="sr-only">{words.timeFilledIn(textOf(taken))}</p>}
      </div>
      {typeof found === 'object' && found.times.length > 0 && (
        <ul>
          {found.times.map((moment) => (
            <li key={moment}>
              <button
                type="button"
                className="btn btn-small"
                aria-pressed={moment === taken}
                onClick={() => take(moment)}
              >
                {textOf(moment)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function saidOf(found: 'failed' | FoundTimes): string {
  if (found === 'failed') return words.findFailed
  if (!found.hasHours) return words.noHours
  return found.times.length > 0 ? words.freeTimes : words.noFreeTime
}
