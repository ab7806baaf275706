import { useSearchParams } from 'react-router'
import { Field, SelectField } from '#app/admin/form/fields.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText, durationText } from '#app/ui/dates.ts'
import { localTimeText } from '#content/time/clocks.ts'
import { workedMs } from '#content/time/work-hours.ts'
import { requestWords } from '#words/panel/request.ts'
import { workWords as words } from '#words/panel/work.ts'
import type { OpenRequest, RequestScreenData } from './request.ts'
import { momentText, StepForm } from './step-form.tsx'

type WorkHoursProps = Pick<RequestScreenData, 'request' | 'people'>

type HoursSpan = NonNullable<OpenRequest['work']>[number]

/** Who worked on the job and when, with what is wrong to be corrected by those who see all requests. */
export function WorkHours({ request, people }: WorkHoursProps) {
  const now = useNow()
  const mayCorrect = useMayWrite('leads')
  const pressed = usePressed()
  const spans = request.work ?? []
  if (spans.length === 0 && !mayCorrect) return null
  const worked = spans.reduce((sum, span) => sum + workedMs(span, now), 0)
  return (
    <section className="request-part" aria-labelledby="request-hours">
      <h2 id="request-hours">{words.title}</h2>
      <p className="mt-2 text-note text-ink-2">
        {spans.length > 0 ? words.all(durationText(worked)) : words.none}
      </p>
      <ul className="work-spans">
        {spans.map((span) => (
          <li key={`${span.id} ${span.updatedAt}`}>
            <SpanLine span={span} />
            {mayCorrect && <Correction request={request} people={people} span={span} />}
          </li>
        ))}
      </ul>
      {mayCorrect && (
        <details key={spans.length} className="step-more" open={pressed !== undefined}>
          <summary className="btn btn-small">{words.add}</summary>
          <SpanForm request={request} people={people} {...(pressed && { pressed })} />
        </details>
      )}
    </section>
  )
}

type PressedWork = { startedAt: string | null; endedAt: string | null }

/** What was pressed on a phone and could not be saved, of the link that leads here from it. */
function usePressed(): PressedWork | undefined {
  const [params] = useSearchParams()
  const momentIn = (name: string) => {
    const text = params.get(name)
    return text !== null && !Number.isNaN(Date.parse(text)) ? text : null
  }
  const pressed = { startedAt: momentIn('start'), endedAt: momentIn('pause') }
  return pressed.startedAt || pressed.endedAt ? pressed : undefined
}

function SpanLine({ span }: { span: HoursSpan }) {
  const now = useNow()
  const { ending } = span
  return (
    <p>
      <bdi>{useSpanText(span)}</bdi> <b className="tabular-nums">{durationText(workedMs(span, now))}</b>
      {(ending === 'forgotten' || ending === 'corrected') && (
        <span className={ending === 'forgotten' ? 'work-forgotten' : 'text-ink-2'}>
          {' '}
          {ending === 'forgotten' ? words.forgotten : words.endings.corrected}
        </span>
      )}
    </p>
  )
}

function useSpanText({ person, startedAt, endedAt }: HoursSpan): string {
  const timeZone = useTimeZone()
  const from = dateTimeText(startedAt, timeZone)
  if (!endedAt) return words.running(person, from)
  return words.span(person, from, momentText(endedAt, Date.parse(startedAt), timeZone))
}

function Correction({ request, people, span }: WorkHoursProps & { span: HoursSpan }) {
  const { id, personId, person, startedAt, endedAt } = span
  const text = useSpanText(span)
  const undo = {
    ...{ intent: 'hours', id: request.id, requestId: request.id, personId },
    ...{ startedAt, endedAt: endedAt ?? '' },
  }
  return (
    <details className="step-more" name={`hours-${request.id}`}>
      <summary className="btn btn-small" aria-label={words.correctOf(text)}>
        {words.correct}
      </summary>
      <SpanForm request={request} people={people} span={span} />
      <StepForm
        request={{ id }}
        intent="hours-remove"
        change={() => (endedAt ? { text: words.removed(person), undo } : undefined)}
      >
        {(isBusy) => (
          <button
            type="submit"
            className="text-button"
            aria-label={words.removeOf(text)}
            aria-disabled={isBusy || undefined}
          >
            {words.remove}
          </button>
        )}
      </StepForm>
    </details>
  )
}

type SpanFormProps = WorkHoursProps & { span?: HoursSpan; pressed?: PressedWork }

function SpanForm({ request, people, span, pressed }: SpanFormProps) {
  const timeZone = useTimeZone()
  const localTime = (moment: string | null | undefined) =>
    moment ? localTimeText(new Date(moment), timeZone) : ''
  const id = span?.id ?? request.id
  const undoOf = ({ personId, startedAt, endedAt }: HoursSpan) => ({
    ...{ intent: 'hours', requestId: request.id, personId },
    ...{ startedAt, endedAt: endedAt ?? '' },
  })
  const known = people.some((person) => person.id === span?.personId)
  return (
    <StepForm
      request={{ id }}
      intent="hours"
      className="work-form"
      change={() => (span?.endedAt ? { text: words.saved(span.person), undo: undoOf(span) } : undefined)}
    >
      {(isBusy) => (
        <>
          <input type="hidden" name="requestId" value={request.id} />
          <input type="hidden" name="startedBefore" value={span?.startedAt ?? ''} />
          <input type="hidden" name="endedBefore" value={span?.endedAt ?? ''} />
          <SelectField
            id={`work-person-${id}`}
            name="personId"
            label={words.person}
            defaultValue={span?.personId ?? request.assignee?.id}
          >
            {span && !known && <option value={span.personId}>{span.person}</option>}
            {people.map(({ id: personId, name }) => (
              <option key={personId} value={personId}>
                {name}
              </option>
            ))}
          </SelectField>
          <div className="details-row">
            <Field
              id={`work-start-${id}`}
              name="start"
              type="datetime-local"
              label={words.from}
              required
              defaultValue={localTime((span ?? pressed)?.startedAt)}
            />
            <Field
              id={`work-end-${id}`}
              name="end"
              type="datetime-local"
              label={words.to}
              required={span === undefined || span.endedAt !== null}
              defaultValue={localTime((span ?? pressed)?.endedAt)}
            />
          </div>
          <button type="submit" className="btn btn-small mt-3" aria-disabled={isBusy || undefined}>
            {isBusy ? requestWords.saving : words.save}
          </button>
        </>
      )}
    </StepForm>
  )
}
