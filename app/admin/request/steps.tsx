import type { ReactNode } from 'react'
import { isClosed } from '#app/admin/leads/lead.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText, dateTimeText } from '#app/ui/dates.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { AfterCall } from './after-call.tsx'
import { Assignee } from './assignee.tsx'
import type { Opened, OpenRequest } from './request.ts'
import { momentText, StepButton, StepForm, StepMail } from './step-form.tsx'

type StepsProps = {
  request: OpenRequest
  me: string
  people: Opened['people']
  children?: ReactNode
}

export function Steps(props: StepsProps) {
  const { request } = props
  return (
    <section className="request-part request-steps" aria-label={words.steps}>
      <Assignee {...props} />
      {!isClosed(request) && (
        <>
          <AfterCall request={request} />
          <OnTheWay {...props} />
        </>
      )}
      <Close {...props} />
    </section>
  )
}

const usualMinutes = [10, 20, 30] as const

function OnTheWay({ request, children }: StepsProps) {
  const { name, arrivesAt, onTheWayAt, assignee, status, contactedAt } = request
  const undo = {
    arrivesAt: arrivesAt ?? '',
    assigneeId: assignee?.id ?? '',
    ...(status === 'new' && { status, contactedAt: contactedAt ?? '' }),
  }
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <section className="step" aria-labelledby="on-the-way">
      <h2 id="on-the-way">{arrivesAt ? words.newArrival : words.onTheWay}</h2>
      {arrivesAt && onTheWayAt && (
        <p className="step-fact">{words.arrivesAt(momentText(arrivesAt, now, timeZone))}</p>
      )}
      <StepForm
        request={request}
        intent="on-the-way"
        change={(form) => {
          const minutes = Number(form.get('minutes') || form.get('other'))
          const time = clockText(new Date(now + minutes * 60_000), timeZone)
          return { text: words.onTheWaySaved(name, time), undo }
        }}
      >
        {(isBusy) => (
          <>
            {usualMinutes.map((minutes) => (
              <StepButton key={minutes} name="minutes" value={minutes} isBusy={isBusy}>
                {words.minutes(minutes)}
              </StepButton>
            ))}
            <details className="step-pick">
              <summary className="btn" aria-label={words.otherMinutes}>
                {words.other}
              </summary>
              <span className="field">
                <input
                  type="number"
                  name="other"
                  min={1}
                  max={1440}
                  inputMode="numeric"
                  aria-label={words.otherMinutes}
                />
                <button type="submit" className="btn btn-small">
                  {words.setTime}
                </button>
              </span>
            </details>
          </>
        )}
      </StepForm>
      <StepMail request={request} step="onTheWay" />
      {arrivesAt && children}
    </section>
  )
}

function Close({ request }: StepsProps) {
  const { name, status, contactedAt, completedAt, lostReason, assignee } = request
  const timeZone = useTimeZone()
  const mayLose = useMayWrite('leads')
  const undo = {
    status,
    contactedAt: contactedAt ?? '',
    completedAt: completedAt ?? '',
    lostReason: lostReason ?? '',
    assigneeId: assignee?.id ?? '',
  }
  if (isClosed(request))
    return (
      <div className="step step-line">
        <p>
          {lostReason
            ? words.lost(words.lostReasons[lostReason])
            : completedAt && words.doneOn(dateTimeText(completedAt, timeZone))}
        </p>
        <StepForm request={request} intent="status" change={() => ({ text: words.reopened(name), undo })}>
          {(isBusy) => (
            <>
              {contactedAt && <input type="hidden" name="contactedAt" value={contactedAt} />}
              <StepButton name="next" value={contactedAt ? 'contacted' : 'new'} small isBusy={isBusy}>
                {words.reopen}
              </StepButton>
            </>
          )}
        </StepForm>
      </div>
    )
  return (
    <div className="step step-close">
      <StepForm request={request} intent="status" change={() => ({ text: words.doneSaved(name), undo })}>
        {(isBusy) => (
          <StepButton name="next" value="completed" isBusy={isBusy}>
            {isBusy ? words.saving : words.done}
          </StepButton>
        )}
      </StepForm>
      {mayLose && (
        <details className="step-more">
          <summary className="btn">{words.lose}</summary>
          <p className="step-question">{words.loseWhy}</p>
          <StepForm request={request} intent="lost" change={() => ({ text: words.lostSaved(name), undo })}>
            {(isBusy) =>
              (Object.keys(words.lostReasons) as (keyof typeof words.lostReasons)[]).map((reason) => (
                <StepButton key={reason} name="reason" value={reason} small isBusy={isBusy}>
                  {words.lostReasons[reason]}
                </StepButton>
              ))
            }
          </StepForm>
        </details>
      )}
      <StepMail request={request} step="done" />
    </div>
  )
}
