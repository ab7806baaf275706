import type { ServiceAreaMapWords } from '#content/service-area-map-words.ts'
import { CountyMap } from './county-map.tsx'
import { TownMap } from './town-map.tsx'

/** Miles from downtown: how far we drive, and from where a travel fee may apply. */
export type Rings = Readonly<{ service: number; freeTravel: number }>

/** The service area on two figures: the county within 30 miles of downtown, and beside it the areas in town. */
export function ServiceAreaMap({ words, miles }: { words: ServiceAreaMapWords; miles: Rings }) {
  return (
    <div className="service-area-map">
      <CountyMap words={words} miles={miles} />
      <TownMap words={words} />
    </div>
  )
}
