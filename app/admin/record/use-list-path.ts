import { useSearchParams } from 'react-router'
import type { ListAddress } from '#app/admin/list/list.ts'

/** The list that a form was opened from, as it was filtered then: the form's address says the same. */
export function useListPath(path: string, address: ListAddress): string {
  const [params] = useSearchParams()
  const query = address.path(address.read(params))
  return query === '?' ? path : `${path}${query}`
}
