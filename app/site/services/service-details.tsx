import { href } from 'react-router'
import { serviceLabels } from '#content/en/service-choices.ts'
import { servicesOverviewWords as words } from '#content/en/services-overview.ts'
import { serviceSlugs } from '#content/services.ts'

/** Every kind of work by its name, grouped by service. */
export function ServiceDetails() {
  return (
    <section aria-labelledby="details-title" className="border-rule border-t bg-sheet">
      <div className="measure py-14 md:py-20">
        <h2 id="details-title" className="mb-4 text-heading">
          {words.detailsHeading}
        </h2>
        {serviceSlugs.map((slug) => (
          <section key={slug} aria-labelledby={`details-${slug}`} className="detail-group">
            <h3 id={`details-${slug}`} className="text-title">
              <a href={href('/services/:slug', { slug })}>{serviceLabels[slug]}</a>
            </h3>
            <dl>
              {words.details[slug].map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  )
}
