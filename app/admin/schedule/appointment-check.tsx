import { useEffect, useState } from 'react'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { ask, type Planned, timesQuery, typedTimeIn } from './ask-about-times.ts'

const pauseMs = 400

export type AppointmentCheckProps = Planned & { form: HTMLFormElement }

export default function AppointmentCheck({ form, id, assigneeId }: AppointmentCheckProps) {
  const [warnings, setWarnings] = useState<readonly string[]>([])
  useEffect(() => {
    let reading = new AbortController()
    let asked = ''
    async function check() {
      const query = timesQuery(form, { id, assigneeId })
      const time = typedTimeIn(form)
      query.set('time', time)
      if (`${query}` === asked) return
      asked = `${query}`
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      if (!query.get('date') || !time) return setWarnings([])
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (signal.aborted) return
      const found = await ask<readonly string[]>(query, signal)
      if (signal.aborted) return
      if (!found) asked = ''
      setWarnings(found ?? [words.checkFailed])
    }
    const checkReset = () => setTimeout(check)
    void check()
    form.addEventListener('input', check)
    form.addEventListener('reset', checkReset)
    return () => {
      reading.abort()
      form.removeEventListener('input', check)
      form.removeEventListener('reset', checkReset)
    }
  }, [form, id, assigneeId])
  return (
    <div role="status" className="appointment-check">
      {warnings.map((warning) => (
        <p key={warning} className="job-warning">
          {warning}
        </p>
      ))}
    </div>
  )
}
