/** What the owner changed in one language: by key his text, or null for one that he hides. */
export type OwnWords = ReadonlyMap<string, string | null>

/** All texts that he may change, by the name that their keys begin with. */
export type TextTrees = Readonly<Record<string, object>>

/** A text as it is written: one wording, or several of which the best stands. */
type WrittenText = string | Readonly<{ either: readonly string[] }>

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

/** Characters for private use, which no text has. */
const marks = { key: '\uE000', text: '\uE001', end: '\uE002' } as const

export const isMarkedIn = (words: unknown, key: string) =>
  JSON.stringify(words).includes(`${marks.key}${key}${marks.text}`)

export const marked = (text: string, key: string) => `${marks.key}${key}${marks.text}${text}${marks.end}`

/** Calls `write` for each marked text in a piece of a page, and takes the marks off what is left. */
export const withMarks = (piece: string, write: (text: string, key: string) => string) =>
  piece
    .replace(/\uE000([\w.-]+)\uE001([^\uE000-\uE002]*)\uE002/g, (_, key: string, text: string) =>
      write(text, key),
    )
    .replace(/\uE000[\w.-]*\uE001?|[\uE001\uE002]/g, '')

/** By code of the language. */
export type OwnWordsByLanguage = ReadonlyMap<string, OwnWords>

const ofProfile = new WeakMap<object, OwnWordsByLanguage>()
const ofFacts = new WeakMap<object, OwnWords>()

/** Lays the owner's words over all texts that are filled in with facts of this profile. */
export function layOver<Profile extends object>(profile: Profile, ownWords: OwnWordsByLanguage): Profile {
  ofProfile.set(profile, ownWords)
  return profile
}

/** Undefined where he changed nothing in the language. */
export const ownWordsIn = (profile: object, language: string): OwnWords | undefined =>
  ofProfile.get(profile)?.get(language)

export function giveOwnWords<Facts extends object>(facts: Facts, ownWords: OwnWords | undefined): Facts {
  if (ownWords) ofFacts.set(facts, ownWords)
  return facts
}

const listsWithHidden = new WeakMap<object, () => readonly unknown[]>()

/** The same list with its hidden entries: it stands where hiding would leave none below its heading. */
export const listWithHiddenOf = (changed: object) => listsWithHidden.get(changed)?.()

function withoutHidden(ownWords: OwnWords): OwnWords {
  const shown = [...ownWords].filter(([, value]) => value !== null)
  return ownWords instanceof MarkedWords ? new MarkedWords(shown) : new Map(shown)
}

export const ownWordsOf = (facts: object): OwnWords | undefined => ofFacts.get(facts)

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

/** Every text of a tree that `nameTrees` knows, with its key. One that stands in several trees is given once. */
export function* textsIn(words: object): Generator<TextPlace & { text: WrittenText }> {
  const own = placeOf(words)
  for (const { child, place } of partsOf(words, own)) {
    if (isText(child)) yield { ...place, text: child }
    else if (typeof child === 'object' && child !== null && placeOf(child).key === place.key)
      yield* textsIn(child)
  }
}

/** Words with the owner's texts in them: the same object where he changed none. */
export function withOwnWords(words: object, ownWords: OwnWords, facts: object): object {
  return places.has(words) ? laidOver(words, ownWords, facts) : words
}

function laidOver<Words extends object>(words: Words, ownWords: OwnWords, facts: object): Words {
  const parts = partsOf(words, placeOf(words)).map(({ name, child, place }) => {
    if (isText(child)) return [name, ownText(child, place, ownWords, facts)] as const
    const isPart = typeof child === 'object' && child !== null
    return [name, isPart ? laidOver(child, ownWords, facts) : child] as const
  })
  const before: Readonly<Record<string, unknown>> = Object(words)
  if (parts.every(([name, part]) => part === before[name])) return words
  // Of the same shape: `standing` knows what a text of the owner is.
  const changed: object = Array.isArray(words)
    ? parts.map(([, part]) => part)
    : { ...words, ...Object.fromEntries(parts) }
  if (Array.isArray(words) && !placeOf(words).isInList && [...ownWords.values()].includes(null))
    listsWithHidden.set(changed, () => laidOver(words, withoutHidden(ownWords), facts))
  return changed as Words
}

function ownText(text: WrittenText, place: TextPlace, ownWords: OwnWords, facts: object) {
  const value = holding(ownWords.get(place.key), text, place, facts)
  const mark = ownWords instanceof MarkedWords ? place.key : undefined
  return value === undefined && !mark ? text : new OwnText(value, text, mark)
}

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

function partsOf(words: object, { key, isInList }: TextPlace): Part[] {
  if (Array.isArray(words))
    return words.map((child: unknown, index) => {
      const { id } = Object(child)
      const entry = typeof id === 'string' ? id : String(index + 1)
      return { name: String(index), child, place: { key: `${key}.${entry}`, isInList: true } }
    })
  return Object.entries(words)
    .filter(([name]) => !identifiers.has(name))
    .map(([name, child]) => ({ name, child, place: { key: `${key}.${name}`, isInList } }))
}

const isText = (words: unknown): words is WrittenText =>
  typeof words === 'string' || (typeof words === 'object' && words !== null && 'either' in words)

export const wordingsOf = (text: WrittenText): readonly string[] =>
  typeof text === 'string' ? [text] : text.either

export const sentenceEnd = /(?<=[.?!]) /

export const factNamesIn = (text: string): string[] =>
  Array.from(text.matchAll(/\{([\w-]+)\}/g), ([, name = '']) => name)

export const certainFacts = ['company', 'city', 'state', 'place', 'phone', 'year', 'trashDays'] as const

/** Whether pages stand without it: it is an entry of a list, or each of its sentences may be absent anyway. */
export function mayBeAbsent(text: WrittenText, { isInList }: TextPlace, facts: object): boolean {
  const isUncertain = (name: string) => name in facts && !certainFacts.some((certain) => certain === name)
  const sentences = wordingsOf(text).at(-1)?.split(sentenceEnd) ?? []
  return isInList || sentences.every((sentence) => factNamesIn(sentence).some(isUncertain))
}

/** What a text in the place of this one names, and neither the business nor its place gives. */
export function unknownFacts(value: string, text: WrittenText, facts: object): string[] {
  const given = new Set(wordingsOf(text).flatMap(factNamesIn))
  return factNamesIn(value).filter((name) => !(name in facts) && !given.has(name))
}
