import { href } from 'react-router'
import { BrandsPageDrawing } from '#app/drawings/pages/brands.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { brandsWords as words } from '#content/en/brands.ts'
import { layoutWords } from '#content/en/layout.ts'
import { pageDrawingWords } from '#content/en/page-drawings.ts'
import type { Trail } from '../found/page-graph.ts'
import { homePage } from '../layout/navigation.ts'
import { pageMeta, siteIn } from '../page-meta.ts'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { CallToAction } from '../parts/call-to-action.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { useProfile } from '../profile.ts'
import type { Route } from './+types/route.ts'

const trail: Trail = { above: [homePage], here: layoutWords.pages.brands }

export const meta: Route.MetaFunction = ({ matches }) => {
  const { profile } = siteIn(matches)
  return pageMeta(matches, {
    title: words.title(profile),
    description: words.description(profile),
    path: href('/brands'),
    image: 'brands',
    kind: 'WebPage',
    trail,
  })
}

/** The partner brands as plain wordmarks in one weight and colour: we do not redraw other firms' logos. */
export default function Brands() {
  const { dispatch } = useProfile()
  const quote = (
    <ButtonLink href={`${href('/')}#quote-form`} large className="max-sm:w-full">
      {words.closing.quote}
    </ButtonLink>
  )
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        lead={words.hero.lead}
        drawing={<BrandsPageDrawing alternative={pageDrawingWords.brands} />}
        trail={<Breadcrumbs {...trail} />}
      >
        <PhoneLink line={dispatch} className="btn btn-primary btn-large max-sm:w-full">
          <Icon name="phone" />
          {words.closing.call(dispatch.display)}
        </PhoneLink>
        {quote}
      </PageHero>
      <section
        aria-labelledby="intro-title"
        className="measure grid gap-x-16 gap-y-6 py-14 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-20"
      >
        <h2 id="intro-title" className="text-heading">
          {words.intro.heading}
        </h2>
        <div className="grid max-w-prose gap-4">
          {words.intro.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section aria-labelledby="brands-title" className="measure below pb-16 md:pb-22">
        <h2 id="brands-title" className="mb-8 text-title">
          {words.gridHeading}
        </h2>
        <ul className="card-sheet brand-sheet">
          {words.brands.map(({ id, name, text }) => (
            <li key={id}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-fine text-ink-3">{words.trademarks}</p>
      </section>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        {quote}
      </CallToAction>
    </>
  )
}
