import type { Testimonial } from '#app/admin/testimonials/documents.ts'
import { testimonialsWords as words } from '#content/en/admin-testimonials.ts'
import { TestimonialRow } from './testimonial-row.tsx'

type TestimonialTableProps = { rows: readonly Testimonial[]; onDelete: (row: Testimonial) => void }

/** The testimonials as a table; on a phone each row is a card of its own. */
export function TestimonialTable({ rows, onDelete }: TestimonialTableProps) {
  const { customer, rating, service, testimonial, date, status, actions } = words.columns
  return (
    <table className="row-table approval-table">
      <thead>
        <tr>
          {[customer, rating, service, testimonial, date, status, actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TestimonialRow key={row.id} row={row} onDelete={() => onDelete(row)} />
        ))}
      </tbody>
    </table>
  )
}
