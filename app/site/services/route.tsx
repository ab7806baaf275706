import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import { href } from '#app/site/href.ts'
import { CallButton, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { Intro, ServiceCell } from '#app/site/parts/shared-sections.tsx'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { serviceSlugs } from '#content/services.ts'
import { pageDrawingWords } from '#words/drawings.ts'
import { layoutWords } from '#words/layout.ts'
import { serviceLabels } from '#words/service-choices.ts'
import { serviceWords } from '#words/services/services.ts'
import { servicesOverviewWords as words } from '#words/services-overview.ts'
import type { Route } from './+types/route.ts'

const trail: Trail = { here: layoutWords.pages.services }

export const handle = {
  sitemap: () => [{ path: href('/services') }],
  shareImages: {
    services: () => ({ title: words.overview.heading, drawing: <ServicesPageDrawing alternative="" /> }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: words.title,
    description: words.description,
    path: href('/services'),
    image: 'services',
    kind: 'CollectionPage',
    trail,
  })

/** All services in an overview. */
export default function Services() {
  const profile = useProfile()
  const { hero, overview, closing } = words
  return (
    <>
      <PageHero
        heading={hero.heading}
        place={layoutWords.inPlace(profile.city)}
        lead={hero.lead(profile)}
        drawing={<ServicesPageDrawing alternative={pageDrawingWords.services} />}
        trail={trail}
      >
        <CallButton />
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {closing.quote}
        </ButtonLink>
      </PageHero>
      <Intro {...overview} />
      <ServiceCategories />
      <ServiceDetails />
      <CallToAction heading={closing.heading} text={closing.text(profile)}>
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {closing.quote}
        </ButtonLink>
        <ReviewLink className="btn btn-large max-sm:w-full">{closing.review}</ReviewLink>
      </CallToAction>
    </>
  )
}

/** The eight services as cells of one sheet, each the way to its page. */
function ServiceCategories() {
  return (
    <section
      aria-labelledby="categories-title"
      className="measure pb-16 md:pb-22 below-fold-[111rem] sm:below-fold-[62rem] md:below-fold-[53rem]"
    >
      <h2 id="categories-title" className="mb-8 text-heading">
        {words.categories.heading}
      </h2>
      <ul className="service-grid service-grid-even">
        {serviceSlugs.map((slug) => (
          <ServiceCell
            key={slug}
            slug={slug}
            text={serviceWords[slug].summary}
            more={words.categories.more(serviceLabels[slug])}
          />
        ))}
      </ul>
    </section>
  )
}

/** Every kind of work by its name, grouped by service. */
function ServiceDetails() {
  return (
    <section aria-labelledby="details-title" className="border-rule border-t bg-sheet">
      <div className="measure py-14 md:py-20">
        <h2 id="details-title" className="mb-4 text-heading">
          {words.detailsHeading}
        </h2>
        {serviceSlugs.map((slug) => (
          <section
            key={slug}
            aria-labelledby={`details-${slug}`}
            className="detail-group below-fold-[33rem] sm:below-fold-[21rem] md:below-fold-[16rem]"
          >
            <h3 id={`details-${slug}`} className="text-title">
              {serviceLabels[slug]}
            </h3>
            <dl>
              {words.details[slug].map(({ name, description }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
            <a href={href('/services/:slug', { slug })} className="service-more">
              {words.categories.more(serviceLabels[slug])}
              <Icon name="arrow" />
            </a>
          </section>
        ))}
      </div>
    </section>
  )
}
