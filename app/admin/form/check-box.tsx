import type { InputHTMLAttributes, ReactNode } from 'react'

type CheckBoxProps = InputHTMLAttributes<HTMLInputElement> & { id: string; label: string; help: ReactNode }

/** A box to tick, its label as tall as a thumb, and what the tick does. */
export function CheckBox({ id, label, help, ...input }: CheckBoxProps) {
  return (
    <div className="mt-3">
      <label htmlFor={id} className="check-box">
        <input {...input} id={id} type="checkbox" aria-describedby={`${id}-help`} />
        {label}
      </label>
      <p id={`${id}-help`} className="ml-9 text-fine text-ink-2">
        {help}
      </p>
    </div>
  )
}
