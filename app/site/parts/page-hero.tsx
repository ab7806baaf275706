import type { ReactNode } from 'react'
import { namedPages } from '#app/site/layout/navigation.ts'
import { useSpeech, useWords } from '#app/site/profile.ts'
import type { MenuEntry } from '#app/site/site-pages.ts'
import type { Speech } from '#content/texts.ts'
import { layoutWords } from '#words/site/layout.ts'
import { Unbroken } from './unbroken.tsx'

/**
 * `place`: second line of the heading, small: "in Houston, Texas". `above`: in the place of the trail. `beforeForm`: a form
 * follows, which the first view of a phone shows rather than the drawing.
 */
export function PageHero(props: {
  heading: string
  place?: string
  lead: string | undefined
  trail?: Trail
  above?: ReactNode
  drawing?: ReactNode
  beforeForm?: boolean
  children?: ReactNode
}) {
  const { heading, place, lead, trail, above, drawing, beforeForm, children } = props
  return (
    <section className="page-hero night" aria-labelledby="page-title" data-place="hero">
      <div
        className={`measure grid items-center gap-x-8 gap-y-8 pt-7 pb-12 md:min-h-96 md:gap-x-14 md:pb-14 ${drawing ? 'sm:grid-cols-[1.1fr_1fr]' : 'md:grid-cols-[1.1fr_1fr]'}`}
      >
        <div className="self-center">
          {trail ? <Breadcrumbs trail={trail} /> : above}
          <h1 id="page-title" className="mt-6 text-page wrap-anywhere md:mt-8">
            {heading}
            {place && <span className="mt-2 block text-ink-2 text-title"> {place}</span>}
          </h1>
          {lead && (
            <p className="mt-5 max-w-[36em] text-balance text-ink-2 text-lead">
              <Unbroken text={lead} />
            </p>
          )}
          {children && <div className="mt-7 flex flex-wrap gap-3.5">{children}</div>}
        </div>
        {drawing && <div className={beforeForm ? 'text-ink-2 max-sm:hidden' : 'text-ink-2'}>{drawing}</div>}
      </div>
    </section>
  )
}

export type Trail = Readonly<{ between?: readonly MenuEntry[]; here: string }>

export const pagesAbove = ({ between = [] }: Trail, speech: Speech): MenuEntry[] => [
  namedPages(speech).home,
  ...between,
]

export function Breadcrumbs({ trail }: { trail: Trail }) {
  const speech = useSpeech()
  return (
    <nav aria-label={useWords(layoutWords).breadcrumbs}>
      <ol className="breadcrumbs">
        {pagesAbove(trail, speech).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{trail.here}</li>
      </ol>
    </nav>
  )
}
