import { useEffect, useRef } from 'react'
import { fieldId } from './form-field.tsx'
import type { FormName, FormValues, Refused } from './form-values.ts'

/** The server's answer to a post without script: what to correct, each a link to its field. */
export function RefusedSummary({
  form,
  refused: { values, fieldErrors, message },
  note,
}: {
  form: FormName
  refused: Refused<FormValues>
  /** What else a person has to do again. */
  note?: string | undefined
}) {
  const box = useRef<HTMLDivElement>(null)
  // Not autofocus: browsers ignore it when the address has a fragment, and this one has.
  useEffect(() => box.current?.focus(), [])
  // In the order of the page; attachments come last.
  const faulty = Object.keys({ ...values, ...fieldErrors }).filter((name) => fieldErrors[name])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-alert border-l-4 py-1 pl-4">
      <p className="font-semibold text-alert">{message}</p>
      {faulty.length > 0 && (
        <ul className="list-disc pl-5">
          {faulty.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(form, name)}`} className="underline underline-offset-2">
                {fieldErrors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-ink-2 text-note">{note}</p>}
    </div>
  )
}
