import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { TypedContext } from '#app/admin/form/fields.tsx'
import { useShowWhenDone } from '#app/admin/list/undo.tsx'
import { useMailLeaves } from '#app/admin/screen/panel-context.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'
import { clockText, dateTimeText, isoDate } from '#app/ui/dates.ts'
import { usePressed } from '#app/ui/use-pressed.ts'
import { requestWords as words } from '#words/panel/request.ts'
import type { RequestIntent } from './actions.ts'
import type { OpenRequest } from './request.ts'

type StepFormProps = {
  request: Pick<OpenRequest, 'id'>
  intent: RequestIntent
  /** Tells several forms of one intent apart. */
  part?: string
  /** Says what was done, and the fields that undo it; asked when the form goes out. */
  change: (form: FormData) => { text: string; undo: Readonly<Record<string, string>> } | undefined
  className?: string
  children: (isBusy: boolean) => ReactNode
}

export function StepForm({
  request: { id },
  intent,
  part,
  change,
  className = 'step-buttons',
  children,
}: StepFormProps) {
  const key = [intent, id, part].filter(Boolean).join('-')
  const fetcher = useFetcher<Submitted>({ key })
  const [isPressed, press] = usePressed()
  const isBusy = isPressed || fetcher.state === 'submitting'
  const showWhenDone = useShowWhenDone()
  const early = useEarlyRefusal(intent, id)
  const result = isBusy ? undefined : fetcher.data
  return (
    <fetcher.Form
      method="post"
      className={className}
      aria-busy={isBusy || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
        press(() => {
          const done = change(form)
          if (done) showWhenDone(key, { text: done.text, undo: { intent: 'restore', id, ...done.undo } })
          void fetcher.submit(form, { method: 'post' })
        })
      }}
    >
      <FormIntent intent={intent} id={id} />
      <TypedContext value={early && new Map(early.typed)}>{children(isBusy)}</TypedContext>
      <Alert className="step-failure">{result?.ok === false && result.problem}</Alert>
    </fetcher.Form>
  )
}

type StepButtonProps = {
  name: string
  value: string | number
  isBusy: boolean
  small?: boolean
  children: ReactNode
}

export const StepButton = ({ name, value, isBusy, small, children }: StepButtonProps) => (
  <button
    type="submit"
    name={name}
    value={value}
    className={small ? 'btn btn-small' : 'btn'}
    aria-disabled={isBusy || undefined}
  >
    {children}
  </button>
)

type StepMailProps = { request: OpenRequest; step: keyof typeof words.stepMails }

/** Says before a press that the customer gets a mail; nothing while mails are only written to files. */
export function StepMail({ request, step }: StepMailProps) {
  if (!useIsMailed(request, step)) return null
  return (
    <p className="step-mail">
      <Mail className="icon" />
      {words.stepMails[step](request.firstName)}
    </p>
  )
}

export function useIsMailed(
  { stepMails }: OpenRequest,
  step: NonNullable<OpenRequest['stepMails']>[number],
): boolean {
  const mailLeaves = useMailLeaves()
  return mailLeaves === true && stepMails?.includes(step) === true
}

/** "8:20 PM" of today, else with its date. */
export const momentText = (moment: string, now: number, timeZone: string): string => {
  const isToday = isoDate(moment, timeZone) === isoDate(new Date(now), timeZone)
  return (isToday ? clockText : dateTimeText)(moment, timeZone)
}
