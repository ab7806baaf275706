import { useEffect, useRef } from 'react'
import { fieldOrder } from '../quote-form/quote-check.ts'
import type { QuoteFormProps } from '../quote-form/quote-form-props.ts'
import { fieldId } from './form-field.tsx'

/** The server's answer to a post without script: what to correct, each a link to its field. */
export function RefusedSummary({
  refused,
  words,
}: {
  refused: NonNullable<QuoteFormProps['refused']>
  words: QuoteFormProps['words']
}) {
  const box = useRef<HTMLDivElement>(null)
  // Not autofocus: browsers ignore it when the address has a fragment, and this one has #quote-form.
  useEffect(() => box.current?.focus(), [])
  const faulty = fieldOrder.filter((name) => refused.fieldErrors[name])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="mb-6 border-alert border-l-4 py-1 pl-4">
      <p className="font-semibold text-alert">{refused.message}</p>
      {faulty.length > 0 && (
        <ul className="list-disc pl-5">
          {faulty.map((name) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`} className="underline underline-offset-2">
                {refused.fieldErrors[name]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="text-ink-2 text-note">{words.filesAgain}</p>
    </div>
  )
}
