import type { ReactNode } from 'react'

/** What stands around the control of a field: its label, what helps to fill it and what is wrong with it. */
export type FieldNotes = { id: string; label: string; help?: ReactNode; error?: string | undefined }

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
