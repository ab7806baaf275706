import { use } from 'react'
import { href, Link } from 'react-router'
import { TypedContext } from '#app/admin/form/fields.tsx'
import { DefaultButton } from '#app/admin/form/form-button.tsx'
import { isClosed } from '#app/admin/records/lead.ts'
import { useMayWrite } from '#app/admin/rights.ts'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { followUpText } from '#app/ui/dates.ts'
import { requestWords as words } from '#words/panel/request.ts'
import { handsBefore } from './hands.ts'
import type { OpenRequest, RequestScreenData } from './request.ts'
import { StepButton, StepForm, StepMail } from './step-form.tsx'
import { factsIn } from './time-line.tsx'
import { timeInSentence } from './times.ts'

type AssigneeProps = { request: OpenRequest; me: string; people: RequestScreenData['people'] }

export function Assignee({ request, me, people }: AssigneeProps) {
  const { assignee } = request
  const mayGive = useMayWrite('leads')
  const isMine = assignee?.id === me
  const isTaken = assignee !== null && request.takenAt !== null
  if (!assignee && isClosed(request)) return null
  return (
    <div className="step step-line step-hands">
      <WhoHasIt request={request} isMine={isMine} />
      {!isClosed(request) && (
        <>
          {!(isMine && isTaken) && <Take request={request} isMine={isMine} />}
          {isMine && <HandBack request={request} />}
          {mayGive && (
            <GiveTo request={request} people={people.filter(({ id }) => id !== me && id !== assignee?.id)} />
          )}
          {!(isMine && isTaken) && <StepMail request={request} step="taken" />}
        </>
      )}
    </div>
  )
}

function WhoHasIt({ request, isMine }: { request: OpenRequest; isMine: boolean }) {
  const { assignee, takenAt, givenAt, assignmentNote, submittedAt, events } = request
  const timeZone = useTimeZone()
  const timeOf = (at: string | null) => (at ? followUpText(at, submittedAt, timeZone) : '')
  // A program can set the arrival time and leaves the request without an assignee.
  const isComing = request.onTheWayAt !== null && request.arrivesAt !== null
  if (!assignee) {
    const last = events?.findLast(({ kind }) => kind === 'given' || kind === 'taken' || kind === 'released')
    const isBack = last?.kind === 'released' && factsIn(last.facts).isBack === true
    if (isComing || !isBack) return <p>{isComing ? words.someone : words.nobody}</p>
    return (
      <div>
        <p>
          {words.handedBack(last.actorName ?? words.somebody, timeInSentence(last.at, submittedAt, timeZone))}
        </p>
        {last.text && (
          <p dir="auto" className="lead-note mt-2">
            {last.text}
          </p>
        )}
      </div>
    )
  }
  if (!takenAt && givenAt) {
    const given = events?.findLast(({ kind }) => kind === 'given')
    const when = timeInSentence(givenAt, submittedAt, timeZone)
    return (
      <div>
        <p>
          {isMine
            ? words.givenToMe(given?.actorName ?? words.somebody, when)
            : words.givenTo(assignee.label, when)}
        </p>
        {assignmentNote && (
          <p dir="auto" className="lead-note mt-2">
            {assignmentNote}
          </p>
        )}
      </div>
    )
  }
  return <p>{isMine ? words.mine(timeOf(takenAt)) : words.theirs(assignee.label, timeOf(takenAt))}</p>
}

function Take({ request, isMine }: { request: OpenRequest; isMine: boolean }) {
  const { name, assignee } = request
  const label = isMine ? words.sayYes : assignee ? words.takeOver : words.take
  return (
    <StepForm
      request={request}
      intent="take"
      change={() => ({ text: words.tookIt(name), undo: handsBefore(request) })}
    >
      {(isBusy) => (
        <>
          <Had request={request} />
          <StepButton name="give" value="me" isBusy={isBusy}>
            {isBusy ? words.saving : label}
          </StepButton>
        </>
      )}
    </StepForm>
  )
}

function HandBack({ request }: { request: OpenRequest }) {
  const mayTakeBack = useMayWrite('leads')
  return (
    <details className="step-more">
      <summary className="btn">{words.handBack}</summary>
      <StepForm
        request={request}
        intent="take"
        // A technician cannot reach it any more.
        change={() =>
          mayTakeBack ? { text: words.unassigned(request.name), undo: handsBefore(request) } : undefined
        }
      >
        {(isBusy) => (
          <>
            <Had request={request} />
            <Note label={words.handBackNote} />
            <StepButton name="give" value="back" isBusy={isBusy}>
              {isBusy ? words.saving : words.handBack}
            </StepButton>
          </>
        )}
      </StepForm>
    </details>
  )
}

function GiveTo({ request, people }: Omit<AssigneeProps, 'me'>) {
  const { id, name } = request
  return (
    <details key={`${request.assignee?.id} ${request.givenAt}`} className="step-more" id={`give-${id}`}>
      <summary className="btn">{words.give}</summary>
      {people.length === 0 ? (
        <p className="step-question">
          {words.noOneElse}{' '}
          <Link to={href('/admin/settings/administrators')} className="link">
            {words.toPeople}
          </Link>
        </p>
      ) : (
        <StepForm
          request={request}
          intent="take"
          change={(form) => {
            const to = people.find((person) => person.id === form.get('give'))
            return { text: words.given(name, to?.name ?? words.somebody), undo: handsBefore(request) }
          }}
        >
          {(isBusy) => (
            <>
              <DefaultButton disabled />
              <Had request={request} />
              {people.map((person) => (
                <StepButton key={person.id} name="give" value={person.id} isBusy={isBusy}>
                  <bdi>{person.name}</bdi>
                </StepButton>
              ))}
              <Note label={words.giveNote} />
            </>
          )}
        </StepForm>
      )}
    </details>
  )
}

/** The assignee that this page shows: another person may have taken it in the same moment. */
const Had = ({ request }: { request: OpenRequest }) => (
  <input type="hidden" name="had" value={request.assignee?.id ?? ''} />
)

const Note = ({ label }: { label: string }) => (
  <label className="step-note">
    {label}
    <span className="field">
      <input name="note" maxLength={200} autoComplete="off" defaultValue={use(TypedContext)?.get('note')} />
    </span>
  </label>
)
