import { useId } from 'react'
import type { AreaPlace, Place } from '#content/profile/business-profile.ts'
import type { Standing } from '#content/texts.ts'
import type { mapWords } from '#words/site/drawings.ts'
import { countyLines, harrisCounty, land } from './county-geometry.generated.ts'
import {
  areaPlaces,
  type Coordinates,
  type CountyPlace,
  countyPlaces,
  countySheet,
  downtown,
  freeways,
  type AreaPlace as HoustonPlace,
  loop,
  loopNameAt,
} from './houston-places.ts'
import { Dashed, Detail, Drawing, Outline } from './primitives.tsx'
import { box, circle, type Point } from './shapes.ts'

type MapWords = Standing<typeof mapWords.drawing>

type MapSheet = { width: number; height: number; downtown: Point; unitsPerMile: number }

export const townSheet: MapSheet = { width: 520, height: 520, downtown: [300, 247], unitsPerMile: 27 }
export const townCircle = { x: 260, y: 260, radius: 250 }

const milesPerDegree = 69.09
const narrowing = Math.cos((downtown[1] * Math.PI) / 180)

/** The earth is taken as flat: within the county the error is thinner than a line. */
export function onSheet(sheet: MapSheet, [longitude, latitude]: Coordinates): Point {
  const milesEast = (longitude - downtown[0]) * milesPerDegree * narrowing
  const milesSouth = (downtown[1] - latitude) * milesPerDegree
  return [
    Math.round(sheet.downtown[0] + milesEast * sheet.unitsPerMile),
    Math.round(sheet.downtown[1] + milesSouth * sheet.unitsPerMile),
  ]
}

/** Miles: how far we drive, and from where a travel fee may apply. */
type Rings = Readonly<{ service: number | null; freeTravel: number | null }>

type AreaMapProps = { words: MapWords; miles: Rings; areas: readonly string[] }

/** The service area of Houston: the county within 30 miles of downtown, and beside it the areas in town where all are served. */
export function ServiceAreaMap({ words, miles, areas }: AreaMapProps) {
  const inTown = Object.values(words.areas).every((name) => areas.some((area) => area.includes(name)))
  return (
    <div className={inTown ? 'service-area-map' : 'service-area-map service-area-county'}>
      <CountyMap words={words} miles={miles} inTown={inTown} />
      {inTown && <TownMap words={words} />}
    </div>
  )
}

const plain = { size: 520, middle: 260, widest: 238 }

type RingsMapProps = { words: MapWords; miles: Rings; place: Place; towns: readonly AreaPlace[] }

export function ServiceAreaRings({ words, miles, place, towns }: RingsMapProps) {
  const { service, freeTravel } = miles
  const widest = service ?? freeTravel ?? 0
  if (widest === 0 || !words.ringsAround) return null
  const { size, middle } = plain
  const rings = [
    { radius: freeTravel, name: words.rings.near },
    { radius: service, name: words.rings.far },
  ].flatMap(({ radius, name }) =>
    radius === null || !name ? [] : [{ radius: Math.round((radius / widest) * plain.widest), name }],
  )
  const ringNames = rings.map(({ name, radius }) => labelBox(name, [middle, middle + radius]))
  const shown = townsShown(towns, place, plain.widest / widest, [
    labelBox(place.city, [middle, middle - 22]),
    ...ringNames,
  ])
  return (
    <div className="service-area-rings">
      <Drawing viewBox={`0 0 ${size} ${size}`} alternative={words.ringsAround}>
        {rings.map(({ radius, name }) => (
          <Dashed key={name} d={circle(middle, middle, radius)} />
        ))}
        <Outline circle={[middle, middle, 4.5]} solid />
        {shown.length > 0 && <Outline d={shown.map(({ at: [x, y] }) => circle(x, y, 4)).join('')} solid />}
        <MapName at={[middle, middle - 22]}>{place.city}</MapName>
        {shown.map(({ name, at, side }) => (
          <MapName key={name} at={at} side={side}>
            {name}
          </MapName>
        ))}
        {rings.map(({ radius, name }) => (
          <MapName key={name} at={[middle, middle + radius]} quiet>
            {name}
          </MapName>
        ))}
      </Drawing>
    </div>
  )
}

type Box = { left: number; right: number; top: number; bottom: number }
type ShownTown = { name: string; at: Point; side: 'left' | 'right' }

function labelBox(name: string, [x, y]: Point, side?: 'left' | 'right'): Box {
  const length = name.length * 10.5
  const left = side === 'left' ? x - gap - length : side === 'right' ? x + gap : x - length / 2
  return { left, right: left + length, top: y - 13, bottom: y + 13 }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** Towns within the wider ring whose names have room, the first ones first: all of them stand in the list below. */
function townsShown(
  towns: readonly AreaPlace[],
  { latitude, longitude }: Place,
  unitsPerMile: number,
  taken: readonly Box[],
): ShownTown[] {
  if (latitude === null || longitude === null) return []
  const { size, middle, widest } = plain
  const boxes = [...taken]
  return towns.flatMap((town) => {
    const east = (town.longitude - longitude) * milesPerDegree * Math.cos((latitude * Math.PI) / 180)
    const south = (latitude - town.latitude) * milesPerDegree
    const at: Point = [Math.round(middle + east * unitsPerMile), Math.round(middle + south * unitsPerMile)]
    const distance = Math.hypot(at[0] - middle, at[1] - middle)
    if (distance < 12 || distance > widest) return []
    const dot = { left: at[0] - 6, right: at[0] + 6, top: at[1] - 6, bottom: at[1] + 6 }
    const side = ([at[0] < middle ? 'left' : 'right', at[0] < middle ? 'right' : 'left'] as const).find(
      (way) => {
        const box = labelBox(town.name, at, way)
        return (
          box.left > 0 &&
          box.right < size &&
          !boxes.some((other) => overlap(box, other) || overlap(dot, other))
        )
      },
    )
    if (!side) return []
    boxes.push(labelBox(town.name, at, side), dot)
    return [{ name: town.name, at, side }]
  })
}

const { width, height, downtown: center, unitsPerMile } = countySheet
const frame = box(0, 0, width, height)
const counties = Object.keys(countyPlaces) as CountyPlace[]

const shrink = unitsPerMile / townSheet.unitsPerMile
const town = {
  x: Math.round(center[0] + (townCircle.x - townSheet.downtown[0]) * shrink),
  y: Math.round(center[1] + (townCircle.y - townSheet.downtown[1]) * shrink),
  radius: Math.round(townCircle.radius * shrink),
}

function CountyMap({ words, miles, inTown }: { words: MapWords; miles: Rings; inTown: boolean }) {
  const rings = [
    { radius: miles.freeTravel, name: words.rings.near },
    { radius: miles.service, name: words.rings.far },
  ].flatMap(({ radius, name }) => (radius === null || !name ? [] : [{ radius: radius * unitsPerMile, name }]))
  return (
    <Drawing viewBox={`-2 -2 ${width + 4} ${height + 4}`} alternative={words.county}>
      <Water />
      <Detail d={land} solid />
      <path d={countyLines} className="d-leader" />
      <Outline d={harrisCounty} />
      <Outline d={frame} />
      {rings.map(({ radius, name }) => (
        <Dashed key={name} d={circle(center[0], center[1], radius)} />
      ))}
      {inTown && <Detail circle={[town.x, town.y, town.radius]} solid />}
      <Outline circle={[center[0], center[1], 4]} />
      {counties.map((county) => (
        <MapName key={county} at={onSheet(countySheet, countyPlaces[county])} quiet={county !== 'harris'}>
          {words.counties[county]}
        </MapName>
      ))}
      {rings.map(({ radius, name }) => (
        <MapName key={name} at={onRing(radius)}>
          {name}
        </MapName>
      ))}
      {inTown && (
        <>
          <MapName at={[town.x, Math.round(town.y + town.radius - 22)]}>{words.figures.town}</MapName>
          <MapName at={[40, 24]}>{words.figures.county}</MapName>
        </>
      )}
    </Drawing>
  )
}

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

function onRing(radius: number): Point {
  const above = Math.PI / 6
  return [Math.round(center[0] - radius * Math.cos(above)), Math.round(center[1] - radius * Math.sin(above))]
}

const edge = circle(townCircle.x, townCircle.y, townCircle.radius)
const on = (place: Coordinates) => onSheet(townSheet, place)
const line = (places: readonly Coordinates[]) => `M${places.map((place) => on(place).join(' ')).join('L')}`
const areas = Object.keys(areaPlaces) as HoustonPlace[]
const scale = { x: 224, y: 484, length: 5 * townSheet.unitsPerMile }

function TownMap({ words }: { words: MapWords }) {
  const clip = useId()
  return (
    <Drawing viewBox={`0 0 ${townSheet.width} ${townSheet.height}`} alternative={words.town}>
      <clipPath id={clip}>
        <path d={edge} />
      </clipPath>
      <Detail d={edge} solid />
      <g clipPath={`url(#${clip})`}>
        {freeways.map(({ name, through }) => (
          <path key={name} d={line(through)} className="d-road" />
        ))}
      </g>
      <Dashed d={`${line(loop)}Z`} />
      <Outline d={edge} />
      <Outline d={areas.map((area) => circle(...on(areaPlaces[area].at), 4.5)).join('')} solid />
      {freeways.map(({ name, nameAt }) => (
        <MapName key={name} at={on(nameAt)} quiet>
          {name}
        </MapName>
      ))}
      <MapName at={on(loopNameAt)} quiet>
        {words.loop}
      </MapName>
      {areas.map((area) => (
        <MapName key={area} at={on(areaPlaces[area].at)} side={areaPlaces[area].side}>
          {words.areas[area]}
        </MapName>
      ))}
      <MapName at={[120, 122]}>{words.figures.town}</MapName>
      <ScaleBar>{words.scale}</ScaleBar>
    </Drawing>
  )
}

function ScaleBar({ children }: { children: string }) {
  const { x, y, length } = scale
  return (
    <>
      <Outline d={`M${x} ${y - 6}v6h${length}v-6`} />
      <MapName at={[x + length / 2, y - 14]} quiet>
        {children}
      </MapName>
    </>
  )
}

type MapNameProps = {
  at: Point
  side?: 'left' | 'right'
  quiet?: boolean
  children: string
}

const anchors = { left: 'end', right: 'start' } as const
const gap = 11

function MapName({ at: [x, y], side, quiet = false, children }: MapNameProps) {
  const offset = side === undefined ? 0 : side === 'left' ? -gap : gap
  return (
    <text
      x={x + offset}
      y={y + 6}
      textAnchor={side === undefined ? 'middle' : anchors[side]}
      className={quiet ? 'd-label d-quiet' : 'd-label'}
    >
      {children}
    </text>
  )
}
