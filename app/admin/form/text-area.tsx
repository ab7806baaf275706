import type { ReactNode, TextareaHTMLAttributes } from 'react'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  id: string
  label: string
  help?: ReactNode
  error?: string | undefined
}

/** Lines of text with their label, what helps to write them and what is wrong with them; the sibling of Field. */
export function TextArea({ id, label, help, error, ...textarea }: TextAreaProps) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="mt-5">
      <label htmlFor={id} className="block font-semibold text-note">
        {label}
      </label>
      <div className="field mt-1.5" data-invalid={error ? true : undefined}>
        <textarea
          {...textarea}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
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
