import { useId } from 'react'
import type { ServiceAreaMapWords } from '#content/service-area-map-words.ts'
import { countyLines, harrisCounty, land } from './county-geometry.generated.ts'
import { type CountyPlace, countyPlaces } from './houston-places.ts'
import { MapName } from './map-name.tsx'
import { countySheet, onSheet, townCircle, townSheet } from './map-sheet.ts'
import type { Point } from './pin-tumbler-geometry.ts'
import { box, circle, Dashed, Detail, Drawing, Outline } from './primitives.tsx'
import type { Rings } from './service-area-map.tsx'

const { width, height, downtown, unitsPerMile } = countySheet
const frame = box(0, 0, width, height)
const counties = Object.keys(countyPlaces) as CountyPlace[]

/** The town figure's circle at this map's scale. */
const shrink = unitsPerMile / townSheet.unitsPerMile
const town = {
  x: Math.round(downtown[0] + (townCircle.x - townSheet.downtown[0]) * shrink),
  y: Math.round(downtown[1] + (townCircle.y - townSheet.downtown[1]) * shrink),
  radius: Math.round(townCircle.radius * shrink),
}

/** Harris County and its neighbors on Galveston Bay, with the two rings of miles around downtown. */
export function CountyMap({ words, miles }: { words: ServiceAreaMapWords; miles: Rings }) {
  const rings = { near: miles.freeTravel * unitsPerMile, far: miles.service * unitsPerMile }
  return (
    <Drawing viewBox={`-2 -2 ${width + 4} ${height + 4}`} alternative={words.county}>
      <Water />
      <Detail d={land} solid />
      <path d={countyLines} className="d-leader" />
      <Outline d={harrisCounty} />
      <Outline d={frame} />
      <Dashed d={circle(downtown[0], downtown[1], rings.near)} />
      <Dashed d={circle(downtown[0], downtown[1], rings.far)} />
      <Detail d={circle(town.x, town.y, town.radius)} solid />
      <Outline d={circle(downtown[0], downtown[1], 4)} />
      {counties.map((county) => (
        <MapName key={county} at={onSheet(countySheet, countyPlaces[county])} quiet={county !== 'harris'}>
          {words.counties[county]}
        </MapName>
      ))}
      <MapName at={onRing(rings.near)}>{words.rings.near}</MapName>
      <MapName at={onRing(rings.far)}>{words.rings.far}</MapName>
      <MapName at={[town.x, Math.round(town.y + town.radius - 12)]}>{words.figures.town}</MapName>
      <MapName at={[40, 24]}>{words.figures.county}</MapName>
    </Drawing>
  )
}

/** The Gulf and the bay, ruled as a chart rules water. */
function Water() {
  const id = useId()
  return (
    <>
      <pattern id={id} width="40" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 2H40" className="d-hatch" />
      </pattern>
      <path d={frame} fill={`url(#${id})`} stroke="none" />
    </>
  )
}

/** North-west of downtown, where the rings cross no other name. */
function onRing(radius: number): Point {
  const above = Math.PI / 6
  return [
    Math.round(downtown[0] - radius * Math.cos(above)),
    Math.round(downtown[1] - radius * Math.sin(above)),
  ]
}
