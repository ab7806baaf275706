import { href } from 'react-router'
import { ApprovalButtons } from '#app/admin/approval/approval-buttons.tsx'
import { ApprovalStatus } from '#app/admin/approval/approval-status.tsx'
import { Rating } from '#app/admin/approval/rating.tsx'
import { useApproval } from '#app/admin/approval/use-approval.ts'
import { LeadMessage } from '#app/admin/leads/lead-message.tsx'
import { DayOf } from '#app/admin/list/time.tsx'
import { DeliveryTrail } from '#app/admin/list/delivery-trail.tsx'
import { quarantineReasonsOf } from '#app/admin/list/quarantine-reasons.ts'
import type { ReviewInTable } from '#app/admin/reviews/documents.ts'
import { reviewsWords as words } from '#content/en/admin-reviews.ts'
import { CustomerCell } from './customer-cell.tsx'
import { ReviewReply } from './review-reply.tsx'

type ReviewRowProps = { row: ReviewInTable; hasJustArrived: boolean; onDelete: () => void }

/** One review: who wrote what, and what one does with it. */
export function ReviewRow({ row, hasJustArrived, onDelete }: ReviewRowProps) {
  const states = useApproval(row, words)
  const { id, rating, title, comment, service, isVerified, submittedAt } = row
  // Whoever approved it has looked.
  const reasons = states.approval.isOn ? [] : quarantineReasonsOf(row)
  return (
    <tr
      id={`review-${id}`}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      data-pending={!states.approval.isOn || undefined}
      data-arrived={hasJustArrived || undefined}
    >
      <td className="cell-date">
        <DayOf at={submittedAt} />
      </td>
      <CustomerCell row={row} />
      <td className="cell-rating">
        <Rating rating={rating} />
      </td>
      <td className="cell-text">
        <p dir="auto" className="written-title">
          {title}
        </p>
        <LeadMessage name={row.name} text={comment} />
        {reasons.length > 0 && <p className="quarantine">{words.quarantine(reasons)}</p>}
        <ReviewReply row={row} />
        <DeliveryTrail deliveries={row.deliveries ?? []} />
      </td>
      <td className="cell-service">{service}</td>
      <td className="cell-status">
        <ApprovalStatus states={states} />
        {isVerified && <span className="state-note">{words.verified}</span>}
      </td>
      <td className="table-actions cell-actions">
        <ApprovalButtons
          row={row}
          states={states}
          words={words}
          editPath={href('/admin/reviews/:id/edit', { id })}
          onDelete={onDelete}
        />
      </td>
    </tr>
  )
}
