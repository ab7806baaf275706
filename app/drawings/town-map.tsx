import { useId } from 'react'
import type { ServiceAreaMapWords } from '#content/service-area-map-words.ts'
import { type AreaPlace, areaPlaces, type Coordinates, freeways, loop, loopNameAt } from './houston-places.ts'
import { MapName } from './map-name.tsx'
import { onSheet, townCircle, townSheet } from './map-sheet.ts'
import { circle, Dashed, Detail, Drawing, Outline } from './primitives.tsx'

const edge = circle(townCircle.x, townCircle.y, townCircle.radius)
const on = (place: Coordinates) => onSheet(townSheet, place)
const line = (places: readonly Coordinates[]) => `M${places.map((place) => on(place).join(' ')).join('L')}`
const areas = Object.keys(areaPlaces) as AreaPlace[]
const scale = { x: 224, y: 484, length: 5 * townSheet.unitsPerMile }

/** The named areas at their true places among the freeways, more than three times larger than on the county map. */
export function TownMap({ words }: { words: ServiceAreaMapWords }) {
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
