const maps = 'https://www.google.com/maps'

/** A search for an address on a map; phones open it in their map app. Nothing is loaded from the map before the press. */
export const mapHref = (address: string): string =>
  `${maps}/search/?${new URLSearchParams({ api: '1', query: address })}`

/** https://developers.google.com/maps/documentation/urls/get-started: nine before the destination. */
const mostStops = 10

/** The way from where the phone is, past each address in turn. Undefined for fewer than two. */
export function routeOf(addresses: readonly string[]): { href: string; stops: number } | undefined {
  const stops = addresses.slice(0, mostStops)
  const destination = stops.at(-1)
  if (stops.length < 2 || !destination) return undefined
  const waypoints = stops.slice(0, -1).join('|')
  const asked = new URLSearchParams({ api: '1', destination, waypoints, travelmode: 'driving' })
  return { href: `${maps}/dir/?${asked}`, stops: stops.length }
}
