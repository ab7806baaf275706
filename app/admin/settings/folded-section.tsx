import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { IntentResult } from '#app/admin/form/intent-form.tsx'

type FoldedSectionProps = {
  id: string
  title: string
  /** How it is set, for who does not open it. */
  state?: string
  isOpen?: boolean
  /** Of its forms: without script it is open when one of them answers. */
  intents?: readonly string[]
  children: ReactNode
}

export function FoldedSection({ id, title, state, isOpen, intents = [], children }: FoldedSectionProps) {
  const sent = useActionData<IntentResult>()
  const isAnswered = sent !== undefined && intents.includes(sent.intent)
  return (
    <section className={`form-section folded-section ${id}-section`} aria-labelledby={`${id}-heading`}>
      <details open={isOpen || isAnswered || undefined}>
        <summary>
          <h2 id={`${id}-heading`} className="text-name">
            {title}
          </h2>
          {state && <span>{state}</span>}
        </summary>
        {children}
      </details>
    </section>
  )
}
