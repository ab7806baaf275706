import { readFile } from 'node:fs/promises'
import type { AreaPlace, BusinessProfile, Place } from '#content/profile/business-profile.ts'

export const placesTable = new URL('us-places.tsv', import.meta.url)

type Coordinates = Pick<Place, 'latitude' | 'longitude'>

/**
 * Where a town is, or else its ZIP code; nulls where the table knows neither. The table is read each time: that is a few
 * times a year, and it is larger than what the rest of the settings hold in memory.
 */
export async function coordinatesOf({
  city,
  state,
  postalCode,
}: Pick<Place, 'city' | 'state' | 'postalCode'>): Promise<Coordinates> {
  const places = await readFile(placesTable, 'utf8')
  const town = new RegExp(`^${state}\\t${city.replace(/[^\p{L}\d ]/gu, '\\$&')}\\t(\\S+)`, 'im').exec(places)
  const found = town ?? new RegExp(`[\\t ]${postalCode?.slice(0, 5) ?? 'none'}:(\\S+)`).exec(places)
  const [latitude, longitude] = found?.[1]?.split(',').map(Number) ?? []
  return { latitude: latitude ?? null, longitude: longitude ?? null }
}

type Areas = Pick<BusinessProfile, 'place' | 'serviceAreas' | 'areaPlaces'>

export async function areaPlacesOf(
  { place, serviceAreas }: Areas,
  before: Areas,
): Promise<readonly AreaPlace[]> {
  const known = (areas: Areas) => JSON.stringify([areas.place.state, areas.serviceAreas])
  if (known({ place, serviceAreas, areaPlaces: [] }) === known(before)) return before.areaPlaces
  if (serviceAreas.length === 0) return []
  const towns = new Map<string, readonly number[]>()
  for (const line of (await readFile(placesTable, 'utf8')).split('\n')) {
    if (!line.startsWith(`${place.state}\t`)) continue
    const [, town = '', point = ''] = line.split('\t')
    towns.set(town.toLowerCase(), point.split(',').map(Number))
  }
  return serviceAreas.flatMap((name) => {
    const [latitude, longitude] = towns.get(name.toLowerCase()) ?? []
    return latitude === undefined || longitude === undefined ? [] : [{ name, latitude, longitude }]
  })
}

/** The place with its coordinates: those that were entered, or of a town that is entered anew, the table's. */
export async function located(place: Place, before: Place): Promise<Place> {
  const isSamePoint = place.latitude === before.latitude && place.longitude === before.longitude
  const isSameTown = (['city', 'state', 'postalCode'] as const).every((part) => place[part] === before[part])
  if (place.latitude !== null && (isSameTown || !isSamePoint)) return place
  return { ...place, ...(await coordinatesOf(place)) }
}
