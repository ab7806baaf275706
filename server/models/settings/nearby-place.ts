import { GraphQLObjectType } from 'graphql'
import { plainLetters } from '#content/plain-letters.ts'
import type { Place } from '#content/profile/business-profile.ts'
import { stateNames } from '#content/us-states.ts'
import { defineCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { required } from '#server/data-service/field-types.ts'
import { done } from '#server/result.ts'
import { type GeoPoint, milesBetween, postalCodesOf, usTowns } from './us-places.ts'

type NearbyPlace = Readonly<{ name: string; miles: number }>

const mostMiles = 100

/** How far from its middle a town may have a ZIP code. */
const widestTown = 50

/** Towns as "katy", "katy tx" and "katy texas", and ZIP codes; of two with one name the nearer. */
async function placesAround(middle: GeoPoint): Promise<ReadonlyMap<string, NearbyPlace>> {
  const places = new Map<string, NearbyPlace>()
  for (const town of await usTowns()) {
    if (milesBetween(middle, town) > mostMiles + widestTown) continue
    const state = stateNames[town.state]
    const name = `${town.name}, ${state}`
    const words = wordsOf(town.name)
    for (const called of [words, `${words} ${town.state.toLowerCase()}`, `${words} ${wordsOf(state)}`])
      add(called, name, town)
    for (const postalCode of postalCodesOf(town))
      add(postalCode.code, `${postalCode.code}, ${name}`, postalCode)
  }
  return places

  function add(called: string, name: string, point: GeoPoint) {
    const miles = Math.max(1, Math.round(milesBetween(middle, point)))
    const known = places.get(called)
    if (miles <= mostMiles && (!known || miles < known.miles)) places.set(called, { name, miles })
  }
}

const wordsOf = (text: string): string =>
  plainLetters(text)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

let around: { of: string; places: Promise<ReadonlyMap<string, NearbyPlace>> } | undefined

async function nearbyPlace(search: string, { latitude, longitude, city, state }: Place) {
  if (latitude === null || longitude === null) return null
  const of = `${latitude},${longitude}`
  if (around?.of !== of) around = { of, places: placesAround({ latitude, longitude }) }
  const places = await around.places
  const words = wordsOf(search.slice(0, 100))
  const postalCode = /\b(\d{5})( \d{4})?\b/.exec(words)
  const found = places.get(postalCode?.[1] ?? words)
  // Its own town is the middle from which the miles are counted.
  if (!found || found.name === `${city}, ${stateNames[state]}`) return null
  return { ...found, rest: postalCode ? words.replace(postalCode[0], '').trim() : '' }
}

const nearbyPlaceType = new GraphQLObjectType({
  name: 'NearbyPlace',
  fields: {
    name: required.text,
    miles: required.int,
    rest: { ...required.text, description: 'What else the search says' },
  },
})

export const nearbyPlaceCalls: ExtraCalls = {
  queries: {
    nearbyPlace: defineCall({
      may: everybody,
      type: nearbyPlaceType,
      description: `The town or ZIP code that a search names, and how far it is, within ${mostMiles} miles of the business`,
      args: { search: required.text },
      resolve: async ({ search }: { search: string }, { services }) =>
        done(await nearbyPlace(search, services.profile().place)),
    }),
  },
}
