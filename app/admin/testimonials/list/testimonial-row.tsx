import { href } from 'react-router'
import { ApprovalButtons } from '#app/admin/approval/approval-buttons.tsx'
import { ApprovalStatus } from '#app/admin/approval/approval-status.tsx'
import { Rating } from '#app/admin/approval/rating.tsx'
import { useApproval } from '#app/admin/approval/use-approval.ts'
import { LeadMessage } from '#app/admin/leads/lead-message.tsx'
import { ExactTime } from '#app/admin/list/time.tsx'
import { storedDateText } from '#app/admin/record/calendar-date.ts'
import type { Testimonial } from '#app/admin/testimonials/documents.ts'
import { longDate } from '#app/site/dates.ts'
import { testimonialsWords as words } from '#content/en/admin-testimonials.ts'
import { houstonTimeZone } from '#content/houston-time.ts'

/** What one customer said, and what one does with it. */
export function TestimonialRow({ row, onDelete }: { row: Testimonial; onDelete: () => void }) {
  const states = useApproval(row, words)
  const { id, name, company, rating, comment, service, date, createdAt } = row
  return (
    <tr
      id={`testimonial-${id}`}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-pending={!states.approval.isOn || undefined}
    >
      <th scope="row" className="cell-customer">
        <span id={`name-${id}`} className="table-title">
          {name}
        </span>
        {company && <span className="cell-under">{company}</span>}
      </th>
      <td className="cell-rating">
        <Rating rating={rating} />
      </td>
      <td className="cell-service">{service}</td>
      <td className="cell-text">
        <LeadMessage name={row.name} text={comment} />
      </td>
      <td className="cell-date">
        {date ? (
          <time dateTime={date.slice(0, 10)}>{storedDateText(date)}</time>
        ) : (
          <ExactTime at={createdAt} text={longDate(createdAt, houstonTimeZone)} />
        )}
      </td>
      <td className="cell-status">
        <ApprovalStatus states={states} />
      </td>
      <td className="table-actions cell-actions">
        <ApprovalButtons
          row={row}
          states={states}
          words={words}
          editPath={href('/admin/testimonials/:id/edit', { id })}
          onDelete={onDelete}
        />
      </td>
    </tr>
  )
}
