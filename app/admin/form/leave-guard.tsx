import { useRef, useState } from 'react'
import { type Location, useBeforeUnload, useBlocker, useNavigate } from 'react-router'
import { formWords } from '#words/panel/form.ts'
import { answers, NoButton, Question } from './question.tsx'

export function LeaveGuard({
  isDirty,
  what = formWords.leaveWhat,
  onLeave,
}: {
  isDirty: boolean
  what?: string | undefined
  onLeave: () => void
}) {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  // The router forgets what it blocked when another navigation ends; the question stays until it is answered.
  const [asked, setAsked] = useState<Location>()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isAsked = isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname
    if (isAsked) setAsked(nextLocation)
    return isAsked
  })
  useBeforeUnload((event) => {
    // Not a second question, by the browser, after the person chose to leave.
    if (isDirty && !isLeaving.current) event.preventDefault()
  })
  if (!asked) return null
  const leave = () => {
    isLeaving.current = true
    setAsked(undefined)
    onLeave()
    if (blocker.state === 'blocked') blocker.proceed()
    else void navigate(asked, { state: asked.state })
  }
  const stay = () => {
    setAsked(undefined)
    blocker.reset?.()
  }
  return <LeaveDialog what={what} onLeave={leave} onStay={stay} />
}

type LeaveDialogProps = { what: string; onLeave: () => void; onStay: () => void }

function LeaveDialog({ what, onLeave, onStay }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Question dialog={dialog} question={formWords.leaveQuestion} what={what} onClose={onStay}>
      <div className={answers}>
        <NoButton dialog={dialog}>{formWords.stay}</NoButton>
        <button type="button" className="btn btn-danger grow sm:grow-0" onClick={onLeave}>
          {formWords.leave}
        </button>
      </div>
    </Question>
  )
}
