import { servicesContext } from '#app/context.ts'
import { PricesPageDrawing } from '#app/drawings/pages/prices.tsx'
import { graphql } from '#app/graphql.ts'
import { href, redirect } from '#app/site/href.ts'
import { loaded } from '#app/site/loaded.ts'
import { CallOrText, CallToAction } from '#app/site/parts/call-to-action.tsx'
import { PageHero } from '#app/site/parts/page-hero.tsx'
import { byPrice, PriceList, ShownPrice, type SitePrice } from '#app/site/parts/price-list.tsx'
import { useFacts, useWords } from '#app/site/profile.ts'
import { pageMeta, wordsIn } from '#app/site/seo/page-meta.ts'
import type { PageHandle } from '#app/site/site-pages.ts'
import { ButtonLink } from '#app/ui/links.tsx'
import { serviceSlugs } from '#content/services.ts'
import { wordsFor } from '#content/texts.ts'
import { pageDrawingWords } from '#words/site/drawings.ts'
import { layoutWords } from '#words/site/layout.ts'
import { pricesWords } from '#words/site/prices.ts'
import { serviceLabels } from '#words/site/service-choices.ts'
import type { Route } from './+types/route.ts'
import { exampleOf, WorkedBill } from './worked-bill.tsx'

const ReadPrices = graphql(
  `
  query ReadPrices {
    listPriceItems(filter: { isShown: { eq: true } }, limit: 200) {
      items { ...ShownPrice }
    }
  }
`,
  [ShownPrice],
)

export async function loader({ context }: Route.LoaderArgs) {
  const { run, siteLinks } = context.get(servicesContext)
  const prices = byPrice(loaded(await run(ReadPrices, {})).listPriceItems?.items)
  // Without a list the question has its answer all the same.
  if (prices.length === 0) throw redirect(`${href('/faq')}#service-call-price`)
  const { taxRate } = await siteLinks()
  return { groups: groupsOf(prices), prices, taxRate }
}

const groupsOf = (prices: readonly SitePrice[]) =>
  [null, ...serviceSlugs]
    .map((slug) => ({ slug, items: prices.filter(({ service }) => service === slug) }))
    .filter(({ items }) => items.length > 0)

export const handle = {
  sitemap: ({ hasPrices }) => (hasPrices ? [{ path: href('/prices') }] : []),
  shareImages: {
    prices: (speech) => ({
      title: wordsFor(pricesWords, speech).hero.heading,
      drawing: <PricesPageDrawing alternative="" />,
    }),
  },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches }) => {
  const { title, description, menu } = wordsIn(matches, pricesWords)
  return pageMeta(matches, {
    ...{ title, description },
    path: href('/prices'),
    image: 'prices',
    kind: 'WebPage',
    trail: { here: menu },
  })
}

export default function Prices({ loaderData: { groups, prices, taxRate } }: Route.ComponentProps) {
  const addsTax = taxRate !== undefined
  const words = useWords(pricesWords)
  const layout = useWords(layoutWords)
  const labels = useWords(serviceLabels)
  const drawing = useWords(pageDrawingWords).prices
  const example = exampleOf(prices, useFacts())
  return (
    <>
      <PageHero
        heading={words.hero.heading}
        place={layout.inPlace}
        lead={words.hero.lead}
        trail={{ here: words.menu }}
        drawing={
          example ? (
            <WorkedBill example={example} taxRate={taxRate} />
          ) : (
            <PricesPageDrawing alternative={drawing} />
          )
        }
      >
        <CallOrText />
      </PageHero>
      <div className="measure py-14 md:py-20">
        <h2 className="mb-4 text-heading">{words.listHeading}</h2>
        {groups.map(({ slug, items }) => (
          <PriceGroup
            key={slug}
            id={slug ?? 'any'}
            heading={slug ? labels[slug] : words.anyService}
            items={items}
            addsTax={addsTax}
          />
        ))}
        {addsTax && <p className="mt-2 mb-8 text-ink-2 text-note">{words.tax}</p>}
        {words.extras.items.length > 0 && (
          <section aria-labelledby="extras-title" className="price-group">
            <h3 id="extras-title" className="text-title">
              {words.extras.heading}
            </h3>
            <ul className="points price-extras">
              {words.extras.items.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <CallToAction heading={words.closing.heading} text={words.closing.text}>
        <ButtonLink href={href('/quote')} large className="max-sm:w-full">
          {words.closing.quote}
        </ButtonLink>
      </CallToAction>
    </>
  )
}

type PriceGroupProps = { id: string; heading: string; items: readonly SitePrice[]; addsTax: boolean }

function PriceGroup({ id, heading, ...prices }: PriceGroupProps) {
  return (
    <section aria-labelledby={`prices-${id}`} className="price-group">
      <h3 id={`prices-${id}`} className="text-title">
        {heading}
      </h3>
      <PriceList {...prices} />
    </section>
  )
}
