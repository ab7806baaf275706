import type { ComponentType } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { DrawingProps } from '#app/drawings/primitives.tsx'
import { heroDrawings, serviceCardDrawings } from '#app/drawings/services.ts'
import { href, redirect } from '#app/site/href.ts'
import { namedPages, servicePages } from '#app/site/layout/navigation.ts'
import { loadedOr } from '#app/site/loaded.ts'
import { CallOrText, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero, type Trail } from '#app/site/parts/page-hero.tsx'
import { byPrice, SomePrices } from '#app/site/parts/price-list.tsx'
import { FaqItem, Intro, sheetOf } from '#app/site/parts/shared-sections.tsx'
import { pairsIn, ReadWorkPhotos, WorkPhotoPairs } from '#app/site/parts/work-photo-pairs.tsx'
import { readProfile, useProfile, useSpeech, useWords } from '#app/site/profile.ts'
import { pageMeta, siteIn, wordsIn } from '#app/site/seo/page-meta.ts'
import { serviceThing } from '#app/site/seo/structured-subjects.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ButtonLink } from '#app/ui/links.tsx'
import { fillIn } from '#content/fill-in.ts'
import { isOffered, quoteServiceOf, type ServiceSlug, serviceSlugs } from '#content/services.ts'
import { standingCards } from '#content/standing-cards.ts'
import { type Speech, wordsFor } from '#content/texts.ts'
import { speechOf } from '#words/facts.ts'
import { layoutWords } from '#words/site/layout.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import { serviceSectionWords, serviceWords } from '#words/site/services/services.ts'
import { structuredDataWords } from '#words/site/structured-data.ts'
import type { Route } from './+types/route.ts'
import { ArrivalBoard, EmergencyNotes } from './arrival.tsx'
import { Proof, ReadServicePrices, ReadServiceReview, reviewServiceOf } from './proof.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = serviceSlugs.find((known) => known === params.slug)
  if (!slug) throw data(null, { status: 404 })
  const services = context.get(servicesContext)
  const { profile } = await readProfile(services)
  if (profile.hiddenServices.includes(slug)) throw redirect(href('/services'), 301)
  const service = reviewServiceOf[slug]
  const { hasPrices, taxRate } = await services.siteLinks()
  // Without them the page still says what we do; it is not kept like that.
  const [priced, found, photos] = await Promise.all([
    hasPrices && services.run(ReadServicePrices, { slug }).then((read) => loadedOr(read, undefined)),
    service && services.run(ReadServiceReview, { service }).then((read) => loadedOr(read, undefined)),
    services
      .run(ReadWorkPhotos, { filter: { isShown: { eq: true }, service: { eq: slug } } })
      .then((read) => loadedOr(read, undefined)),
  ])
  const review = found?.featured?.items[0] ?? found?.newest?.items[0] ?? undefined
  const prices = byPrice(priced ? priced.listPriceItems?.items : undefined)
  return data(
    { slug, review, prices, pairs: pairsIn(photos), addsTax: taxRate !== undefined },
    { status: priced !== undefined && photos && (found || !service) ? 200 : 503 },
  )
}

const trailTo = (slug: ServiceSlug, speech: Speech): Trail => ({
  between: [namedPages(speech).services],
  here: wordsFor(serviceLabels, speech)[slug],
})

export const handle = {
  sitemap: (_dates, speech) => servicePages(speech).map(({ href }) => ({ path: href })),
  shareImages: Object.fromEntries(
    serviceSlugs.map((slug) => [`service-${slug}`, (speech: Speech) => shareImage(slug, speech)]),
  ),
} satisfies PageHandle

function shareImage(slug: ServiceSlug, speech: Speech) {
  if (!isOffered(slug, speech.facts)) return undefined
  const Drawing = heroDrawings[slug]
  return {
    title: wordsFor(structuredDataWords, speech).serviceTypes[slug],
    drawing: <Drawing alternative="" facts={speech.facts} />,
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, prices } = loaderData
  const site = siteIn(matches)
  const { title, description } = wordsIn(matches, serviceWords[slug])
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/services/:slug', { slug }),
    image: `service-${slug}`,
    trail: trailTo(slug, speechOf(site.profile)),
    subject: serviceThing(site, slug, prices),
  })
}

export default function ServicePage({
  loaderData: { slug, review, prices, pairs, addsTax },
}: Route.ComponentProps) {
  const { hero, intro, action } = useWords(serviceWords[slug])
  const speech = useSpeech()
  const Drawing = heroDrawings[slug]
  const service = quoteServiceOf(slug)
  const contact = service ? `${href('/contact')}?service=${service}` : href('/contact')
  // Arrival and price come first; the rest follows the cards.
  const isEmergency = slug === 'emergency'
  return (
    <>
      <PageHero
        heading={hero.heading}
        place={useWords(layoutWords).inPlace}
        lead={isEmergency ? undefined : hero.lead}
        trail={trailTo(slug, speech)}
        drawing={<Drawing alternative={hero.drawing} facts={speech.facts} />}
      >
        {isEmergency && <ArrivalBoard />}
        <CallOrText />
        <ButtonLink
          href={service ? `${href('/quote')}?service=${service}` : contact}
          large
          className="max-sm:grow"
        >
          {action.contact}
        </ButtonLink>
        {isEmergency && <EmergencyNotes lead={hero.lead} prices={prices} />}
      </PageHero>
      {!isEmergency && <Intro {...intro} />}
      <ServiceCards slug={slug} />
      <SomePrices items={prices} addsTax={addsTax} />
      {isEmergency && intro.paragraphs.length > 0 && (
        <div className="measure pb-10">
          <FaqItem item={{ id: 'danger', question: intro.heading, answer: intro.paragraphs }} />
        </div>
      )}
      <WorkPhotoPairs pairs={pairs} />
      <Proof slug={slug} review={review} />
      <OtherServices slug={slug} />
      <CallToAction heading={action.heading} text={action.text}>
        <ButtonLink href={contact} large className="max-sm:grow">
          {action.contact}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

function ServiceCards({ slug }: { slug: ServiceSlug }) {
  const words = useWords(serviceWords[slug])
  const cards = standingCards<StandingCard>(slug, words.cards, useProfile())
  if (cards.length === 0) return null
  const drawings: Readonly<Record<string, ComponentType<DrawingProps>>> = serviceCardDrawings[slug]
  return (
    <section
      aria-labelledby="cards-title"
      className={`measure pb-4 md:pb-22 below-fold ${slug === 'emergency' ? 'pt-14 md:pt-20' : ''}`}
    >
      <h2 id="cards-title" className="mb-8 text-heading md:mb-10">
        {words.cardsHeading}
      </h2>
      <ul className={`card-sheet folding-cards${sheetOf(cards.length, 6)}`}>
        {cards.map(({ name, card }) => (
          <Card key={name} name={name} words={card} Drawing={drawings[name]} />
        ))}
      </ul>
    </section>
  )
}

/** One of the owner's own has no drawing. */
type StandingCard = Readonly<{
  title: string
  drawing?: string
  description: string | undefined
  features: readonly string[]
}>

type CardProps = { name: string; words: StandingCard; Drawing: ComponentType<DrawingProps> | undefined }

function Card({ name, words: { title, drawing, description, features }, Drawing }: CardProps) {
  const { more } = useWords(serviceSectionWords)
  return (
    <li id={name}>
      {Drawing && <Drawing alternative={drawing ?? ''} />}
      <h3 className="text-title">{title}</h3>
      {description && <p className="text-ink-2">{description}</p>}
      {features.length > 0 && (
        <details className="card-more">
          <summary>
            {fillIn(more, { title })}
            <Icon name="chevron" />
          </summary>
          <ul className="points">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function OtherServices({ slug }: { slug: ServiceSlug }) {
  const [layout, speech] = [useWords(layoutWords), useSpeech()]
  const others = servicePages(speech).filter((page) => page.slug !== slug)
  const all = { href: namedPages(speech).services.href, label: layout.allServices }
  return (
    <section aria-labelledby="others-title" className="border-rule border-t bg-sheet">
      <div className="measure other-services">
        <h2 id="others-title" className="text-name">
          {layout.otherServices}
        </h2>
        <ul>
          {[...others, all].map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
