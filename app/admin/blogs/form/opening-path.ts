/** The same address with other questions; the list that the form leads back to stays as it was. */
export function openingPath(params: URLSearchParams, asks: Record<string, string> = {}): string {
  const next = new URLSearchParams(params)
  for (const name of ['draft', 'version']) next.delete(name)
  for (const [name, value] of Object.entries(asks)) next.set(name, value)
  return next.size > 0 ? `?${next}` : '?'
}
