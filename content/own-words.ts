import {
  arranged,
  entriesOf,
  isBlank,
  isList,
  isOwnEntry,
  isText,
  longestOf,
  mayArrange,
  newEntry,
  type WrittenText,
  wordingsOf,
} from './own-lists.ts'

/** What the owner changed in one language: by key his text, or null for one that he hides; of a list its order. */
export type OwnWords = ReadonlyMap<string, string | null>

/** All texts that he may change, by the name that their keys begin with. */
export type TextTrees = Readonly<Record<string, object>>

/** Where a text stands. A text of a list may always be absent: its entry goes with it. */
export type TextPlace = Readonly<{ key: string; isInList: boolean }>

/** Words of which each text says its key, for a page on which they are edited: `marked` puts it there. */
export class MarkedWords extends Map<string, string | null> {}

/** The owner's text in the place of a default. `mark`: its key, where texts say it. */
export class OwnText {
  readonly value: string | null | undefined
  readonly replaced: WrittenText
  readonly mark: string | undefined
  constructor(value: string | null | undefined, replaced: WrittenText, mark: string | undefined) {
    this.value = value
    this.replaced = replaced
    this.mark = mark
  }
}

/** A list of which the owner hides something. `withHidden`: with that, for where hiding would leave none below its heading. */
export class OwnList {
  readonly entries: readonly unknown[]
  readonly withHidden: () => readonly unknown[]
  constructor(entries: readonly unknown[], withHidden: () => readonly unknown[]) {
    this.entries = entries
    this.withHidden = withHidden
  }
}

/** Characters for private use, which no text has. */
const marks = { key: '\uE000', text: '\uE001', end: '\uE002' } as const

export function keysMarkedIn(words: unknown): ReadonlySet<string> {
  const texts = JSON.stringify(words).matchAll(/\uE000([\w.-]+)\uE001/g)
  return new Set(
    Array.from(texts, ([, key = '']) =>
      key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.')),
    ).flat(),
  )
}

export const marked = (text: string, key: string) => `${marks.key}${key}${marks.text}${text}${marks.end}`

/** Calls `write` for each marked text in a piece of a page, and takes the marks off what is left. */
export const withMarks = (piece: string, write: (text: string, key: string) => string) =>
  piece
    .replace(/\uE000([\w.-]+)\uE001([^\uE000-\uE002]*)\uE002/g, (_, key: string, text: string) =>
      write(text, key),
    )
    .replace(/\uE000[\w.-]*\uE001?|[\uE001\uE002]/g, '')

export type OwnWordsByLanguage = ReadonlyMap<string, OwnWords>

const places = new WeakMap<object, TextPlace>()

/** Gives each tree, and each part that is read alone, its key. What has a name of its own keeps it inside of another tree. */
export function nameTrees(trees: TextTrees): void {
  const roots = Object.entries(trees)
  if (roots.every(([, tree]) => places.has(tree))) return
  for (const [key, tree] of roots) places.set(tree, { key, isInList: false })
  for (const [, tree] of roots) namePartsOf(tree)
}

function namePartsOf(words: object): void {
  for (const { child, place } of partsOf(words, placeOf(words))) {
    if (isText(child) || typeof child !== 'object' || child === null || places.has(child)) continue
    places.set(child, place)
    namePartsOf(child)
  }
}

function placeOf(words: object): TextPlace {
  const place = places.get(words)
  if (!place) throw new Error('These words have no name')
  return place
}

type PlacedText = TextPlace & { text: WrittenText }

/**
 * A list that the owner may arrange. `entry`: the texts of a new one by their keys in it, "" where it is a text itself; an
 * asterisk stands for its id.
 */
export type PlacedList = Readonly<{ key: string; ids: readonly string[]; entry: readonly EntryText[] }>

export type EntryText = Readonly<{ name: string; longest: number }>

/** Every text and list of a tree that `nameTrees` knows, with its key. What stands in several trees is given once. */
export const placesOf = (tree: object, ownWords?: OwnWords): Iterable<PlacedText | PlacedList> =>
  placesIn(tree, placeOf(tree), ownWords)

function* placesIn(
  words: object,
  own: TextPlace,
  ownWords: OwnWords | undefined,
): Generator<PlacedText | PlacedList> {
  if (mayArrange(words, own.key)) yield listAt(words, own.key)
  for (const { child, place } of partsOf(words, own, ownWords)) {
    if (isText(child)) yield { ...place, text: child }
    else if (typeof child === 'object' && child !== null && (places.get(child) ?? place).key === place.key)
      yield* placesIn(child, place, ownWords)
  }
}

function listAt(list: object, key: string): PlacedList {
  const entry = newEntry(list, '*')
  const whole = { key: '', isInList: true }
  const places = isText(entry) ? [{ ...whole, text: entry }] : placesIn(Object(entry), whole, undefined)
  return {
    key,
    ids: entriesOf(list).map(({ id }) => id),
    entry: Array.from(places).flatMap((place) =>
      'text' in place ? [{ name: place.key.slice(1), longest: longestOf(place.text) }] : [],
    ),
  }
}

/** Words with the owner's texts in them: the same object where he changed none. */
export function withOwnWords(words: object, ownWords: OwnWords, facts: object): object {
  const place = places.get(words)
  return place ? laidOver(words, place, ownWords, facts) : words
}

function laidOver(words: object, own: TextPlace, ownWords: OwnWords, facts: object): object {
  const parts = partsOf(words, own, ownWords).map(({ name, child, place }) => {
    if (isText(child)) return [name, ownText(child, place, ownWords, facts)] as const
    const isPart = typeof child === 'object' && child !== null
    return [name, isPart ? laidOver(child, places.get(child) ?? place, ownWords, facts) : child] as const
  })
  const before = Object.entries(words)
  const isInOrder = !ownWords.has(own.key) || parts.every(([name], index) => name === before[index]?.[0])
  const ours: Readonly<Record<string, unknown>> = Object(words)
  if (isInOrder && parts.every(([name, part]) => part === ours[name])) return words
  // Of the same shape: `standing` knows what a text of the owner is.
  if (!Array.isArray(words))
    return isList(words, own.key) ? Object.fromEntries(parts) : { ...words, ...Object.fromEntries(parts) }
  const entries = parts.map(([, part]) => part)
  if (own.isInList || ![...ownWords.values()].includes(null)) return entries
  return new OwnList(entries, () => listOf(laidOver(words, own, withoutHidden(ownWords), facts)))
}

function withoutHidden(ownWords: OwnWords): OwnWords {
  const shown = [...ownWords].filter(([, value]) => value !== null)
  return ownWords instanceof MarkedWords ? new MarkedWords(shown) : new Map(shown)
}

const listOf = (words: object): readonly unknown[] => (Array.isArray(words) ? words : [])

function ownText(text: WrittenText, place: TextPlace, ownWords: OwnWords, facts: object) {
  if (isBlank(text)) return new OwnText(ownWords.get(place.key) ?? null, text, markOf(place, ownWords))
  const value = holding(ownWords.get(place.key), text, place, facts)
  const mark = markOf(place, ownWords)
  return value === undefined && !mark ? text : new OwnText(value, text, mark)
}

const markOf = ({ key }: TextPlace, ownWords: OwnWords) => (ownWords instanceof MarkedWords ? key : undefined)

/** Undefined for a change that does not fit to the text of today. */
function holding(value: string | null | undefined, text: WrittenText, place: TextPlace, facts: object) {
  if (value === undefined) return undefined
  const holds =
    value === null ? mayBeAbsent(text, place, facts) : unknownFacts(value, text, facts).length === 0
  return holds ? value : undefined
}

/** What an entry of a list or a group is told by; the code reads it, and no visitor. */
const identifiers = new Set(['id', 'slug', 'value', 'date'])

type Part = { name: string; child: unknown; place: TextPlace }

function partsOf(words: object, { key, isInList }: TextPlace, ownWords?: OwnWords): Part[] {
  if (isList(words, key)) {
    const order = mayArrange(words, key) ? ownWords?.get(key) : undefined
    return arranged(words, order).map(({ id, child }) => ({
      ...{ name: nameIn(words, id, child), child },
      place: { key: `${key}.${id}`, isInList: isInList || Array.isArray(words) || isOwnEntry(id) },
    }))
  }
  return Object.entries(words)
    .filter(([name]) => !identifiers.has(name))
    .map(([name, child]) => ({ name, child, place: { key: `${key}.${name}`, isInList } }))
}

/** An entry of the owner is not in `list`, so in an array its name is -1. */
function nameIn(list: object, id: string, child: unknown): string {
  return Array.isArray(list) ? String(list.indexOf(child)) : id
}

/** Neither inside of "7 p. m." nor behind it, unless a sentence begins there. */
export const sentenceEnd = /(?<=[.?!]) (?<!\b[ap]\. (?=m\.))(?<!\b[ap]\.\s?m\. (?![\p{Lu}¿¡“{]))/u

export const factNamesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{([\w-]+)\}/g), ([, name = '']) => name)

export const certainFacts = ['company', 'city', 'state', 'place', 'phone', 'year', 'trashDays'] as const

/** Whether pages stand without it: it is an entry of a list, or each of its sentences may be absent anyway. */
export function mayBeAbsent(text: WrittenText, { isInList }: TextPlace, facts: object): boolean {
  const isUncertain = (name: string) =>
    Object.hasOwn(facts, name) && !certainFacts.some((certain) => certain === name)
  const sentences = wordingsOf(text).at(-1)?.split(sentenceEnd) ?? []
  return isInList || sentences.every((sentence) => factNamesIn(sentence).some(isUncertain))
}

/** What a text in the place of this one names, and neither the business nor its place gives. */
export function unknownFacts(value: string, text: WrittenText, facts: object): string[] {
  const given = new Set(wordingsOf(text).flatMap(factNamesIn))
  return factNamesIn(value).filter((name) => !Object.hasOwn(facts, name) && !given.has(name))
}
