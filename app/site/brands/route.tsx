import { servicesContext } from '#app/context.ts'
import { BrandsPageDrawing } from '#app/drawings/pages/brands.tsx'
import { href, redirect } from '#app/site/href.ts'
import { CallOrText, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { Intro } from '#app/site/parts/shared-sections.tsx'
import { readProfile, useSpeech, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { isOffered } from '#content/services.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { brandsWords } from '#words/site/brands.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'

const hasBrands = (speech: Speech) => wordsFor(brandsWords, speech).brands.length > 0

export async function loader({ context }: Route.LoaderArgs) {
  const { profile } = await readProfile(context.get(servicesContext))
  if (!hasBrands(speechOf(profile))) throw redirect(href('/services'), 301)
  return null
}

export const handle = {
  sitemap: (_dates, speech) => (hasBrands(speech) ? [{ path: href('/brands') }] : []),
  menu: (speech) =>
    hasBrands(speech)
      ? { position: 1, label: wordsFor(layoutWords, speech).pages.brands, href: href('/brands') }
      : undefined,
  shareImages: {
    brands: (speech) => ({
      title: wordsFor(brandsWords, speech).intro.heading,
      drawing: <BrandsPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description } = wordsIn(matches, brandsWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/brands'),
    image: 'brands',
    kind: 'WebPage',
    trail: { here: wordsIn(matches, layoutWords).pages.brands },
  })
}

/** The partner brands as plain wordmarks in one weight and colour: we do not redraw other firms' logos. */
export default function Brands() {
  const words = useWords(brandsWords)
  const layout = useWords(layoutWords)
  const labels = useWords(serviceLabels)
  const speech = useSpeech()
  const quote = (
    <ButtonLink href={`${href('/')}#quote-form`} large className="max-sm:w-full">
      {words.closing.quote}
    </ButtonLink>
  )
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        place={layout.inPlace}
        lead={words.hero.lead}
        drawing={<BrandsPageDrawing alternative={useWords(pageDrawingWords).brands} />}
        trail={{ here: layout.pages.brands }}
      >
        <CallOrText />
        {quote}
      </PageHero>
      <Intro {...words.intro} />
      <section aria-labelledby="brands-title" className="measure pb-16 md:pb-22 below-fold">
        <h2 id="brands-title" className="mb-8 text-title">
          {words.gridHeading}
        </h2>
        <ul className="card-sheet brand-sheet">
          {words.brands.map(({ id, name, text, slug }) => (
            <li key={id} id={id}>
              <h3>{name}</h3>
              <p>{text}</p>
              {slug && isOffered(slug, speech.facts) && (
                <a href={href('/services/:slug', { slug })} className="service-link mt-auto pt-4">
                  {fillIn(words.more, { service: labels[slug] })}
                  <Icon name="arrow" />
                </a>
              )}
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
