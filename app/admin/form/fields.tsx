import type { ComponentProps, InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

/** What stands around the control of a field: its label, what helps to fill it and what is wrong with it. */
type FieldNotes = { id: string; label: string; help?: ReactNode; error?: string | undefined }

/** What ties a control to its notes, for everybody. */
export const describedControl = ({ id, help, error }: FieldNotes) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** A control between its label above and its notes below. */
export function FieldFrame({ id, label, help, error, children }: FieldNotes & { children: ReactNode }) {
  return (
    <div className="field-frame">
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      {children}
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

type FieldProps = ComponentProps<'input'> &
  FieldNotes & {
    /** Stands inside the frame after the input. */
    children?: ReactNode
  }

/** A line of text as a field. */
export function Field({ id, label, help, error, children, ...input }: FieldProps) {
  const notes = { id, label, help, error }
  return (
    <FieldFrame {...notes}>
      <div className="field" data-invalid={error ? true : undefined}>
        <input {...input} {...describedControl(notes)} />
        {children}
      </div>
    </FieldFrame>
  )
}

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldNotes

/** Lines of text as a field; the sibling of Field. */
export function TextArea({ id, label, help, error, ...textarea }: TextAreaProps) {
  const notes = { id, label, help, error }
  return (
    <FieldFrame {...notes}>
      <div className="field" data-invalid={error ? true : undefined}>
        <textarea dir="auto" {...textarea} {...describedControl(notes)} />
      </div>
    </FieldFrame>
  )
}

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

type FormSectionProps = { id: string; title: string; children: ReactNode }

/** A part of a long form, under a heading of its own by which people find it. */
export function FormSection({ id, title, children }: FormSectionProps) {
  return (
    <section className={`form-section ${id}-section`} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-name">
        {title}
      </h2>
      {children}
    </section>
  )
}
