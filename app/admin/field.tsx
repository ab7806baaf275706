import type { ComponentProps, ReactNode } from 'react'
import { describedControl, FieldFrame, type FieldNotes } from '#app/admin/form/field-frame.tsx'

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
