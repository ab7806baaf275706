import { Square, SquareCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { TypedContext } from '#app/admin/form/fields.tsx'
import { useToast } from '#app/admin/list/undo.tsx'
import type { Undo } from '#app/admin/list/undo-bar.tsx'
import { FormIntent } from '#app/admin/submission/form-intent.tsx'
import type { Submitted } from '#app/admin/submission/submitted.ts'
import { useEarlyRefusal } from '#app/admin/submission/use-early-refusal.ts'
import { Alert } from '#app/ui/alert.tsx'

type CustomerFormProps = {
  id: string
  intent: string
  says?: string
  press: string
  label?: string
  isPressed?: boolean
  done: string
  undo: Undo
  children?: ReactNode
}

export function CustomerForm({
  id,
  intent,
  says,
  press,
  label,
  isPressed,
  done,
  undo,
  children,
}: CustomerFormProps) {
  const key = `${intent}-${says ?? 'other'}`
  const fetcher = useFetcher<Submitted>({ key })
  useToast(key, fetcher, () => ({ text: done, undo }))
  const Tick = isPressed ? SquareCheck : Square
  const isBusy = fetcher.state !== 'idle'
  const form = useRef<HTMLFormElement>(null)
  const early = useEarlyRefusal(intent, id)
  const result = fetcher.data ?? early
  useEffect(() => {
    if (result?.ok) form.current?.reset()
  }, [result])
  return (
    <fetcher.Form
      ref={form}
      method="post"
      className={label ? undefined : 'mt-3'}
      onSubmit={(event) => isBusy && event.preventDefault()}
    >
      <FormIntent intent={intent} id={id} />
      {says && <p className="mb-2">{says}</p>}
      <TypedContext value={early && new Map(early.typed)}>{children}</TypedContext>
      <button
        type="submit"
        className={label ? 'btn btn-small' : 'btn btn-small mt-2'}
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isBusy || undefined}
      >
        {isPressed === undefined || <Tick className="icon" />}
        {press}
      </button>
      <Alert className="mt-2 font-semibold text-alert text-fine">
        {result?.ok === false && !isBusy && result.problem}
      </Alert>
    </fetcher.Form>
  )
}
