import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { FormIntent } from '#app/admin/list/form-intent.tsx'
import type { ActionResult } from '#app/admin/list/row-action.ts'
import { useNow } from '#app/admin/list/time.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { clockText, dateTimeText, followUpText, isoDate } from '#app/ui/dates.ts'
import { requestWords as words } from '#words/admin-request.ts'
import type { Intent } from './actions.ts'
import { isClosed, type OpenRequest } from './request.ts'
import { followUpAt, followUpChoices } from './times.ts'

type StepsProps = {
  request: OpenRequest
  me: string
  timeZone: string
  /** Tells the customer of the arrival, once somebody is on the way. */
  children?: ReactNode
}

/** From taking a request to being done with it: one press each, in the order in which a job goes. */
export function Steps(props: StepsProps) {
  const { request } = props
  return (
    <section className="request-part request-steps" aria-label={words.steps}>
      <Assignee {...props} />
      {!isClosed(request) && (
        <>
          <AfterCall {...props} />
          <OnTheWay {...props} />
        </>
      )}
      <Close {...props} />
    </section>
  )
}

type StepFormProps = {
  request: OpenRequest
  intent: Intent
  /** Says what was done, and the fields that undo it; asked when the form goes out. */
  change: (form: FormData) => { text: string; undo: Readonly<Record<string, string>> }
  className?: string
  children: (isBusy: boolean) => ReactNode
}

/** A form whose buttons each save something at once, with the way back in the undo bar. */
function StepForm({ request: { id }, intent, change, className = 'step-buttons', children }: StepFormProps) {
  const fetcher = useFetcher<ActionResult>({ key: `${intent}-${id}` })
  const isBusy = fetcher.state === 'submitting'
  useToast(fetcher, (form) => {
    const { text, undo } = change(form)
    return { text, undo: { intent: 'restore', id, ...undo } }
  })
  const result = isBusy ? undefined : fetcher.data
  return (
    <fetcher.Form
      method="post"
      className={className}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <FormIntent intent={intent} id={id} />
      {children(isBusy)}
      {result?.ok === false && (
        <p role="alert" className="step-failure">
          {result.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** Who works on it: "I'll take it" silences the alarm for everybody. */
function Assignee({ request, me }: StepsProps) {
  const { assignee, takenAt, name, submittedAt } = request
  const since = takenAt ? followUpText(takenAt, submittedAt) : ''
  const isMine = assignee?.id === me
  const form = (label: string, give: 'me' | 'back', className: string) => (
    <StepForm
      request={request}
      intent="take"
      change={() => ({
        text: give === 'me' ? words.tookIt(name) : words.gaveBack(name),
        undo: { assigneeId: assignee?.id ?? '' },
      })}
    >
      {(isBusy) => (
        <button
          type="submit"
          name="give"
          value={give}
          className={className}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? words.saving : label}
        </button>
      )}
    </StepForm>
  )
  if (!assignee && isClosed(request)) return null
  return (
    <div className="step step-line">
      <p>{isMine ? words.mine(since) : assignee ? words.theirs(assignee.name, since) : words.nobody}</p>
      {!isClosed(request) &&
        (isMine
          ? form(words.giveBack, 'back', 'btn btn-small')
          : form(assignee ? words.takeOver : words.take, 'me', 'btn'))}
    </div>
  )
}

/**
 * What came of a call. Whoever comes back from calling is asked; it can be said at any time. Without an answer it asks when
 * the request is to come back.
 */
function AfterCall({ request, timeZone }: StepsProps) {
  const { name, callOutcome, calledAt, submittedAt, status, contactedAt } = request
  const group = useRef<HTMLElement>(null)
  const hasCalled = useReturnFromCall(group, words.howWasIt(name))
  const undo = {
    callOutcome: callOutcome ?? '',
    calledAt: calledAt ?? '',
    followUpAt: request.followUpAt ?? '',
    ...(status === 'new' && { status, contactedAt: contactedAt ?? '' }),
  }
  return (
    <section ref={group} className="step" aria-labelledby="after-call" data-asks={hasCalled || undefined}>
      <h2 id="after-call">{hasCalled ? words.howWasIt(name) : words.afterCall}</h2>
      {callOutcome && calledAt && (
        <p className="step-fact">
          {words.calledOn(words.outcomes[callOutcome], followUpText(calledAt, submittedAt))}
        </p>
      )}
      <StepForm
        request={request}
        intent="called"
        change={(form) => {
          const outcome = words.outcomes[form.get('outcome') as keyof typeof words.outcomes]
          return { text: words.callSaved(outcome, name), undo }
        }}
      >
        {(isBusy) =>
          (['reached', 'noAnswer', 'voicemail'] as const).map((outcome) => (
            <button
              key={outcome}
              type="submit"
              name="outcome"
              value={outcome}
              className="btn"
              aria-disabled={isBusy || undefined}
            >
              {words.outcomes[outcome]}
            </button>
          ))
        }
      </StepForm>
      {callOutcome && callOutcome !== 'reached' && <ComesBack request={request} timeZone={timeZone} />}
    </section>
  )
}

/**
 * Whether somebody pressed a link that calls on this page and has come back since. Then the question what came of it gets
 * the focus, and is announced.
 */
function useReturnFromCall(group: { current: HTMLElement | null }, question: string): boolean {
  const [state, setState] = useState<'idle' | 'calling' | 'back'>('idle')
  const announce = useAnnounce()
  useEffect(() => {
    const page = group.current?.closest('.request')
    const calls = (event: Event) => {
      const isCall = event.target instanceof Element && event.target.closest('a[href^="tel:"]')
      if (isCall) setState('calling')
    }
    page?.addEventListener('click', calls)
    return () => page?.removeEventListener('click', calls)
  }, [group])
  useEffect(() => {
    if (state !== 'calling') return
    const back = () => document.visibilityState === 'visible' && setState('back')
    // A phone leaves for its dialer and comes back; a desk without one stays, and is asked after a moment.
    const timer = setTimeout(back, 4_000)
    document.addEventListener('visibilitychange', back)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', back)
    }
  }, [state])
  useEffect(() => {
    if (state !== 'back') return
    group.current?.scrollIntoView({ block: 'center' })
    group.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
    announce(question)
  }, [state, group, announce, question])
  return state === 'back'
}

/** When a request comes back of somebody who did not answer. */
function ComesBack({ request, timeZone }: Pick<StepsProps, 'request' | 'timeZone'>) {
  const { name, followUpAt: stored, calledAt } = request
  const now = useNow()
  const isSet = stored !== null && calledAt !== null && stored > calledAt
  const form = (
    <StepForm
      request={request}
      intent="follow-up"
      change={(form) => {
        const choice = form.get('choice')
        const text =
          choice === 'none'
            ? words.followUpRemoved(name)
            : words.followUpSaved(
                name,
                choice
                  ? words.followUps[choice as keyof typeof words.followUps].toLowerCase()
                  : String(form.get('at')).replace('T', ' '),
              )
        return { text, undo: { followUpAt: stored ?? '' } }
      }}
    >
      {(isBusy) => (
        <>
          {followUpChoices
            .filter((choice) => followUpAt(choice, new Date(now), timeZone))
            .map((choice) => (
              <button
                key={choice}
                type="submit"
                name="choice"
                value={choice}
                className="btn btn-small"
                aria-disabled={isBusy || undefined}
              >
                {words.followUps[choice]}
              </button>
            ))}
          {isSet && (
            <button
              type="submit"
              name="choice"
              value="none"
              className="btn btn-small"
              aria-disabled={isBusy || undefined}
            >
              {words.noFollowUp}
            </button>
          )}
          <PickTime />
        </>
      )}
    </StepForm>
  )
  if (!isSet)
    return (
      <>
        <p className="step-question">{words.again}</p>
        {form}
      </>
    )
  return (
    <details className="step-more">
      <summary>
        {Date.parse(stored) > now
          ? words.comesBack(momentText(stored, now))
          : words.cameBack(momentText(stored, now))}{' '}
        <span className="link">{words.changeAgain}</span>
      </summary>
      {form}
    </details>
  )
}

/** "8:20 PM" of today, else with its date. */
const momentText = (moment: string, now: number): string =>
  isoDate(moment) === isoDate(new Date(now)) ? clockText(moment) : dateTimeText(moment)

/** Another time than the usual ones. */
const PickTime = () => (
  <details className="step-pick">
    <summary className="btn btn-small">{words.pickTime}</summary>
    <span className="field">
      <input type="datetime-local" name="at" aria-label={words.pickTime} />
      <button type="submit" className="btn btn-small">
        {words.setTime}
      </button>
    </span>
  </details>
)

const usualMinutes = [10, 20, 30] as const

/** Setting off: says when one arrives, to the customer too where that is set up. */
function OnTheWay({ request, children }: StepsProps) {
  const { name, arrivesAt, onTheWayAt } = request
  const now = useNow()
  return (
    <section className="step" aria-labelledby="on-the-way">
      <h2 id="on-the-way">{arrivesAt ? words.newArrival : words.onTheWay}</h2>
      {arrivesAt && onTheWayAt && <p className="step-fact">{words.arrivesAt(momentText(arrivesAt, now))}</p>}
      <StepForm
        request={request}
        intent="on-the-way"
        change={(form) => {
          const minutes = Number(form.get('minutes') || form.get('other'))
          const time = clockText(new Date(now + minutes * 60_000))
          return { text: words.onTheWaySaved(name, time), undo: { arrivesAt: arrivesAt ?? '' } }
        }}
      >
        {(isBusy) => (
          <>
            {usualMinutes.map((minutes) => (
              <button
                key={minutes}
                type="submit"
                name="minutes"
                value={minutes}
                className="btn"
                aria-disabled={isBusy || undefined}
              >
                {words.minutes(minutes)}
              </button>
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
      {arrivesAt && children}
    </section>
  )
}

/** Done, lost, or open again. */
function Close({ request }: StepsProps) {
  const { name, status, contactedAt, completedAt, lostReason, cancelledAt } = request
  const undo = {
    status,
    contactedAt: contactedAt ?? '',
    completedAt: completedAt ?? '',
    lostReason: lostReason ?? '',
  }
  if (cancelledAt) return null
  if (isClosed(request))
    return (
      <div className="step step-line">
        <p>
          {lostReason
            ? words.lost(words.lostReasons[lostReason])
            : completedAt && words.doneOn(dateTimeText(completedAt))}
        </p>
        <StepForm request={request} intent="status" change={() => ({ text: words.reopened(name), undo })}>
          {(isBusy) => (
            <>
              {contactedAt && <input type="hidden" name="contactedAt" value={contactedAt} />}
              <button
                type="submit"
                name="next"
                value={contactedAt ? 'contacted' : 'new'}
                className="btn btn-small"
                aria-disabled={isBusy || undefined}
              >
                {words.reopen}
              </button>
            </>
          )}
        </StepForm>
      </div>
    )
  return (
    <div className="step step-close">
      <StepForm request={request} intent="status" change={() => ({ text: words.doneSaved(name), undo })}>
        {(isBusy) => (
          <button
            type="submit"
            name="next"
            value="completed"
            className="btn"
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? words.saving : words.done}
          </button>
        )}
      </StepForm>
      <details className="step-more">
        <summary className="btn">{words.lose}</summary>
        <p className="step-question">{words.loseWhy}</p>
        <StepForm request={request} intent="lost" change={() => ({ text: words.lostSaved(name), undo })}>
          {(isBusy) =>
            (Object.keys(words.lostReasons) as (keyof typeof words.lostReasons)[]).map((reason) => (
              <button
                key={reason}
                type="submit"
                name="reason"
                value={reason}
                className="btn btn-small"
                aria-disabled={isBusy || undefined}
              >
                {words.lostReasons[reason]}
              </button>
            ))
          }
        </StepForm>
      </details>
    </div>
  )
}
