import { href } from 'react-router'
import { serviceCategoryDrawings } from '#app/drawings/services.ts'
import { Icon } from '#app/ui/icon.tsx'
import { categoryDrawingWords } from '#content/en/category-drawings.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import type { ServiceSlug } from '#content/services.ts'

/** A service as a cell of a sheet (class `service-grid`): its drawing, what it is in a line, and the way to its page. */
export function ServiceCell({ slug, text, more }: { slug: ServiceSlug; text: string; more: string }) {
  const Drawing = serviceCategoryDrawings[slug]
  return (
    <li className="service-cell">
      <div className="flex flex-col items-start">
        <h3 className="text-title">{serviceLabels[slug]}</h3>
        <p className="mt-2.5 mb-4 text-ink-2 text-note">{text}</p>
        <a href={href('/services/:slug', { slug })} className="service-link">
          {more}
          <Icon name="arrow" />
        </a>
      </div>
      <Drawing alternative={categoryDrawingWords[slug]} />
    </li>
  )
}
