import { href } from 'react-router'
import { ServiceCell } from '#app/site/parts/service-cell.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { homeWords } from '#content/en/home.ts'
import { serviceLabels } from '#content/en/service-choices.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'

const words = homeWords.services

const shown = Object.keys(words.items).filter((name): name is keyof typeof words.items =>
  serviceSlugs.includes(name as ServiceSlug),
)

/** Six services as cells of one sheet, each the way to its page. */
export function ServiceGrid() {
  return (
    <section id="services" aria-labelledby="services-title" className="measure py-16 md:pt-21 md:pb-23">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <h2 id="services-title" className="text-heading">
          {words.title}
        </h2>
        <ButtonLink href={href('/services')}>{words.all}</ButtonLink>
      </div>
      <ul className="service-grid">
        {shown.map((slug) => (
          <ServiceCell
            key={slug}
            slug={slug}
            text={words.items[slug]}
            more={words.more(serviceLabels[slug])}
          />
        ))}
      </ul>
    </section>
  )
}
