import { isEntered } from '#content/entered-texts.ts'
import type { Language } from '#content/languages.ts'
import { longestOf } from '#content/own-lists.ts'
import {
  type EntryText,
  keysMarkedIn,
  MarkedWords,
  nameTrees,
  placesOf,
  type TextTrees,
} from '#content/own-words.ts'
import { hasPartFor, pathsOfText } from '#content/text-pages.ts'
import { type BusinessFacts, wordsFor } from '#content/texts.ts'
import { languagesOffered, type Reading, readEntered, saidByUs } from './entered-texts.ts'
import { isOursAgain, readNewest, readOwnTexts, type StoredText } from './own-text-rows.ts'
import {
  defaultOf,
  type Editable,
  isListed,
  mayHide,
  namesOfText,
  oursStands,
  stateOf,
  type TextState,
} from './own-text-rules.ts'

/**
 * `version`: of its last change, 0 before the first. `stands`: a page or mail of this business says it now. `entry`: what a
 * new entry of a list says. `original`: the text of the owner in the first language, where it is newer than the one of this
 * language; "" where he hides it. `oursStands`: ours says something of this business.
 */
export type ListedText = {
  key: string
  default: string
  value: string | null
  isHidden: boolean
  state: TextState | null
  version: number
  stands: boolean
  replaced: string | null
  paths: readonly string[]
  mayHide: boolean
  longest: number
  given: readonly string[]
  needed: readonly string[]
  entry: readonly EntryText[] | null
  original: string | null
  oursStands: boolean
}

/** `gone`: the owner's of texts that this edition no longer has. */
async function readListed(language: Language, call: Reading) {
  const newest = await readNewest(call.db, { language: language.code })
  const stored = newest.filter((text) => !isOursAgain(text))
  const editable = await editableTextsOf(language, call, stored)
  const originals = await originalsFor(language, { newest, editable }, call)
  const gone = stored.filter(({ key }) => !editable.has(key) && !isEntered(key))
  return { newest, stored, editable, originals, gone }
}

export async function listTexts(language: Language, call: Reading): Promise<ListedText[]> {
  const { newest, stored, editable, originals, gone } = await readListed(language, call)
  const versions = new Map(newest.map(({ key, version }) => [key, version]))
  const changed = new Map(stored.map((text) => [text.key, text]))
  const profile = call.services.profile()
  const said = keysSaid(await language.texts(), stored, language.words.speechOf(profile).facts)
  return [
    ...Array.from(editable.values(), (text) => shown(text.key, text, changed.get(text.key))),
    ...gone.map((text) => shown(text.key, undefined, text)),
  ].map((text) => ({
    ...text,
    original: originals.get(text.key) ?? null,
    paths: pathsOfText(text.key, profile),
    version: versions.get(text.key) ?? 0,
    stands: isEntered(text.key) || (said(text.key) && hasPartFor(text.key, profile)),
  }))
}

export type WaitingTexts = { language: string; count: number }

/** How many texts of each further language that is offered wait for its words. */
export async function countWaiting(call: Reading): Promise<WaitingTexts[]> {
  return Promise.all(
    languagesOffered(call).map(async (language) => {
      const { editable, originals, gone } = await readListed(language, call)
      const listed = [...editable.keys(), ...gone.map(({ key }) => key)]
      return { language: language.code, count: listed.filter((key) => originals.has(key)).length }
    }),
  )
}

export function keysSaid(
  trees: TextTrees,
  own: readonly Pick<StoredText, 'key' | 'value'>[],
  facts: BusinessFacts,
): (key: string) => boolean {
  const speech = { facts, ownWords: new MarkedWords(own.map(({ key, value }) => [key, value])) }
  const said = keysMarkedIn(Object.values(trees).map((tree) => wordsFor(tree, speech)))
  return (key) => said.has(key)
}

type Stand = { newest: readonly StoredText[]; editable: ReadonlyMap<string, Editable> }

/**
 * What the owner said in the first language since he said it in this one, or took ours. What he entered is told by its text: it
 * may be changed back.
 */
export async function originalsFor(
  { code }: Language,
  { newest, editable }: Stand,
  { services, db }: Reading,
): Promise<Map<string, string>> {
  const [first] = services.languages
  if (code === first.code) return new Map()
  const last = new Map(newest.map((text) => [text.key, text]))
  const originals = await readOwnTexts(db, { language: first.code })
  const entered = [...editable.values()].flatMap((place) => {
    if (isListed(place) || !place.isEntered) return []
    const own = last.get(place.key)
    const text = defaultOf(place)
    return own?.value && own.replaced === text ? [] : [[place.key, text] as const]
  })
  return new Map([
    ...originals
      .filter(({ key, createdAt }) => createdAt > (last.get(key)?.createdAt ?? 0))
      .map(({ key, value }) => [key, value ?? ''] as const),
    ...entered,
  ])
}

function shown(
  key: string,
  editable: Editable | undefined,
  own: StoredText | undefined,
): Omit<ListedText, 'original' | 'paths' | 'stands' | 'version'> {
  return {
    key,
    default: editable ? defaultOf(editable) : (own?.replaced ?? ''),
    value: own?.value ?? null,
    isHidden: own?.isHidden ?? false,
    state: own ? (isEntered(key) ? 'upToDate' : stateOf(own, editable)) : null,
    replaced: own?.replaced ?? null,
    mayHide: editable ? mayHide(editable) : false,
    oursStands: editable ? oursStands(editable) : false,
    longest: !editable || isListed(editable) ? 0 : longestOf(editable.text),
    ...(!editable || isListed(editable) ? { given: [], needed: [] } : namesOfText(editable)),
    entry: editable && isListed(editable) ? editable.entry : null,
  }
}

export async function editableTextsOf(
  language: Language,
  call: Reading,
  changes: readonly { key: string; value?: string | null }[],
): Promise<Map<string, Editable>> {
  const trees = await language.texts()
  nameTrees(trees)
  const ownWords = new Map(changes.map(({ key, value = null }) => [key, value]))
  const { facts } = language.words.speechOf(call.services.profile())
  const places = Object.values(trees).flatMap((tree) => Array.from(placesOf(tree, ownWords)))
  const entered = await placesEntered(language, ownWords, call)
  return new Map<string, Editable>([
    ...places.map((place) => [place.key, 'text' in place ? { ...place, facts } : place] as const),
    ...entered.map(({ key, text }) => [key, { key, text, facts, isInList: false, isEntered: true }] as const),
  ])
}

/** What the language says by itself is left out, unless the owner translated it. */
async function placesEntered(language: Language, ownWords: ReadonlyMap<string, unknown>, call: Reading) {
  if (!languagesOffered(call).includes(language)) return []
  const profile = call.services.profile()
  const entered = await readEntered(call)
  return entered.filter((each) => ownWords.has(each.key) || saidByUs(each, language, profile) === undefined)
}
