/** Marks the address of a screen to which somebody comes back whose form was interrupted. */
export const confirmedParameter = 'confirmed'

/** The same path with the mark, which stands before a fragment. */
export function withConfirmed(path: string): string {
  const [address = '', ...fragment] = path.split('#')
  const marked = address.includes('?')
    ? `${address}&${confirmedParameter}=1`
    : `${address}?${confirmedParameter}=1`
  return [marked, ...fragment].join('#')
}
