import { graphql, type ResultOf } from '#app/graphql.ts'
import { EnteredText } from '#app/site/entered.tsx'
import { href } from '#app/site/href.ts'
import { useWords } from '#app/site/profile.ts'
import { dollars } from '#app/ui/dollars.ts'
import { Icon } from '#app/ui/icon.tsx'
import { fillIn } from '#content/fill-in.ts'
import type { Standing } from '#content/texts.ts'
import { pricesWords } from '#words/site/prices.ts'

export const ShownPrice = graphql(`
  fragment ShownPrice on PriceItem @_unmask { id name service unitCents isFrom isAllIn isTaxable note }
`)

export type SitePrice = ResultOf<typeof ShownPrice>

export const byPrice = (prices: readonly (SitePrice | null)[] | undefined): SitePrice[] =>
  (prices ?? []).filter((item) => item !== null).toSorted((one, other) => one.unitCents - other.unitCents)

type PricesWords = Standing<typeof pricesWords>

export const priceInWords = ({ unitCents, isFrom }: SitePrice, { from }: PricesWords): string =>
  isFrom ? fillIn(from, { price: dollars(unitCents) }) : dollars(unitCents)

/** Whether the service call is in a price, or what it adds; nothing where the firm names no price for one. */
export function serviceCallIn(
  { isAllIn, service }: SitePrice,
  { allIn, call }: PricesWords,
): string | undefined {
  if (isAllIn) return allIn
  return service === 'commercial' ? (call.business ?? call.home) : (call.home ?? call.business)
}

/** `addsTax`: the firm has entered a rate; without one its invoices add none. */
type PricesProps = { items: readonly SitePrice[]; addsTax: boolean }

export function PriceList({ items, addsTax }: PricesProps) {
  const words = useWords(pricesWords)
  return (
    <dl>
      {items.map((item) => (
        <div key={item.id}>
          <dt>
            <EnteredText text={item.name} />
            {item.note && (
              <span>
                <EnteredText text={item.note} />
              </span>
            )}
          </dt>
          <dd>
            {priceInWords(item, words)}
            {[serviceCallIn(item, words), addsTax && !item.isTaxable && words.untaxed]
              .filter((text) => typeof text === 'string')
              .map((text) => (
                <span key={text}>{text}</span>
              ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function SomePrices({ items, addsTax }: PricesProps) {
  const words = useWords(pricesWords)
  if (items.length === 0) return null
  return (
    <div className="measure py-10 md:py-14">
      <section aria-labelledby="some-prices" className="price-group">
        <div>
          <h2 id="some-prices" className="text-title">
            {words.hero.heading}
          </h2>
          {addsTax && <p className="mt-3 text-ink-2 text-note">{words.tax}</p>}
          <a href={href('/prices')} className="service-more mt-2">
            {words.link}
            <Icon name="arrow" />
          </a>
        </div>
        <PriceList items={items} addsTax={addsTax} />
      </section>
    </div>
  )
}
