import type { SitePrice } from '#app/site/parts/price-list.tsx'
import { useFacts, useWords } from '#app/site/profile.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { fillIn } from '#content/fill-in.ts'
import { type LineItem, lineCents, taxRateText, totalsOf } from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import { pricesWords } from '#words/site/prices.ts'

type WorkedBillProps = { prices: readonly SitePrice[]; taxRate: number | undefined }

/** An example with the firm's own figures, added up as its estimates are. */
export function WorkedBill({ prices, taxRate = 0 }: WorkedBillProps) {
  const { bill } = useWords(pricesWords)
  const { homePrice } = useFacts()
  const item = exampleOf(prices)
  const callCents = homePrice === undefined ? undefined : centsIn(homePrice)
  if (!item || callCents === undefined) return null
  const lines = billOf(item, callCents, bill)
  const { taxCents, totalCents } = totalsOf(lines, taxRate)
  return (
    <section aria-labelledby="bill-title" className="worked-bill">
      <h2 id="bill-title" className="text-title">
        {bill.heading}
      </h2>
      <p className="mt-3 text-ink-2">{fillIn(bill.lead, { name: item.name })}</p>
      <dl className="mt-4">
        {lines.map((line) => (
          <BillLine key={line.name} name={line.name} cents={lineCents(line)} />
        ))}
        {taxCents > 0 && (
          <BillLine name={fillIn(bill.tax, { number: taxRateText(taxRate) })} cents={taxCents} />
        )}
        <BillLine name={bill.total} cents={totalCents} />
      </dl>
    </section>
  )
}

const BillLine = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{exactDollars(cents)}</dd>
  </div>
)

/** The cheapest work at a home that has one price, to which the service call is added. */
const exampleOf = (prices: readonly SitePrice[]): SitePrice | undefined =>
  prices
    .filter(({ service, isFrom, isAllIn }) => service === 'residential' && !isFrom && !isAllIn)
    .toSorted((one, other) => one.unitCents - other.unitCents)[0]

/** Two of it: the service call is charged once. It is taxed, as all that the list does not call untaxed. */
function billOf(item: SitePrice, callCents: number, words: { call: string; each: string }): LineItem[] {
  const line = { quantity: 100, discountCents: 0, isTaxable: true }
  const { name, unitCents, isTaxable } = item
  return [
    { ...line, name: words.call, unitCents: callCents },
    { ...line, name: fillIn(words.each, { count: 2, name }), quantity: 200, unitCents, isTaxable },
  ]
}
