import { Copy, Download, Printer, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { href } from 'react-router'
import { address } from '#app/address.ts'
import { useAnnounce } from '#app/ui/announcer.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import type { StockItem } from './stock-data.ts'

const textOf = ({ name, count }: StockItem) => words.listed(name, words.left(quantityText(count)))

/** What is printed of this screen where there is something to buy. */
export function ShoppingList({ items }: { items: readonly StockItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const announce = useAnnounce()
  const isHydrated = useHydrated()
  const text = items.map(textOf).join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      announce(words.copied)
    } catch {
      if (list.current) window.getSelection()?.selectAllChildren(list.current)
      announce(words.copyFailed)
    }
  }

  // Who closes the sheet of the system has not failed.
  const share = () => navigator.share({ title: words.buy, text }).catch(() => undefined)

  return (
    <section className="request-part stock-buy" aria-labelledby="stock-buy">
      <h2 id="stock-buy">{words.buy}</h2>
      <ul ref={list}>
        {items.map((item) => (
          <li key={item.id}>
            <bdi>{item.name}</bdi> <span>{words.left(quantityText(item.count))}</span>
          </li>
        ))}
      </ul>
      {isHydrated && (
        <div className="stock-buttons">
          <button type="button" className="btn btn-small" onClick={() => void copy()}>
            <Copy className="icon" />
            {words.copy}
          </button>
          {'share' in navigator && (
            <button type="button" className="btn btn-small" onClick={() => void share()}>
              <Share2 className="icon" />
              {words.share}
            </button>
          )}
          <button type="button" className="btn btn-small" onClick={() => window.print()}>
            <Printer className="icon" />
            {words.print}
          </button>
        </div>
      )}
    </section>
  )
}

export const StockFile = () => (
  <p className="export-link">
    <a href={address(href('/admin/stock/export.csv'))} className="btn btn-small" download>
      <Download className="icon" />
      {words.download}
    </a>
  </p>
)
