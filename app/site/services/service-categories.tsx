import { href } from 'react-router'
import { serviceCategoryDrawings } from '#app/drawings/service-categories.ts'
import { categoryDrawingWords } from '#content/en/category-drawings.ts'
import { serviceLabels } from '#content/en/service-labels.ts'
import { serviceWords } from '#content/en/services/all-services.ts'
import { servicesOverviewWords } from '#content/en/services-overview.ts'
import { serviceSlugs } from '#content/services.ts'
import { Icon } from '../../ui/icon.tsx'

const words = servicesOverviewWords.categories

/** The eight services as cells of one sheet, each the way to its page. */
export function ServiceCategories() {
  return (
    <section aria-labelledby="categories-title" className="measure pb-16 md:pb-22">
      <h2 id="categories-title" className="mb-8 text-heading">
        {words.heading}
      </h2>
      <ul className="service-grid service-grid-even">
        {serviceSlugs.map((slug) => {
          const Drawing = serviceCategoryDrawings[slug]
          return (
            <li key={slug} className="service-cell">
              <div className="flex flex-col items-start">
                <h3 className="text-title">{serviceLabels[slug]}</h3>
                <p className="mt-2.5 mb-4 text-ink-2 text-note">{serviceWords[slug].summary}</p>
                <a href={href('/services/:slug', { slug })} className="service-link">
                  {words.more(serviceLabels[slug])}
                  <Icon name="arrow" />
                </a>
              </div>
              <Drawing alternative={categoryDrawingWords[slug]} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
