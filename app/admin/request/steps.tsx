import type { ReactNode } from 'react'
import { useKeptFocus } from '#app/admin/form/use-kept-focus.ts'
import { isClosed } from '#app/admin/records/lead.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { AfterCall } from './after-call.tsx'
import { Assignee } from './assignee.tsx'
import { AtTheDoor } from './at-the-door.tsx'
import { handsBeforeWork } from './hands.ts'
import { OnTheWay } from './on-the-way.tsx'
import type { OpenRequest, RequestScreenData } from './request.ts'
import { StepButton, StepForm, StepMail } from './step-form.tsx'
import { WorkTime } from './work-time.tsx'
import { isWrappedUp } from './wrap-up-state.ts'

type StepsProps = {
  request: OpenRequest
  me: string
  /** Scheme and host of the links that customers get. */
  origin: string
  people: RequestScreenData['people']
  children?: ReactNode
}

export function Steps(props: StepsProps) {
  const { request, me, origin } = props
  const focus = useKeptFocus()
  return (
    <section className="request-part py-0" aria-label={words.steps} tabIndex={-1} {...focus}>
      {!request.cancelledAt && <Assignee {...props} />}
      {!isClosed(request) && (
        <>
          <AfterCall request={request} me={me} origin={origin} />
          <OnTheWay request={request} me={me}>
            {props.children}
          </OnTheWay>
          <WorkTime request={request} me={me} />
        </>
      )}
      {isClosed(request) && !isWrappedUp(request) && <Ended request={request} me={me} />}
      {!request.lostReason && !request.cancelledAt && <AtTheDoor request={request} />}
      {!isClosed(request) && <Close request={request} me={me} />}
    </section>
  )
}

type CloseProps = Pick<StepsProps, 'request' | 'me'>

/** How it ended, and the way back. */
export function Ended({ request, me }: CloseProps) {
  const { name, contactedAt, completedAt, lostReason, cancelledAt } = request
  const timeZone = useTimeZone()
  const undo = stateBefore(request, me)
  return (
    <div className="step step-line">
      <p>
        {lostReason
          ? words.lost(words.lostReasons[lostReason])
          : cancelledAt
            ? words.neededAfterAll
            : completedAt && words.doneOn(dateTimeText(completedAt, timeZone))}
      </p>
      <StepForm request={request} intent="status" change={() => ({ text: words.reopened(name), undo })}>
        {(isBusy) => (
          <>
            {cancelledAt && <input type="hidden" name="cancelledAt" value="" />}
            {contactedAt && <input type="hidden" name="contactedAt" value={contactedAt} />}
            <button
              type="submit"
              name="next"
              value={contactedAt ? 'contacted' : 'new'}
              className="text-button"
              aria-disabled={isBusy || undefined}
            >
              {words.reopen}
            </button>
          </>
        )}
      </StepForm>
    </div>
  )
}

const stateBefore = (request: OpenRequest, me: string) => {
  const { status, contactedAt, completedAt, lostReason, cancelledAt } = request
  return {
    status,
    contactedAt: contactedAt ?? '',
    completedAt: completedAt ?? '',
    lostReason: lostReason ?? '',
    cancelledAt: cancelledAt ?? '',
    ...handsBeforeWork(request, me),
  }
}

function Close({ request, me }: CloseProps) {
  const { name } = request
  const mayLose = useMayWrite('leads')
  const undo = stateBefore(request, me)
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
