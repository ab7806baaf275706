import { safeReturnPath } from '#app/admin/return-path.ts'

/** Marks the address of a screen to which somebody comes back whose form was interrupted. */
export const confirmedParameter = 'confirmed'

/** Where the page that asked leads: back, with the mark when a form was interrupted. */
export function pathAfterwards({ searchParams }: URL): string {
  const from = safeReturnPath(searchParams.get('from'))
  return searchParams.has('interrupted') ? withConfirmed(from) : from
}

/** The same path with the mark, which stands before a fragment. */
function withConfirmed(path: string): string {
  const [address = '', ...fragment] = path.split('#')
  const marked = address.includes('?')
    ? `${address}&${confirmedParameter}=1`
    : `${address}?${confirmedParameter}=1`
  return [marked, ...fragment].join('#')
}
