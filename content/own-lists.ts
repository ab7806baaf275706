/** A text as it is written: one wording, or several of which the best stands. `longest`: of a new entry, which has none of ours. */
export type WrittenText = string | Readonly<{ either: readonly string[]; longest?: number }>

export const isText = (words: unknown): words is WrittenText =>
  typeof words === 'string' || (typeof words === 'object' && words !== null && 'either' in words)

export const wordingsOf = (text: WrittenText): readonly string[] =>
  typeof text === 'string' ? [text] : text.either

export const isBlank = (text: WrittenText) => typeof text !== 'string' && text.longest !== undefined

/** Twice the room of ours: pages and mails were laid out for that. */
export const longestOf = (text: WrittenText): number =>
  typeof text !== 'string' && text.longest !== undefined
    ? text.longest
    : Math.max(80, 2 * Math.max(...wordingsOf(text).map(({ length }) => length)))

/** Lists of which code knows each entry: it has a drawing, or is compared. */
const fixedLists = ['sos.where.places', 'receipt.smallWords', 'structuredData.crews']

const ownId = /^own-[a-z0-9-]{1,40}$/

export const isOwnEntry = (id: string) => ownId.test(id)

/** Cards of services are a list with names. */
export const isList = (words: object, key: string) => Array.isArray(words) || key.endsWith('.cards')

export const mayArrange = (words: object, key: string) =>
  isList(words, key) && !fixedLists.some((fixed) => key === fixed || key.startsWith(`${fixed}.`))

export type ListEntry = Readonly<{ id: string; child: unknown }>

export function entriesOf(list: object): ListEntry[] {
  if (!Array.isArray(list)) return Object.entries(list).map(([id, child]) => ({ id, child }))
  return list.map((child: unknown, index) => {
    const { id } = Object(child)
    return { id: typeof id === 'string' ? id : String(index + 1), child }
  })
}

/** An order as it is stored: "2 own-x 1". */
export const idsIn = (order: string) => order.split(' ').filter(Boolean)

/**
 * An order that is to follow another: own entries that it does not name stay, as it may be older than they are. "-own-x" takes
 * one away.
 */
export function orderAfter(before: string, order: string): string {
  const [named, taken] = [idsIn(order).filter((id) => !id.startsWith('-')), idsIn(order)]
  const left = idsIn(before).filter(
    (id) => isOwnEntry(id) && !named.includes(id) && !taken.includes(`-${id}`),
  )
  return [...named, ...left].join(' ')
}

/** What the owner does not name comes last: it is newer than his order. */
export function arranged(list: object, order: string | null | undefined): ListEntry[] {
  const ours = entriesOf(list)
  if (!order) return ours
  const known = new Map(ours.map((entry) => [entry.id, entry]))
  const named = [...new Set(idsIn(order))].flatMap((id) => {
    const entry = known.get(id) ?? (isOwnEntry(id) ? { id, child: newEntry(list, id) } : undefined)
    return entry ?? []
  })
  return [...named, ...ours.filter((entry) => !named.includes(entry))]
}

/** Its texts are empty: the owner's stand in their places, or nothing. */
export function newEntry(list: object, id: string): unknown {
  const ours = entriesOf(list).map(({ child }) => child)
  const isNamed = Array.isArray(list) && ours.every((child) => typeof Object(child).id === 'string')
  const blank = blankOf(ours, id)
  return isNamed ? { id, ...Object(blank) } : blank
}

/** What code reads, or says what a picture of ours shows. */
const notSaid = ['id', 'slug', 'value', 'date', 'drawing']

function blankOf(examples: readonly unknown[], id: string): unknown {
  const texts = examples.filter(isText)
  if (texts.length > 0)
    return { either: [''], longest: Math.max(...texts.map(longestOf)) } satisfies WrittenText
  if (examples.every(Array.isArray)) return [newEntry(examples.flat(), `${id}-1`)]
  const [first] = examples
  const shared = Object.keys(Object(first)).filter(
    (name) => !notSaid.includes(name) && examples.every((one) => Object(one)[name] !== undefined),
  )
  const blank = (name: string) =>
    blankOf(
      examples.map((one) => Object(one)[name]),
      id,
    )
  return Object.fromEntries(shared.map((name) => [name, blank(name)]))
}
