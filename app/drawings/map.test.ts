import { geoDistance } from 'd3-geo'
import { expect, test } from 'vitest'
import { areaPlaces, countyPlaces, countySheet, downtown } from './houston-places.ts'
import { onSheet, townCircle, townSheet } from './map.tsx'

const earthRadiusInMiles = 3958.8

test.each(Object.entries({ ...areaPlaces, chambers: { at: countyPlaces.chambers } }))(
  '%s stands as far from downtown on the map as on the ground',
  (_, { at }) => {
    const miles = geoDistance([...downtown], [...at]) * earthRadiusInMiles
    const [x, y] = onSheet(countySheet, at)
    const drawn = Math.hypot(x - countySheet.downtown[0], y - countySheet.downtown[1])
    expect(Math.abs(drawn - miles * countySheet.unitsPerMile)).toBeLessThan(1)
  },
)

test('every named area lies within the circle of the town figure', () => {
  for (const { at } of Object.values(areaPlaces)) {
    const [x, y] = onSheet(townSheet, at)
    expect(Math.hypot(x - townCircle.x, y - townCircle.y)).toBeLessThan(townCircle.radius)
  }
})
