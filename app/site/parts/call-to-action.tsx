import type { ReactNode } from 'react'
import { CallButton } from './call-button.tsx'

/** The last section of a page: the number to call, and beside it the page's own links. */
export function CallToAction({
  heading,
  text,
  children,
}: {
  heading: string
  text: string
  children?: ReactNode
}) {
  return (
    <section className="night call-to-action" aria-labelledby="action-title">
      <div className="measure grid items-center gap-x-12 gap-y-7 py-14 md:grid-cols-[1fr_auto] md:py-18">
        <div>
          <h2 id="action-title" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 max-w-[38em] text-balance text-ink-2 text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 md:flex-col">
          <CallButton />
          {children}
        </div>
      </div>
    </section>
  )
}
