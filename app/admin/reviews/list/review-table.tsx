import type { ReviewInTable } from '#app/admin/reviews/documents.ts'
import { reviewsWords as words } from '#content/en/admin-reviews.ts'
import { ReviewRow } from './review-row.tsx'

type ReviewTableProps = {
  rows: readonly ReviewInTable[]
  /** Ids of what came in while somebody was looking. */
  arrived: ReadonlySet<string>
  onDelete: (row: ReviewInTable) => void
}

/** The reviews as a table; on a phone each row is a card of its own. */
export function ReviewTable({ rows, arrived, onDelete }: ReviewTableProps) {
  const { date, customer, rating, review, service, status, actions } = words.columns
  return (
    <table className="row-table approval-table">
      <thead>
        <tr>
          {[date, customer, rating, review, service, status, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ReviewRow
            key={row.id}
            row={row}
            hasJustArrived={arrived.has(row.id)}
            onDelete={() => onDelete(row)}
          />
        ))}
      </tbody>
    </table>
  )
}
