import type { Place } from '#content/profile/business-profile.ts'

type Coordinates = Pick<Place, 'latitude' | 'longitude'>

export const streetMapProvider = 'OpenStreetMap'

export const streetMapOf = ({ latitude, longitude }: Coordinates): string | undefined =>
  latitude === null || longitude === null
    ? undefined
    : `https://www.openstreetmap.org/#map=10/${latitude}/${longitude}`

export function streetMapFrame(place: Coordinates, miles: number): string | undefined {
  const { latitude, longitude } = place
  if (latitude === null || longitude === null) return undefined
  const high = miles / 69.09
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  const edges = [longitude - wide, latitude - high, longitude + wide, latitude + high]
  const query = new URLSearchParams({
    bbox: edges.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}

export const streetMapSearch = (address: string): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`
