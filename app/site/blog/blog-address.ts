import { href } from 'react-router'

/** Where a page of the list of posts is; of a category, when one is chosen. The first page is not numbered. */
export function blogAddress({ category, page = 1 }: { category?: string | undefined; page?: number } = {}) {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size === 0 ? href('/blog') : `${href('/blog')}?${query}`
}
