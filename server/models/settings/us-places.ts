import { readFile } from 'node:fs/promises'
import type { AreaPlace, BusinessProfile, Place } from '#content/profile/business-profile.ts'
import { isStateCode, type StateCode } from '#content/us-states.ts'

const file = new URL('us-places.tsv', import.meta.url)

export type GeoPoint = { latitude: number; longitude: number }

/** `codes`: its ZIP codes and where they are, as in the table: read them with `postalCodesOf`. */
type Town = GeoPoint & { state: StateCode; name: string; codes: string }

/** The table is read each time: that is seldom, and it is larger than what the rest of the settings hold in memory. */
export async function usTowns(): Promise<Town[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.split('\t'))
  return lines.flatMap(([state = '', name = '', center = '', codes = '']) => {
    return isStateCode(state) ? { state, name, codes, ...pointOf(center) } : []
  })
}

/** Apart from the towns: to read those of all takes a tenth of a second. */
export const postalCodesOf = ({ codes }: Town): (GeoPoint & { code: string })[] =>
  codes.split(' ').map((entry) => {
    const [code = '', point = ''] = entry.split(':')
    return { code, ...pointOf(point) }
  })

function pointOf(text: string): GeoPoint {
  const [latitude = Number.NaN, longitude = Number.NaN] = text.split(',').map(Number)
  return { latitude, longitude }
}

const milesPerRadian = 3958.8
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** On a map that is flat between the two: within some hundred miles that is exact to a mile. */
export function milesBetween(one: GeoPoint, other: GeoPoint): number {
  const middle = radians((one.latitude + other.latitude) / 2)
  const across = radians(other.longitude - one.longitude) * Math.cos(middle)
  return milesPerRadian * Math.hypot(across, radians(other.latitude - one.latitude))
}

type Coordinates = Pick<Place, 'latitude' | 'longitude'>

/** Where a town is, or else its ZIP code; nulls where the table knows neither. */
export async function coordinatesOf({
  city,
  state,
  postalCode,
}: Pick<Place, 'city' | 'state' | 'postalCode'>): Promise<Coordinates> {
  const towns = await usTowns()
  const isNamed = (town: Town) => town.state === state && town.name.toLowerCase() === city.toLowerCase()
  const code = postalCode?.slice(0, 5)
  const isCoded = ({ codes }: Town) => code !== undefined && ` ${codes}`.includes(` ${code}:`)
  const found =
    towns.find(isNamed) ??
    towns
      .filter(isCoded)
      .flatMap(postalCodesOf)
      .find((each) => each.code === code)
  return { latitude: found?.latitude ?? null, longitude: found?.longitude ?? null }
}

type Areas = Pick<BusinessProfile, 'place' | 'serviceAreas' | 'areaPlaces'>

export async function areaPlacesOf(
  { place, serviceAreas }: Areas,
  before: Areas,
): Promise<readonly AreaPlace[]> {
  const known = (areas: Areas) => JSON.stringify([areas.place.state, areas.serviceAreas])
  if (known({ place, serviceAreas, areaPlaces: [] }) === known(before)) return before.areaPlaces
  if (serviceAreas.length === 0) return []
  const towns = (await usTowns()).filter(({ state }) => state === place.state)
  return serviceAreas.flatMap((name) => {
    const town = towns.find((each) => each.name.toLowerCase() === name.toLowerCase())
    return town ? [{ name, latitude: town.latitude, longitude: town.longitude }] : []
  })
}

/** The place with its coordinates: those that were entered, or of a town that is entered anew, the table's. */
export async function located(place: Place, before: Place): Promise<Place> {
  const isSamePoint = place.latitude === before.latitude && place.longitude === before.longitude
  const isSameTown = (['city', 'state', 'postalCode'] as const).every((part) => place[part] === before[part])
  if (place.latitude !== null && (isSameTown || !isSamePoint)) return place
  return { ...place, ...(await coordinatesOf(place)) }
}
