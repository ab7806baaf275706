import type { ReactNode } from 'react'

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
