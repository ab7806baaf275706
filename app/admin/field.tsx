import type { ComponentProps, ReactNode } from 'react'

type FieldProps = ComponentProps<'input'> & {
  id: string
  label: string
  help?: string | undefined
  error?: string | undefined
  /** Stands inside the frame after the input. */
  children?: ReactNode
}

/** An input with its label, what helps to fill it and what is wrong with it, tied together for everybody. */
export function Field({ id, label, help, error, children, ...input }: FieldProps) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="mt-5">
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      <div className="field mt-1.5" data-invalid={error ? true : undefined}>
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        {children}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-fine text-ink-2">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-alert text-fine">
          {error}
        </p>
      )}
    </div>
  )
}
