import { useId } from 'react'
import { useFetcher } from 'react-router'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useMailLeaves } from '#app/admin/screen/panel-context.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { dateTimeText } from '#app/ui/dates.ts'
import { firstNameOf } from '#content/first-name.ts'
import { lengthsWith, usualLengths, usualMinutes } from '#content/time/appointments.ts'
import { localTimeText, momentOfLocalTime } from '#content/time/clocks.ts'
import { scheduleWords as words } from '#words/panel/schedule.ts'
import { FreeTimes } from './free-times.tsx'
import type { Job, ScheduledPerson } from './schedule-data.ts'
import { WindowField } from './window-field.tsx'

/** `window`: the minutes of the window of arrival; 0 for an exact time. */
export type JobPlace = { date: string; time: string; minutes: number; window: number; assigneeId: string }

export function placeOf(job: Job, timeZone: string, date: string): JobPlace {
  const [day = date, time = ''] = job.scheduledAt
    ? localTimeText(new Date(job.scheduledAt), timeZone).split('T')
    : []
  return {
    date: day,
    time,
    minutes: job.scheduledMinutes ?? usualMinutes,
    window: job.windowMinutes ?? 0,
    assigneeId: job.assignee?.id ?? '',
  }
}

export function useMove(job: Job, people: readonly ScheduledPerson[]) {
  const key = `move-${job.id}`
  const fetcher = useFetcher<Submitted>({ key })
  const timeZone = useTimeZone()
  const isBusy = fetcher.state === 'submitting'
  const { id, kind, name, assignee, takenAt } = job
  const mailsTo = useMailsTo(job)
  useToast(key, fetcher, (form) => {
    const to = String(form.get('assigneeId') ?? '')
    const moment = momentOfLocalTime(`${form.get('date')}T${form.get('time')}`, timeZone)
    const person = people.find((one) => one.id === to)
    const isOther = to !== (assignee?.id ?? '')
    const when = moment ? dateTimeText(moment, timeZone) : ''
    const moved = words.moved(name, isOther ? `${when}, ${person?.name ?? words.nobody}` : when)
    const isNews =
      moment &&
      moment > new Date() &&
      (moment.getTime() !== Date.parse(job.scheduledAt ?? '') ||
        Number(form.get('window')) !== (job.windowMinutes ?? 0))
    return {
      text: ({ pendingMails }) =>
        isNews && mailsTo && pendingMails?.includes('appointment')
          ? words.mailed(moved, firstNameOf(name))
          : moved,
      undo: {
        intent: 'restore',
        id,
        kind,
        scheduledAt: job.scheduledAt ?? '',
        scheduledMinutes: String(job.scheduledMinutes ?? ''),
        windowMinutes: String(job.windowMinutes ?? ''),
        assigneeId: assignee?.id ?? '',
        hadId: to,
        ...(isOther && takenAt && { takenAt }),
      },
    }
  })
  const moveTo = ({ minutes, window, ...place }: JobPlace) => {
    if (isBusy) return
    void fetcher.submit(
      {
        ...{ intent: 'move', id, kind, hadId: assignee?.id ?? '' },
        ...{ minutes: String(minutes), window: String(window), ...place },
      },
      { method: 'post' },
    )
  }
  return { fetcher, isBusy, moveTo, result: isBusy ? undefined : fetcher.data }
}

const useMailsTo = ({ mailsTo }: Job) => (useMailLeaves() ? mailsTo : null)

type MoveFormProps = {
  job: Job
  people: readonly ScheduledPerson[]
  start: JobPlace
  move: ReturnType<typeof useMove>
}

export function MoveForm({ job, people, start, move: { fetcher, isBusy, result } }: MoveFormProps) {
  const idOf = useId()
  const mailsTo = useMailsTo(job)
  return (
    <fetcher.Form method="post" className="move-form" aria-busy={isBusy || undefined}>
      <FormIntent intent="move" id={job.id} />
      <input type="hidden" name="kind" value={job.kind} />
      <input type="hidden" name="hadId" value={job.assignee?.id ?? ''} />
      <Field
        id={`${idOf}date`}
        name="date"
        type="date"
        label={words.date}
        required
        defaultValue={start.date}
      />
      <Field
        id={`${idOf}time`}
        name="time"
        type="time"
        label={words.time}
        required
        defaultValue={start.time}
      />
      <SelectField id={`${idOf}minutes`} name="minutes" label={words.length} defaultValue={start.minutes}>
        {lengthsWith(usualLengths, start.minutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {words.minutes(minutes)}
          </option>
        ))}
      </SelectField>
      <WindowField id={`${idOf}window`} start={start.window} />
      <SelectField
        id={`${idOf}person`}
        name="assigneeId"
        label={words.assignee}
        defaultValue={start.assigneeId}
      >
        <option value="">{words.nobody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FreeTimes id={job.id} />
      <p className="text-fine text-ink-2">
        {mailsTo ? words.mails(firstNameOf(job.name), mailsTo) : words.mailsNobody}
      </p>
      <button type="submit" className="btn" aria-disabled={isBusy || undefined}>
        {isBusy ? words.saving : words.save}
      </button>
      <Alert className="step-failure">{result?.ok === false && result.problem}</Alert>
    </fetcher.Form>
  )
}
