import { CheckBox } from '#app/admin/form/fields.tsx'
import { quantityText } from '#content/money/line-items.ts'
import { stockOfLineWords as words } from '#words/panel/money/stock.ts'
import type { PriceBook } from './price-book.ts'

type Prices = PriceBook['prices']

type Line = { name: string; priceItemId?: string | null }

export const itemOf = ({ name, priceItemId }: Line, prices: Prices) =>
  (priceItemId && prices.find(({ id }) => id === priceItemId)) || named(prices, name)

export const named = (prices: Prices, text: string) =>
  prices.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())

/** Undefined for what is not counted, and of a book that a phone kept before there was a stock. */
export function leftText(left: number | null | undefined): string | undefined {
  if (typeof left !== 'number') return undefined
  return left < 0 ? words.countAgain(quantityText(left)) : words.left(quantityText(left))
}

type OfBookProps = {
  position: number
  /** What of the book the line is, as it is stored. */
  known: string | null | undefined
  item: Prices[number] | undefined
  isStart: boolean
}

/** Whether a line takes what is counted is asked; any other stays what it was. */
export function OfBook({ position, known, item, isStart }: OfBookProps) {
  const left = leftText(item?.left)
  if (item && left !== undefined)
    return (
      <div className="invoice-line-stock">
        <input type="hidden" name={`of-book-${position}`} value="yes" />
        <CheckBox
          key={item.id}
          id={`item-${position}`}
          name={`item-${position}`}
          value={item.id}
          label={words.fromVan(item.name, left)}
          defaultChecked={!isStart || known === item.id}
        />
      </div>
    )
  if (!known) return null
  return (
    <>
      <input type="hidden" name={`of-book-${position}`} value="yes" />
      <input type="hidden" name={`item-${position}`} value={known} />
    </>
  )
}
