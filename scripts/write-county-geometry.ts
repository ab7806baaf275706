// Writes app/drawings/county-geometry.generated.ts: the land and the county lines around Houston, in the units of the
// service-area map. Run it after a change of the map's size or scale.
import { readFileSync, writeFileSync } from 'node:fs'
import { geoAzimuthalEquidistant, geoPath } from 'd3-geo'
import { feature, merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { countySheet, downtown } from '#app/drawings/houston-places.ts'

const harris = '48201'
const earthRadiusInMiles = 3958.8

const atlas = new URL(import.meta.resolve('us-atlas/counties-10m.json'))
type Counties = Omit<GeometryCollection, 'geometries'> & { geometries: (Polygon | MultiPolygon)[] }
// The package's own format, which it describes but has no types for.
const topology = JSON.parse(readFileSync(atlas, 'utf8')) as Topology<{ counties: Counties }>
const { counties } = topology.objects

/** Every distance from downtown is true, so the rings of miles are plain circles. */
const projection = geoAzimuthalEquidistant()
  .rotate([-downtown[0], -downtown[1]])
  .scale(earthRadiusInMiles * countySheet.unitsPerMile)
  .translate([...countySheet.downtown])
  .clipExtent([
    [0, 0],
    [countySheet.width, countySheet.height],
  ])
const path = geoPath(projection).digits(0)

function moves(d: string | null): string {
  return (d ?? '').replace(/M([\d,L]+)(Z?)/g, (_, points: string, end: string) => {
    const [first = [], ...rest] = points.split('L').map((point) => point.split(',').map(Number))
    let [penX = 0, penY = 0] = first
    const steps = rest.flatMap(([x = 0, y = 0]) => {
      const step = [x - penX, y - penY]
      ;[penX, penY] = [x, y]
      return step.some((length) => length !== 0) ? step : []
    })
    return `M${first.join(' ')}l${steps.join(' ')}${end}`.replaceAll(' -', '-')
  })
}

const near = counties.geometries.filter((county) => path.area(feature(topology, county)) > 0)
const parts = {
  land: path(merge(topology, near)),
  // Without the county's own border, which is drawn over them.
  countyLines: path(
    mesh(
      topology,
      { ...counties, geometries: near },
      (a, b) => a !== b && ![a, b].some((county) => 'id' in county && county.id === harris),
    ),
  ),
  harrisCounty: path(feature(topology, { ...counties, geometries: near.filter(({ id }) => id === harris) })),
}

writeFileSync(
  new URL('../app/drawings/county-geometry.generated.ts', import.meta.url),
  `/*
 * Written by scripts/write-county-geometry.ts from the U.S. Census Bureau's county boundaries (package us-atlas,
 * counties-10m), projected around downtown Houston and rounded to the map's units. Do not edit.
 */
${Object.entries(parts)
  .map(([name, d]) => `export const ${name} =\n  '${moves(d)}'\n`)
  .join('')}`,
)
