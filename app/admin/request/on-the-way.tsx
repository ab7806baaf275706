import type { ReactNode } from 'react'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { clockText } from '#app/ui/dates.ts'
import { laterBy, lateSteps } from '#content/time/lateness.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { handsBeforeWork } from './hands.ts'
import type { OpenRequest } from './request.ts'
import { momentText, StepButton, StepForm, StepMail, useIsMailed } from './step-form.tsx'

const usualMinutes = [10, 20, 30] as const

type OnTheWayProps = { request: OpenRequest; me: string; children: ReactNode }

export function OnTheWay({ request, me, children }: OnTheWayProps) {
  const { name, arrivesAt, onTheWayAt, lateMinutes, status, contactedAt } = request
  const undo = {
    arrivesAt: arrivesAt ?? '',
    lateMinutes: String(lateMinutes ?? ''),
    ...handsBeforeWork(request, me),
    ...(status === 'new' && { status, contactedAt: contactedAt ?? '' }),
  }
  const now = useNow()
  const timeZone = useTimeZone()
  return (
    <section className="step" aria-labelledby="on-the-way">
      <h2 id="on-the-way">{words.onTheWay}</h2>
      {arrivesAt && onTheWayAt && (
        <p className="step-fact">
          {words.arrivesAt(momentText(arrivesAt, now, timeZone))}
          {lateMinutes ? ` ${words.saidLater(lateMinutes)}` : ''}
        </p>
      )}
      {arrivesAt && <CodeWord request={request} />}
      {arrivesAt && <Late request={request} arrivesAt={arrivesAt} />}
      {arrivesAt && <h3 className="step-part">{words.newArrival}</h3>}
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
            <DefaultButton />
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

/** The customer reads the same word on their page, and may ask for it at the door. */
function CodeWord({ request: { codeWord } }: { request: OpenRequest }) {
  if (!codeWord) return null
  return (
    <p className="step-fact">
      {words.codeWord} <b translate="no">{codeWord}</b>. {words.codeWordHelp}
    </p>
  )
}

type LateProps = { request: OpenRequest; arrivesAt: string }

function Late({ request, arrivesAt }: LateProps) {
  const { name, lateMinutes } = request
  const timeZone = useTimeZone()
  const isMailed = useIsMailed(request, 'onTheWay')
  const undo = { lateMinutes: String(lateMinutes ?? 0) }
  return (
    <>
      <h3 className="step-part">{words.late}</h3>
      <StepForm
        request={request}
        intent="late"
        change={(form) => {
          const { arrivesAt: next } = laterBy(
            Number(form.get('minutes')),
            { arrivesAt, lateMinutes },
            Date.now(),
          )
          return { text: words.lateSaved(name, clockText(next, timeZone), isMailed), undo }
        }}
      >
        {(isBusy) => (
          <>
            <input type="hidden" name="arrivesAt" value={arrivesAt} />
            <input type="hidden" name="lateMinutes" value={lateMinutes ?? 0} />
            {lateSteps.map((minutes) => (
              <StepButton key={minutes} name="minutes" value={minutes} isBusy={isBusy}>
                {words.minutesLate(minutes)}
              </StepButton>
            ))}
          </>
        )}
      </StepForm>
      <StepMail request={request} step="onTheWay" />
    </>
  )
}
