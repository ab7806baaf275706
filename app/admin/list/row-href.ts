import { href } from 'react-router'

/** The records that have a list, by their model: how their rows are named, and where they stand. */
export const rowsOf = {
  Quote: { row: 'quote', path: href('/admin/quotes') },
  Message: { row: 'message', path: href('/admin/messages') },
  Review: { row: 'review', path: href('/admin/reviews') },
  Testimonial: { row: 'testimonial', path: href('/admin/testimonials') },
  Blog: { row: 'blog', path: href('/admin/blogs') },
} as const

/** Whether records of this model have a list. */
export const hasList = (model: string): model is keyof typeof rowsOf => Object.hasOwn(rowsOf, model)

/** The way to one record in its list, which shows it on top wherever it stands. Knows nothing else of that list: a link loads little. */
export function rowHref(model: keyof typeof rowsOf, id: string): string {
  const { row, path } = rowsOf[model]
  return `${path}?${row}=${id}#${row}-${id}`
}
