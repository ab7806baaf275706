import type { ReactNode } from 'react'
import { layoutWords as words } from '#content/en/layout.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useProfile } from '../profile.ts'

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
  const { dispatch } = useProfile()
  return (
    <section className="night call-to-action below" aria-labelledby="action-title">
      <div className="measure grid items-center gap-x-12 gap-y-7 py-14 md:grid-cols-[1fr_auto] md:py-18">
        <div>
          <h2 id="action-title" className="text-heading">
            {heading}
          </h2>
          <p className="mt-4 max-w-[38em] text-balance text-ink-2 text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3.5 md:flex-col">
          <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full">
            <Icon name="phone" />
            {words.call(dispatch.display)}
          </PhoneLink>
          {children}
        </div>
      </div>
    </section>
  )
}
