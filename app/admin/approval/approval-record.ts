import { ticked } from '#app/admin/form/record-action.ts'
import { recordOf } from '#app/admin/records/record-of.ts'

export const approvalNames = [
  'name',
  'service',
  'date',
  'rating',
  'comment',
  'isApproved',
  'isFeatured',
] as const

type ApprovalValues = Record<(typeof approvalNames)[number] | 'id', string>

/** Specification section 5: five stars, today's date, approved and featured off. */
export const emptyApproval = (id: string, today: string): ApprovalValues => ({
  ...recordOf(approvalNames, () => ''),
  id,
  date: today,
  rating: '5',
})

type StoredApproval = {
  id: string
  name: string
  service: string | null
  rating: number
  comment: string
  isApproved: boolean
  isFeatured: boolean
}

export const approvalValues = (stored: StoredApproval, date: string): ApprovalValues => ({
  id: stored.id,
  name: stored.name,
  service: stored.service ?? '',
  date,
  rating: String(stored.rating),
  comment: stored.comment,
  isApproved: ticked(stored.isApproved),
  isFeatured: ticked(stored.isFeatured),
})

export const approvalInput = (values: ApprovalValues) => ({
  name: values.name,
  service: values.service || null,
  rating: Number.parseInt(values.rating, 10) || 0,
  comment: values.comment,
  isApproved: values.isApproved !== '',
  isFeatured: values.isFeatured !== '',
})
