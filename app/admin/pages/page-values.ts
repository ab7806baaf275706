import type { RecordValues } from '#app/admin/form/record-action.ts'

/** Apart from page-data.ts, of which the form's script needs nothing. */
export const pageNames = [
  ...(['title', 'slug', 'label', 'description', 'content', 'language', 'place', 'position'] as const),
  ...(['translationOf', 'isPublished'] as const),
] as const

export type PageValues = RecordValues<(typeof pageNames)[number]>
