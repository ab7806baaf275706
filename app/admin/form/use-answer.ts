import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  ErrorsByField,
  RefusedSubmission,
  Submitted,
  TypedFields,
} from '#app/admin/submission/submitted.ts'
import { focusInvalid } from '#app/ui/take-focus.ts'

type Sending<Result> = {
  form: RefObject<HTMLFormElement | null>
  intent: string
  received: Result | undefined
  isBusy: boolean
  onDone?: ((result: Extract<Result, { ok: true }>) => void) | undefined
}

export type Answer<Result = Submitted> = {
  /** None while the form is being sent, or asks for the password. */
  result: Result | undefined
  refusal: RefusedSubmission | undefined
  /** An error goes when its field is typed in. */
  errors: ErrorsByField
  /** What was sent and waits for the password. While it is sent with one, the field of the password stays. */
  held: TypedFields | undefined
  /** For the form's `onInput`. */
  hideErrorOf: (field: EventTarget) => void
}

/**
 * What a form does with the answer of its action, however it was sent: the focus goes to the first field with an error, and
 * `onDone` hears once of each success.
 */
export function useAnswer<Result extends Submitted>(sending: Sending<Result>): Answer<Result> {
  const { form, intent, received, isBusy, onDone } = sending
  const answer: Submitted | undefined = received
  const refusal = answer?.ok === false && answer.intent === intent ? answer : undefined
  const held = refusal?.isUnconfirmed && refusal.typed
  const result = isBusy || held ? undefined : received

  const [changed, setChanged] = useState<{ since: Result | undefined; names: readonly string[] }>()
  const names = changed?.since === received ? (changed?.names ?? []) : []
  const handled = useRef<Result>(undefined)
  const onResult = useEffectEvent((next: Result) => {
    if (!next.ok) focusInvalid(form.current)
    // A result that is ok is one of these.
    else if (next.intent === intent) onDone?.(next as Extract<Result, { ok: true }>)
  })
  useEffect(() => {
    if (!result || handled.current === result) return
    handled.current = result
    onResult(result)
  }, [result])

  return {
    result,
    refusal,
    held,
    errors: result?.ok === false ? without(result.fields, names) : {},
    hideErrorOf(field) {
      if (refusal && 'name' in field) setChanged({ since: received, names: [...names, String(field.name)] })
    },
  }
}

const without = (fields: ErrorsByField, names: readonly string[]): ErrorsByField =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)))
