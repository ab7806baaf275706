import { ServiceCell } from '#app/site/parts/service-cell.tsx'
import { serviceLabels } from '#content/en/service-choices.ts'
import { servicesOverviewWords, serviceWords } from '#content/en/services-overview.ts'
import { serviceSlugs } from '#content/services.ts'

const words = servicesOverviewWords.categories

/** The eight services as cells of one sheet, each the way to its page. */
export function ServiceCategories() {
  return (
    <section aria-labelledby="categories-title" className="measure pb-16 md:pb-22">
      <h2 id="categories-title" className="mb-8 text-heading">
        {words.heading}
      </h2>
      <ul className="service-grid service-grid-even">
        {serviceSlugs.map((slug) => (
          <ServiceCell
            key={slug}
            slug={slug}
            text={serviceWords[slug].summary}
            more={words.more(serviceLabels[slug])}
          />
        ))}
      </ul>
    </section>
  )
}
