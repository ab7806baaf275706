import { href } from 'react-router'
import { type RequestKind, requestKinds, requestPath } from './lead.ts'

export const rowsOf = {
  Review: { row: 'review', path: href('/admin/reviews') },
  Testimonial: { row: 'testimonial', path: href('/admin/testimonials') },
  Blog: { row: 'blog', path: href('/admin/blogs') },
  Page: { row: 'page', path: href('/admin/pages') },
  Redirect: { row: 'redirect', path: href('/admin/redirects') },
  PriceItem: { row: 'price', path: href('/admin/prices') },
} as const

type ShownModel = keyof typeof rowsOf | RequestKind

const isRequest = (model: string): model is RequestKind => requestKinds.some((kind) => kind === model)

export const isShown = (model: string): model is ShownModel =>
  isRequest(model) || Object.hasOwn(rowsOf, model)

/** Imports no list: a link loads little. */
export function recordHref(model: ShownModel, id: string): string {
  if (isRequest(model)) return requestPath({ kind: model, id })
  const { row, path } = rowsOf[model]
  return `${path}?${row}=${id}#${row}-${id}`
}
