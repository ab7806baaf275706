import { MessageSquare } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { withLink } from '#app/admin/leads/share-link.tsx'
import { useNow } from '#app/admin/list/time.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { followUpText } from '#app/ui/dates.ts'
import { isDialable, phoneLineOf, smsHref } from '#content/profile/phone-line.ts'
import { momentOfLocalTime } from '#content/time/clocks.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { handsBeforeWork } from './hands.ts'
import type { OpenRequest } from './request.ts'
import { momentText, StepButton, StepForm, StepMail } from './step-form.tsx'
import { followUpAt, followUpChoices } from './times.ts'

type AfterCallProps = { request: OpenRequest; me: string; origin: string }

export function AfterCall({ request, me, origin }: AfterCallProps) {
  const { name, callOutcome, calledAt, submittedAt, status, contactedAt } = request
  const timeZone = useTimeZone()
  const group = useRef<HTMLElement>(null)
  const hasCalled = useReturnFromCall(group, words.howWasIt(name))
  useAnswerInView(group, callOutcome)
  const undo = {
    callOutcome: callOutcome ?? '',
    calledAt: calledAt ?? '',
    followUpAt: request.followUpAt ?? '',
    ...handsBeforeWork(request, me),
    ...(status === 'new' && { status, contactedAt: contactedAt ?? '' }),
  }
  return (
    <section ref={group} className="step" aria-labelledby="after-call" data-asks={hasCalled || undefined}>
      <h2 id="after-call">{hasCalled ? words.howWasIt(name) : words.afterCall}</h2>
      {callOutcome && calledAt && (
        <p className="step-fact">
          {words.calledOn(words.outcomes[callOutcome], followUpText(calledAt, submittedAt, timeZone))}
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
            <StepButton key={outcome} name="outcome" value={outcome} isBusy={isBusy}>
              {words.outcomes[outcome]}
            </StepButton>
          ))
        }
      </StepForm>
      {!callOutcome && <StepMail request={request} step="tried" />}
      {callOutcome && callOutcome !== 'reached' && (
        <>
          <TextThem request={request} origin={origin} />
          <ComesBack request={request} />
        </>
      )}
    </section>
  )
}

/** True after a press on a link that calls: then the question gets the focus and is announced. */
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

/** Begins a text message to who was not reached, sent from the person's own phone. */
function TextThem({ request, origin }: Omit<AfterCallProps, 'me'>) {
  const { name, customerPath, customerTexts } = request
  const line = phoneLineOf(request)
  if (customerPath === null || !customerTexts || !isDialable(line)) return null
  return (
    <p className="mt-3">
      <a
        href={smsHref(line, withLink(customerTexts.weCalled, `${origin}${customerPath}`))}
        className="btn btn-small"
        aria-label={words.textThatWeCalled(name)}
      >
        <MessageSquare className="icon" />
        {words.textWeCalled}
      </a>
    </p>
  )
}

/** Without an answer it asks when to follow up: right above the notice of what was saved, not under it. */
function useAnswerInView(group: { current: HTMLElement | null }, outcome: OpenRequest['callOutcome']) {
  const before = useRef(outcome)
  useEffect(() => {
    if (outcome !== before.current && outcome && outcome !== 'reached')
      group.current?.scrollIntoView({ block: 'nearest' })
    before.current = outcome
  }, [outcome, group])
}

function ComesBack({ request }: { request: OpenRequest }) {
  const { name, followUpAt: stored, calledAt } = request
  const now = useNow()
  const timeZone = useTimeZone()
  const isSet = stored !== null && calledAt !== null && stored > calledAt
  const form = (
    <StepForm
      request={request}
      intent="follow-up"
      change={(form) => {
        const choice = form.get('choice')
        const at = momentOfLocalTime(String(form.get('at')), timeZone)
        const text =
          choice === 'none'
            ? words.followUpRemoved(name)
            : words.followUpSaved(
                name,
                choice
                  ? words.followUpsInSentence[choice as keyof typeof words.followUps]
                  : at
                    ? momentText(at.toISOString(), now, timeZone)
                    : '',
              )
        return { text, undo: { followUpAt: stored ?? '' } }
      }}
    >
      {(isBusy) => (
        <>
          <DefaultButton />
          {followUpChoices
            .filter((choice) => followUpAt(choice, new Date(now), timeZone))
            .map((choice) => (
              <StepButton key={choice} name="choice" value={choice} small isBusy={isBusy}>
                {words.followUps[choice]}
              </StepButton>
            ))}
          {isSet && (
            <StepButton name="choice" value="none" small isBusy={isBusy}>
              {words.noFollowUp}
            </StepButton>
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
          ? words.comesBack(momentText(stored, now, timeZone))
          : words.cameBack(momentText(stored, now, timeZone))}{' '}
        <span className="link">{words.changeAgain}</span>
      </summary>
      {form}
    </details>
  )
}

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
