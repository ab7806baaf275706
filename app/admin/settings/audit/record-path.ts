import { href } from 'react-router'
import { rowHref } from '#app/admin/list/list.ts'
import { messageList } from '#app/admin/messages/message-list.ts'
import { quoteList } from '#app/admin/quotes/quote-list.ts'

/** Where people see what an entry is about; undefined when it has no screen of its own. */
export function recordPath(subject: string, id: string): string | undefined {
  switch (subject) {
    case 'Quote':
      return rowHref(quoteList, id)
    case 'Message':
      return rowHref(messageList, id)
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
