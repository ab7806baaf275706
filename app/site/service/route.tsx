import { data, href } from 'react-router'
import { heroDrawings } from '#app/drawings/services.ts'
import type { Trail } from '#app/site/found/page-graph.ts'
import { serviceThing } from '#app/site/found/service-thing.ts'
import { homePage, servicesPage } from '#app/site/layout/navigation.ts'
import { pageMeta, siteIn } from '#app/site/page-meta.ts'
import { Breadcrumbs } from '#app/site/parts/breadcrumbs.tsx'
import { CallButton } from '#app/site/parts/call-button.tsx'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { Intro } from '#app/site/parts/intro.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { serviceLabels } from '#content/en/service-labels.ts'
import { serviceWords } from '#content/en/services/all-services.ts'
import { type ServiceSlug, serviceSlugs } from '#content/services.ts'
import type { Route } from './+types/route.ts'
import { OtherServices } from './other-services.tsx'
import { ServiceCards } from './service-cards.tsx'

export function loader({ params }: Route.LoaderArgs) {
  const slug = serviceSlugs.find((known) => known === params.slug)
  if (!slug) throw data(null, { status: 404 })
  return { slug }
}

const trailTo = (slug: ServiceSlug): Trail => ({ above: [homePage, servicesPage], here: serviceLabels[slug] })

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
export default function ServicePage({ loaderData: { slug } }: Route.ComponentProps) {
  const profile = useProfile()
  const { hero, intro, action } = serviceWords[slug]
  const Drawing = heroDrawings[slug]
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead(profile)}
        trail={<Breadcrumbs {...trailTo(slug)} />}
        drawing={<Drawing alternative={hero.drawing} />}
      >
        <CallButton />
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {action.contact}
        </ButtonLink>
      </PageHero>
      <Intro {...intro} />
      <ServiceCards slug={slug} />
      <OtherServices slug={slug} />
      <CallToAction heading={action.heading} text={action.text(profile)}>
        <ButtonLink href={href('/contact')} large className="max-sm:w-full">
          {action.contact}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
