import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { Submitted } from '#app/admin/submission/submitted.ts'

type FoldedSectionProps = {
  id: string
  title: string
  /** The present setting, for people who do not unfold it. */
  state?: string
  isOpen?: boolean
  /** Intents of its forms: without script it is open when one of them has a result. */
  intents?: readonly string[]
  children: ReactNode
}

export function FoldedSection({ id, title, state, isOpen, intents = [], children }: FoldedSectionProps) {
  const sent = useActionData<Submitted>()
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
