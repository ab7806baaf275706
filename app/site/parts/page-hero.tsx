import type { ReactNode } from 'react'
import { layoutWords as words } from '#words/layout.ts'

/** The first screen of an inner page: always by night, the drawing beside the words, its actions below them. */
export function PageHero(props: {
  heading: string
  lead: string
  /** Above the heading: where this page stands. */
  trail?: ReactNode
  drawing?: ReactNode
  /** Links: call, quote. */
  children?: ReactNode
}) {
  const { heading, lead, trail, drawing, children } = props
  return (
    <section className="page-hero night" aria-labelledby="page-title">
      <div
        className={`measure grid items-center gap-x-8 gap-y-8 pt-7 pb-12 md:min-h-96 md:grid-cols-[1.1fr_1fr] md:gap-x-14 md:pb-14 ${drawing ? 'sm:grid-cols-[1.1fr_1fr]' : ''}`}
      >
        <div className="self-center">
          {trail}
          <h1 id="page-title" className="mt-6 text-page wrap-anywhere md:mt-8">
            {heading}
          </h1>
          <p className="mt-5 max-w-[36em] text-balance text-ink-2 text-lead">{lead}</p>
          {children && <div className="mt-7 flex flex-wrap gap-3.5">{children}</div>}
        </div>
        {drawing && <div className="text-ink-2">{drawing}</div>}
      </div>
    </section>
  )
}

export type Crumb = Readonly<{ label: string; href: string }>

/** Where this page stands: the pages above it as links, itself last. */
export function Breadcrumbs({ above, here }: { above: readonly Crumb[]; here: string }) {
  return (
    <nav aria-label={words.breadcrumbs}>
      <ol className="breadcrumbs">
        {above.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
