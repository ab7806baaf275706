import { type Coordinates, downtown } from './houston-places.ts'
import type { Point } from './pin-tumbler-geometry.ts'

/** A map's size in units, where downtown stands on it, and its scale. */
export type MapSheet = { width: number; height: number; downtown: Point; unitsPerMile: number }

/** The county and its neighbors. */
export const countySheet: MapSheet = { width: 620, height: 540, downtown: [312, 268], unitsPerMile: 8 }

/** The round, larger figure of the areas in town; its circle is drawn on the county map too. */
export const townSheet: MapSheet = { width: 520, height: 520, downtown: [300, 247], unitsPerMile: 27 }
export const townCircle = { x: 260, y: 260, radius: 250 }

const milesPerDegree = 69.09
const narrowing = Math.cos((downtown[1] * Math.PI) / 180)

/** A place on a map. The earth is taken as flat: within the county the error is thinner than a line. */
export function onSheet(sheet: MapSheet, [longitude, latitude]: Coordinates): Point {
  const milesEast = (longitude - downtown[0]) * milesPerDegree * narrowing
  const milesSouth = (downtown[1] - latitude) * milesPerDegree
  return [
    Math.round(sheet.downtown[0] + milesEast * sheet.unitsPerMile),
    Math.round(sheet.downtown[1] + milesSouth * sheet.unitsPerMile),
  ]
}
