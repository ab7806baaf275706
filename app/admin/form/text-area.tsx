import type { TextareaHTMLAttributes } from 'react'
import { describedControl, FieldFrame, type FieldNotes } from './field-frame.tsx'

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
