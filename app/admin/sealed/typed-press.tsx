import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { SealedJob } from './jobs-route.ts'
import { useOffline } from './offline-parts.tsx'
import type { PressAct } from './press.ts'

type TypedPressProps = {
  job: SealedJob
  label: string
  button: string
  /** The press, or what is wrong with what was typed. */
  actOf: (typed: string, form: FormData) => PressAct | string
  start?: string
  inputMode?: 'numeric' | 'decimal'
  maxLength?: number
  isLong?: boolean
  children?: ReactNode
}

/** One field and its button: kept as it is until it makes a press. */
export function TypedPress({
  job,
  label,
  button,
  actOf,
  start = '',
  inputMode,
  maxLength,
  isLong,
  children,
}: TypedPressProps) {
  const { press } = useOffline()
  const id = useId()
  const [problem, setProblem] = useState('')
  const isBusy = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const act = actOf(String(fields.get('typed') ?? '').trim(), fields)
    setProblem(typeof act === 'string' ? act : '')
    if (typeof act === 'string') return form.querySelector<HTMLElement>('[name=typed]')?.focus()
    if (isBusy.current) return
    isBusy.current = true
    if (await press(job, act)) form.reset()
    isBusy.current = false
  }
  const control = {
    id,
    name: 'typed',
    defaultValue: start,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
    maxLength,
    autoComplete: 'off',
    dir: 'auto',
  }
  return (
    <form className="sealed-typed" onSubmit={submit} noValidate>
      {children}
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      <div className="sealed-field">
        <span className="field" data-invalid={problem ? true : undefined}>
          {isLong ? <textarea {...control} rows={3} /> : <input {...control} inputMode={inputMode} />}
        </span>
        <button type="submit" className="btn">
          {button}
        </button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 font-semibold text-alert text-fine">
          {problem}
        </p>
      )}
    </form>
  )
}
