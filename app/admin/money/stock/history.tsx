import { href, Link } from 'react-router'
import { TableHead } from '#app/admin/list/row-table.tsx'
import { useTimeZone } from '#app/admin/time-zone.ts'
import { dateTimeText } from '#app/ui/dates.ts'
import { quantityText } from '#content/money/line-items.ts'
import { stockWords as words } from '#words/panel/money/stock.ts'
import type { StockMove } from './stock-data.ts'

type HistoryProps = {
  moves: readonly StockMove[]
  older: string | null
  isNewest: boolean
  item: string | null
}

/** `item`: of one part only. */
export function StockHistory({ moves, older, isNewest, item }: HistoryProps) {
  const query = (more: Record<string, string>) =>
    `${href('/admin/stock')}?${new URLSearchParams({ ...(item && { item }), ...more })}#history`
  return (
    <section id="history" aria-labelledby="stock-history" className="stock-history" tabIndex={-1}>
      <h2 id="stock-history" className="mb-3">
        {item && moves[0] ? words.historyOf(moves[0].item) : words.history}
      </h2>
      {moves.length === 0 && <p className="text-ink-2">{words.noHistory}</p>}
      {moves.length > 0 && (
        <div>
          <table className="row-table">
            <TableHead names={Object.values(words.columns)} />
            <tbody>
              {moves.map((move) => (
                <tr key={move.id}>
                  <MoveCells move={move} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {item && (
          <Link to={`${href('/admin/stock')}#history`} className="link">
            {words.historyOfAll}
          </Link>
        )}
        {!isNewest && (
          <Link to={query({})} className="link">
            {words.newest}
          </Link>
        )}
        {older && (
          <Link to={query({ after: older })} className="link">
            {words.older}
          </Link>
        )}
      </p>
    </section>
  )
}

function MoveCells({ move: { item, quantity, reason, invoiceId, by, createdAt } }: { move: StockMove }) {
  const timeZone = useTimeZone()
  const { columns } = words
  return (
    <>
      <td data-label={columns.at}>{dateTimeText(createdAt, timeZone)}</td>
      <td data-label={columns.item}>
        <bdi className="wrap-anywhere">{item}</bdi>
      </td>
      <td data-label={columns.change} className="tabular-nums">
        {quantity > 0 && '+'}
        {quantityText(quantity)}
      </td>
      <td data-label={columns.reason}>
        {invoiceId ? (
          <Link to={href('/admin/invoices/:id', { id: invoiceId })} className="link">
            {words.reasons[reason]}
            <span className="sr-only">. {words.invoice}</span>
          </Link>
        ) : (
          words.reasons[reason]
        )}
      </td>
      <td data-label={columns.by}>
        <bdi className="wrap-anywhere">{by}</bdi>
      </td>
    </>
  )
}
