import { GraphQLObjectType } from 'graphql'
import type { ServerWords } from '#content/languages.ts'
import { type BusinessProfile, isOnTheGulf, type Place } from '#content/profile/business-profile.ts'
import { stateCodes, stateNames } from '#content/us-states.ts'
import type { Call } from '#server/data-service/call.ts'
import { defineCall, type ExtraCalls, staffOf } from '#server/data-service/extra-calls.ts'
import { listOf, required } from '#server/data-service/field-types.ts'
import type { ModelField } from '#server/data-service/model.ts'
import { milesBetween, usTowns } from '#server/models/settings/us-places.ts'
import { done } from '#server/result.ts'

export type OtherPlace = Readonly<{ place: string; sentence: string }>

const nearMiles = 50

/** Towns with fewer ZIP codes are not looked for: most of their names are words or people as well. */
const fewestPostalCodes = 10

/**
 * States, large cities and the weather of the Gulf, where the business is not: each once, with the first sentence that names it.
 * A warning for who publishes it, and no more: an article may well speak of another place.
 */
export async function otherPlacesIn(
  text: string,
  profile: BusinessProfile,
  words: ServerWords['places'],
): Promise<OtherPlace[]> {
  const { named, near } = await namesFor(profile.place, words)
  const own = new Set([...near, ...profile.serviceAreas])
  const found = new Map<string, OtherPlace>()
  for (const sentence of sentencesOf(text))
    for (const [place] of sentence.matchAll(named))
      if (!own.has(place) && !found.has(place.toLowerCase()))
        found.set(place.toLowerCase(), { place, sentence })
  return [...found.values()]
}

type Names = { named: RegExp; near: ReadonlySet<string> }

let latest: { key: string; names: Promise<Names> } | undefined

function namesFor(place: Place, words: ServerWords['places']): Promise<Names> {
  const key = JSON.stringify(place)
  if (latest?.key !== key) latest = { key, names: readNames(place, words) }
  return latest.names
}

async function readNames(place: Place, words: ServerWords['places']): Promise<Names> {
  const cities = new Set<string>()
  const near = new Set<string>([place.city, place.state, stateNames[place.state]])
  const { latitude, longitude } = place
  for (const town of await usTowns()) {
    if (town.codes.split(' ').length >= fewestPostalCodes) cities.add(town.name)
    if (latitude === null || longitude === null) continue
    if (milesBetween({ latitude, longitude }, town) > nearMiles) continue
    for (const name of [town.name, town.state, stateNames[town.state]]) near.add(name)
  }
  for (const city of words.notCities) cities.delete(city)
  for (const names of [cities, near])
    for (const name of [...names].filter((each) => each.startsWith('Saint ')))
      names.add(name.replace('Saint', 'St.'))
  const gulf = isOnTheGulf(place) ? [] : words.ofTheGulf
  const names = [...cities, ...near, ...Object.values(stateNames), ...gulf].toSorted(
    (one, other) => other.length - one.length,
  )
  const streets = words.afterStreets.join('|')
  const any = [...new Set(names)].map((name) => name.replaceAll('.', '\\.')).join('|')
  const named = `(?:${any})(?!\\w)(?! (?:${streets})\\b)|(?<=, )(?:${stateCodes.join('|')})\\b`
  const initials = [...new Set(names.map(([initial]) => initial))].join('')
  // The first letter is looked for first: that takes a third of the time.
  return { named: new RegExp(`\\b(?=[${initials}])(?:${named})`, 'g'), near }
}

const sentencesOf = (markdown: string): string[] =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|__|`/g, '')
    .split(/\n|(?<=(?<!\bSt)[.?!]) /)
    .map((line) => line.replace(/^\s*(?:[#>|*-]+|\d+\.)?\s+/, '').trim())

export const otherPlacesType = listOf(
  new GraphQLObjectType({
    name: 'OtherPlace',
    description: 'Words of a text that claim another place than that of the business',
    fields: {
      place: required.text,
      sentence: { ...required.text, description: 'The first that names it' },
    },
  }),
)

export const readOtherPlaces = (text: string, { services: { words, profile } }: Pick<Call, 'services'>) =>
  otherPlacesIn(text, profile(), words.places)

export const otherPlacesField = (...fields: readonly string[]): ModelField & { private: true } => ({
  private: true,
  type: otherPlacesType.ofType,
  description: 'Where it claims another place than that of the business',
  resolve: (record, _args, call) => readOtherPlaces(fields.map((field) => record[field]).join('\n'), call),
})

export const otherPlacesCalls: ExtraCalls = {
  queries: {
    otherPlaces: defineCall({
      may: staffOf('content', 'updatePosts'),
      type: otherPlacesType,
      description: 'Where a text in Markdown claims another place than that of the business',
      args: { text: required.text },
      resolve: async ({ text }: { text: string }, call) => done(await readOtherPlaces(text, call)),
    }),
  },
}
