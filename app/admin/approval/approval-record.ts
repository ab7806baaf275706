import { numeric, optional, required, tick } from '#app/admin/form/record-controls.ts'

/** What reviews and testimonials have in common. The date is each one's own. */
export const approvalControls = {
  name: required,
  service: optional,
  rating: numeric('5', { refused: 0 }),
  comment: required,
  isApproved: tick,
  isFeatured: tick,
}
