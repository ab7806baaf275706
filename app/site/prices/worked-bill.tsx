import type { ReactNode } from 'react'
import { AroundEntered, EnteredText } from '#app/site/entered.tsx'
import type { SitePrice } from '#app/site/parts/price-list.tsx'
import { useProfile, useWords } from '#app/site/profile.ts'
import { exactDollars } from '#app/ui/dollars.ts'
import { fillIn } from '#content/fill-in.ts'
import { type LineItem, lineCents, taxRateText, totalsOf } from '#content/money/line-items.ts'
import { centsIn } from '#content/money/money.ts'
import type { BusinessFacts } from '#content/texts.ts'
import { pricesWords } from '#words/site/prices.ts'

type Example = { items: readonly [SitePrice, ...SitePrice[]]; callCents: number }

/**
 * The cheapest work at homes that has one price, to which the service call is added, and a second kind of it where there is
 * one; at businesses, where homes have none.
 */
export function exampleOf(prices: readonly SitePrice[], facts: BusinessFacts): Example | undefined {
  const kinds = [
    ['residential', facts.homePrice],
    ['commercial', facts.businessPrice],
  ] as const
  for (const [service, callPrice] of kinds) {
    const [first, second] = prices
      .filter((price) => price.service === service && !price.isFrom && !price.isAllIn)
      .toSorted((one, other) => one.unitCents - other.unitCents)
    const callCents = callPrice === undefined ? undefined : centsIn(callPrice)
    if (first && callCents !== undefined) return { items: second ? [first, second] : [first], callCents }
  }
  return undefined
}

type WorkedBillProps = { example: Example; taxRate: number | undefined }

/** An example with the firm's own figures, added up as its invoices are. */
export function WorkedBill({ example, taxRate = 0 }: WorkedBillProps) {
  const { bill } = useWords(pricesWords)
  const { name: firm, licenses } = useProfile()
  const lines = linesOf(example, bill)
  const { taxCents, totalCents } = totalsOf(
    lines.map(({ line }) => line),
    taxRate,
  )
  return (
    <section aria-labelledby="bill-title" className="worked-bill">
      <header>
        <span>{firm}</span>
        <strong>{bill.example}</strong>
        {licenses[0] && <small>{fillIn(bill.license, { number: licenses[0].number })}</small>}
      </header>
      <h2 id="bill-title" className="text-title">
        {bill.heading}
      </h2>
      <p>
        <AroundEntered sentence={bill.lead} name="name" text={example.items[0].name} />
      </p>
      <dl>
        {lines.map(({ line, said }) => (
          <BillLine key={line.name} name={said} amount={exactDollars(lineCents(line))} />
        ))}
        {bill.travel && <BillLine name={bill.travel} amount={bill.free} />}
        {taxCents > 0 && (
          <BillLine
            name={fillIn(bill.tax, { number: taxRateText(taxRate) })}
            amount={exactDollars(taxCents)}
          />
        )}
        <BillLine name={bill.total} amount={exactDollars(totalCents)} />
      </dl>
    </section>
  )
}

const BillLine = ({ name, amount }: { name: ReactNode; amount: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
)

/** Two of the first: the service call is charged once. It is taxed, as all that the list does not call untaxed. */
function linesOf(
  { items: [first, ...more], callCents }: Example,
  words: { call: string; each: string },
): { line: LineItem; said: ReactNode }[] {
  const line = { quantity: 100, discountCents: 0, isTaxable: true }
  const sold = ({ name, unitCents, isTaxable }: SitePrice) => ({ ...line, name, unitCents, isTaxable })
  const each = words.each.replace('{count}', '2')
  return [
    { line: { ...line, name: words.call, unitCents: callCents }, said: words.call },
    {
      line: { ...sold(first), quantity: 200 },
      said: <AroundEntered sentence={each} name="name" text={first.name} />,
    },
    ...more.map((price) => ({ line: sold(price), said: <EnteredText text={price.name} /> })),
  ]
}
