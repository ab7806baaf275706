import { serviceCategoryDrawings } from '#app/drawings/services.ts'
import { href } from '#app/site/href.ts'
import { Unbroken } from '#app/site/parts/unbroken.tsx'
import { useFacts, useWords } from '#app/site/profile.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { ServiceSlug } from '#content/services.ts'
import { categoryDrawingWords } from '#words/site/drawings.ts'
import type { FaqQuestion } from '#words/site/faq.ts'
import { serviceLabels } from '#words/site/service-choices.ts'

export function Intro({ heading, paragraphs }: { heading: string; paragraphs: readonly string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <section aria-labelledby="intro-title" className="measure split gap-y-5 py-11 md:py-20">
      <h2 id="intro-title" className="text-heading">
        {heading}
      </h2>
      <div className="grid max-w-prose gap-4">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  )
}

type Highlight = Readonly<{ figure: string; label: string }>

export function Highlights({ items, className = '' }: { items: readonly Highlight[]; className?: string }) {
  if (items.length === 0) return null
  return (
    <section className={`border-rule border-b bg-sheet ${className}`}>
      <ul className="highlights measure">
        {items.map(({ figure, label }) => (
          <li key={figure}>
            <strong>{figure}</strong>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The class of a sheet or list with another number of cells than the `usual` one, for which its rows are made. */
export const sheetOf = (count: number, usual: number) => (count === usual ? '' : ` sheet-${count}`)

export function ServiceCell({ slug, text, more }: { slug: ServiceSlug; text: string; more: string }) {
  const Drawing = serviceCategoryDrawings[slug]
  return (
    <li className="service-cell">
      <div className="flex flex-col items-start">
        <h3 className="text-title">{useWords(serviceLabels)[slug]}</h3>
        <p className="mt-2.5 mb-4 text-ink-2 text-note">{text}</p>
        <a href={href('/services/:slug', { slug })} className="service-link">
          {more}
          <Icon name="arrow" />
        </a>
      </div>
      <Drawing alternative={useWords(categoryDrawingWords)[slug]} facts={useFacts()} />
    </li>
  )
}

export function FaqItem({ item: { id, question, answer } }: { item: FaqQuestion }) {
  return (
    <details id={id} className="faq">
      <summary>
        <h3>{question}</h3>
        <Icon name="chevron" />
      </summary>
      <div>
        {answer.map((text) => (
          <p key={text}>
            <Unbroken text={text} />
          </p>
        ))}
      </div>
    </details>
  )
}
