import { servicesContext } from '#app/context.ts'
import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import { PartsDoor } from '#app/drawings/parts-door.tsx'
import { href } from '#app/site/href.ts'
import { CallOrText, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { Intro, ServiceCell, sheetOf } from '#app/site/parts/shared-sections.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { servicesOf } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import { pricesWords } from '#words/site/prices.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import { serviceWords } from '#words/site/services/services.ts'
import { servicesOverviewWords } from '#words/site/services-overview.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { hasPrices } = await context.get(servicesContext).siteLinks()
  return { hasPrices }
}

export const handle = {
  sitemap: () => [{ path: href('/services') }],
  shareImages: {
    services: (speech) => ({
      title: wordsFor(servicesOverviewWords, speech).overview.heading,
      drawing: <ServicesPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(matches, servicesOverviewWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/services'),
    image: 'services',
    kind: 'CollectionPage',
    trail: { here: wordsIn(matches, layoutWords).pages.services },
  })
}

export default function Services({ loaderData: { hasPrices } }: Route.ComponentProps) {
  const layout = useWords(layoutWords)
  const { hero, overview, closing } = useWords(servicesOverviewWords)
  return (
    <>
      <PageHero
        heading={hero.heading}
        place={layout.inPlace}
        lead={hero.lead}
        drawing={<ServiceDoor />}
        trail={{ here: layout.pages.services }}
      >
        <CallOrText />
        <ButtonLink href={href('/quote')} large className="max-sm:w-full">
          {closing.quote}
        </ButtonLink>
      </PageHero>
      <Intro {...overview} />
      <ServiceCategories hasPrices={hasPrices} />
      <ServiceDetails />
      <CallToAction heading={closing.heading} text={closing.text}>
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {closing.quote}
        </ButtonLink>
        <ReviewLink className="btn btn-large max-sm:w-full">{closing.review}</ReviewLink>
      </CallToAction>
    </>
  )
}

function ServiceDoor() {
  const slugs = servicesOf(useProfile())
  const { categories } = useWords(servicesOverviewWords)
  const [labels, drawing] = [useWords(serviceLabels), useWords(pageDrawingWords).services]
  if (slugs.length === 0) return <ServicesPageDrawing alternative={drawing} />
  return (
    <nav aria-label={categories.heading}>
      <PartsDoor
        parts={slugs.map((slug) => ({
          slug,
          label: labels[slug],
          href: href('/services/:slug', { slug }),
        }))}
      />
    </nav>
  )
}

function ServiceCategories({ hasPrices }: { hasPrices: boolean }) {
  const slugs = servicesOf(useProfile())
  const { categories } = useWords(servicesOverviewWords)
  const prices = useWords(pricesWords)
  const [labels, services] = [useWords(serviceLabels), useWords(serviceWords)]
  if (slugs.length === 0) return null
  return (
    <section aria-labelledby="categories-title" className="measure pb-16 md:pb-22 below-fold">
      <h2 id="categories-title" className="mb-8 text-heading">
        {categories.heading}
      </h2>
      <ul className={`service-grid service-grid-even service-grid-brief${sheetOf(slugs.length, 8)}`}>
        {slugs.map((slug) => (
          <ServiceCell
            key={slug}
            slug={slug}
            text={services[slug].summary}
            more={fillIn(categories.more, { service: labels[slug] })}
          />
        ))}
      </ul>
      {hasPrices && (
        <a href={href('/prices')} className="service-more mt-6">
          {prices.link}
          <Icon name="arrow" />
        </a>
      )}
    </section>
  )
}

function ServiceDetails() {
  const profile = useProfile()
  const { categories, details, detailsCount: count, detailsHeading } = useWords(servicesOverviewWords)
  const labels = useWords(serviceLabels)
  const slugs = servicesOf(profile).filter((slug) => details[slug].length > 0)
  if (slugs.length === 0) return null
  return (
    <section aria-labelledby="details-title" className="border-rule border-t bg-sheet below-fold">
      <div className="measure py-14 md:py-20">
        <h2 id="details-title" className="mb-4 text-heading">
          {detailsHeading}
        </h2>
        {slugs.map((slug) => (
          <details key={slug} id={`details-${slug}`} className="faq detail-group">
            <summary>
              <h3>{labels[slug]}</h3>
              <span>{fillIn(count, { count: details[slug].length })}</span>
              <Icon name="chevron" />
            </summary>
            <div>
              <dl>
                {details[slug].map(({ name, description }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{description}</dd>
                  </div>
                ))}
              </dl>
              <a href={href('/services/:slug', { slug })} className="service-more">
                {fillIn(categories.more, { service: labels[slug] })}
                <Icon name="arrow" />
              </a>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
