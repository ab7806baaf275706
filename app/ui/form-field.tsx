import type { ReactNode } from 'react'

/**
 * `optional`: said after the label when the field may stay empty. `hint`: about a likely typo or an unusual number; does not
 * keep from sending.
 */
export type FieldText = {
  form: string
  name: string
  label: string
  optional?: string | undefined
  help?: string | undefined
  error?: string | undefined
  hint?: ReactNode
}

/** Ids are fixed rather than from useId, so that page and island agree on them. */
export const fieldId = (form: string, name: string) => `${form}-${name}`

export function controlProps({ form, name, help, error, hint }: Omit<FieldText, 'label'>) {
  const id = fieldId(form, name)
  const described = [error && `${id}-error`, hint && `${id}-hint`, help && `${id}-help`].filter(Boolean)
  return {
    id,
    name,
    className: 'form-control',
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  }
}

export function FormField({
  children,
  className,
  ...text
}: FieldText & { children: ReactNode; className?: string }) {
  const id = fieldId(text.form, text.name)
  return (
    <div className={className}>
      <label htmlFor={id} className="font-medium">
        {text.label}
        {text.optional && <span className="font-normal text-ink-2"> {text.optional}</span>}
      </label>
      {children}
      <FieldNotes {...text} />
    </div>
  )
}

export function FieldNotes({ form, name, error, hint, help }: FieldText) {
  const id = fieldId(form, name)
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-note text-alert">
          {error}
        </p>
      )}
      <div id={`${id}-hint`} role="status" className="text-note text-late">
        {hint && <div className="mt-1.5">{hint}</div>}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-fine text-ink-2">
          {help}
        </p>
      )}
    </>
  )
}
