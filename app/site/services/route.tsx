import { href } from 'react-router'
import { ServicesPageDrawing } from '#app/drawings/pages/services.tsx'
import type { Trail } from '#app/site/seo/page-graph.ts'
import { homePage } from '#app/site/layout/navigation.ts'
import { pageMeta, siteIn } from '#app/site/seo/page-meta.ts'
import { Breadcrumbs } from '#app/site/parts/breadcrumbs.tsx'
import { CallButton } from '#app/site/parts/call-button.tsx'
import { CallToAction } from '#app/site/parts/call-to-action.tsx'
import { Intro } from '#app/site/parts/intro.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { ReviewLink } from '#app/site/parts/review-link.tsx'
import { useProfile } from '#app/site/profile.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { layoutWords } from '#content/en/layout.ts'
import { pageDrawingWords } from '#content/en/page-drawings.ts'
import { servicesOverviewWords as words } from '#content/en/services-overview.ts'
import type { Route } from './+types/route.ts'
import { ServiceCategories } from './service-categories.tsx'
import { ServiceDetails } from './service-details.tsx'

const trail: Trail = { above: [homePage], here: layoutWords.pages.services }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: words.title(profile),
    description: words.description(profile),
    path: href('/services'),
    image: 'services',
    kind: 'CollectionPage',
    trail,
  })
}

export default function Services() {
  const profile = useProfile()
  const { hero, overview, closing } = words
  return (
    <>
      <PageHero
        heading={hero.heading}
        lead={hero.lead(profile)}
        drawing={<ServicesPageDrawing alternative={pageDrawingWords.services} />}
        trail={<Breadcrumbs {...trail} />}
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
