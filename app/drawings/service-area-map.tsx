import { CountyMap } from './county-map.tsx'
import type { AreaPlace, CountyPlace } from './houston-places.ts'
import { TownMap } from './town-map.tsx'

/** What the map says. The places themselves are fixed: their names are not. */
export type ServiceAreaMapWords = {
  /** Text alternative of the county with the two rings of miles. */
  county: string
  /** Text alternative of the figure with the areas in town. */
  town: string
  figures: { county: string; town: string }
  rings: { near: string; far: string }
  counties: Readonly<Record<CountyPlace, string>>
  areas: Readonly<Record<AreaPlace, string>>
  loop: string
  scale: string
}

/** The service area on two figures: the county within 30 miles of downtown, and beside it the areas in town. */
export function ServiceAreaMap({ words }: { words: ServiceAreaMapWords }) {
  return (
    <div className="service-area-map">
      <CountyMap words={words} />
      <TownMap words={words} />
    </div>
  )
}
