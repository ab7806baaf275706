import type { ComponentType } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { DrawingProps } from '#app/drawings/primitives.tsx'
import { heroDrawings, serviceCardDrawings } from '#app/drawings/services.ts'
import { href } from '#app/site/href.ts'
import { servicePages, servicesPage } from '#app/site/layout/navigation.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { CallButton, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { Intro } from '#app/site/parts/shared-sections.tsx'
import { useProfile } from '#app/site/profile.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { serviceThing } from '#app/site/seo/structured-subjects.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { type ServiceCardWords, type ServiceSlug, serviceCards, serviceSlugs } from '#content/services.ts'
import { layoutWords } from '#words/layout.ts'
import { serviceLabels } from '#words/service-choices.ts'
import { serviceWords } from '#words/services/services.ts'
import { structuredDataWords } from '#words/structured-data.ts'
import type { Route } from './+types/route.ts'
import { Proof, ReadServiceReview, reviewServiceOf } from './proof.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = serviceSlugs.find((known) => known === params.slug)
  if (!slug) throw data(null, { status: 404 })
  const service = reviewServiceOf[slug]
  if (!service) return data({ slug, review: undefined })
  // Without it the page still says what we do; it is not kept like that.
  const found = loadedOr(await context.get(servicesContext).run(ReadServiceReview, { service }), undefined)
  const review = found?.featured?.items[0] ?? found?.newest?.items[0] ?? undefined
  return data({ slug, review }, { status: found ? 200 : 503 })
}

const trailTo = (slug: ServiceSlug): Trail => ({ between: [servicesPage], here: serviceLabels[slug] })

export const handle = {
  sitemap: () => serviceSlugs.map((slug) => ({ path: href('/services/:slug', { slug }) })),
  shareImages: Object.fromEntries(serviceSlugs.map((slug) => [`service-${slug}`, () => shareImage(slug)])),
} satisfies PageHandle

function shareImage(slug: ServiceSlug) {
  const Drawing = heroDrawings[slug]
  return { title: structuredDataWords.serviceTypes[slug], drawing: <Drawing alternative="" /> }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug } = loaderData
  const site = siteIn(matches)
  const { title, description } = serviceWords[slug]
  return pageMeta(matches, {
    title: title(site.profile),
    description: description(site.profile),
    path: href('/services/:slug', { slug }),
    image: `service-${slug}`,
    trail: trailTo(slug),
    subject: serviceThing(site, slug),
  })
}

/** One of the eight service pages: what the trade is about, six cards of what we do, and how to get it done. */
export default function ServicePage({ loaderData: { slug, review } }: Route.ComponentProps) {
  const profile = useProfile()
  const { hero, intro, action } = serviceWords[slug]
  const Drawing = heroDrawings[slug]
  return (
    <>
      <PageHero
        heading={hero.heading}
        place={layoutWords.inPlace(profile.city)}
        lead={hero.lead(profile)}
        trail={trailTo(slug)}
        drawing={<Drawing alternative={hero.drawing} />}
      >
        <CallButton />
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {action.contact}
        </ButtonLink>
      </PageHero>
      <Intro {...intro} />
      <ServiceCards slug={slug} />
      <Proof slug={slug} review={review} />
      <OtherServices slug={slug} />
      <CallToAction heading={action.heading} text={action.text(profile)}>
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {action.contact}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

/** The six cards of a service: drawing, title, description and four points each, as cells of one sheet. */
function ServiceCards({ slug }: { slug: ServiceSlug }) {
  const { cards: words, cardsHeading } = serviceWords[slug]
  const cards: Readonly<Record<string, ServiceCardWords>> = words
  const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = serviceCardDrawings[slug]
  return (
    <section
      aria-labelledby="cards-title"
      className="measure pb-16 md:pb-22 below-fold-[233rem] sm:below-fold-[122rem] md:below-fold-[127rem] lg:below-fold-[85rem]"
    >
      <h2 id="cards-title" className="mb-8 text-heading md:mb-10">
        {cardsHeading}
      </h2>
      <ul className="card-sheet">
        {serviceCards[slug].map((name) => {
          const [card, Drawing] = [cards[name], drawings[name]]
          return card && Drawing && <Card key={name} name={name} words={card} Drawing={Drawing} />
        })}
      </ul>
    </section>
  )
}

type CardProps = { name: string; words: ServiceCardWords; Drawing: ComponentType<DrawingProps> }

function Card({ name, words, Drawing }: CardProps) {
  return (
    <li id={name}>
      <Drawing alternative={words.drawing} />
      <h3 className="mt-6 text-title">{words.title}</h3>
      <p className="mt-3 text-ink-2">{words.description}</p>
      <ul className="points mt-4">
        {words.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}

/** The seven other services and the way to all of them, a line each: eight fill their rows. */
function OtherServices({ slug }: { slug: ServiceSlug }) {
  return (
    <section
      aria-labelledby="others-title"
      className="border-rule border-t bg-sheet below-fold-[58rem] sm:below-fold-[38rem] md:below-fold-[36rem]"
    >
      <div className="measure py-14 md:py-18">
        <h2 id="others-title" className="text-title">
          {layoutWords.otherServices}
        </h2>
        <ul className="link-list link-list-even mt-6">
          {serviceSlugs.map((other, index) => {
            const page = servicePages[index]
            if (other === slug || !page) return null
            return (
              <li key={other}>
                <a href={page.href}>
                  <strong>
                    {page.label}
                    <Icon name="arrow" />
                  </strong>
                  <span>{serviceWords[other].summary}</span>
                </a>
              </li>
            )
          })}
          <li>
            <a href={servicesPage.href}>
              <strong>
                {layoutWords.allServices}
                <Icon name="arrow" />
              </strong>
              <span>{layoutWords.allServicesText}</span>
            </a>
          </li>
        </ul>
      </div>
    </section>
  )
}
