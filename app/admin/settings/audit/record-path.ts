import { href } from 'react-router'

/** Where people see what an entry is about; undefined when it has no screen of its own. */
export function recordPath(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'Quote':
      return `${href('/admin/quotes')}?quote=${id}#quote-${id}`
    case 'Message':
      return `${href('/admin/messages')}?message=${id}#message-${id}`
    case 'Review':
      return href('/admin/reviews/:id/edit', { id })
    case 'Testimonial':
      return href('/admin/testimonials/:id/edit', { id })
    case 'Blog':
      return href('/admin/blogs/:id/edit', { id })
    case 'BusinessProfile':
      return href('/admin/settings')
    default:
      return undefined
  }
}
