import { useEffect, useState } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'

const pauseMs = 400

export type AppointmentCheckProps = {
  form: HTMLFormElement
  id: string
  assigneeId: string | undefined
}

export default function AppointmentCheck({ form, id, assigneeId }: AppointmentCheckProps) {
  const [warnings, setWarnings] = useState<readonly string[]>([])
  useEffect(() => {
    let reading = new AbortController()
    let asked = ''
    async function check() {
      const typed = new FormData(form)
      const text = (name: string) => String(typed.get(name) ?? '')
      const [date, time] = [text('date'), text('time')]
      const query = new URLSearchParams({
        ...{ date, time, minutes: text('minutes'), exceptId: id },
        assigneeId: assigneeId ?? text('assigneeId'),
      }).toString()
      if (query === asked) return
      asked = query
      reading.abort()
      reading = new AbortController()
      const { signal } = reading
      if (!date || !time) return setWarnings([])
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      if (signal.aborted) return
      const found = await readWarnings(query, signal)
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

async function readWarnings(query: string, signal: AbortSignal): Promise<readonly string[] | undefined> {
  try {
    const answer = await fetch(address(`${href('/admin/schedule/free-times')}?${query}`), { signal })
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
