import { idsIn, isBlank, isOwnEntry, longestOf, orderAfter, wordingsOf } from '#content/own-lists.ts'
import {
  factNamesIn,
  mayBeAbsent,
  type PlacedList,
  type TextPlace,
  unknownFacts,
} from '#content/own-words.ts'
import { isPractice } from '#content/profile/practices.ts'
import { type BusinessFacts, type Written, wordingFor } from '#content/texts.ts'
import type { Reason } from '#server/result.ts'

export type EditableText = TextPlace & { text: Written; facts: BusinessFacts }

export type Editable = EditableText | PlacedList

export const isListed = (place: object): place is PlacedList => 'ids' in place

export const defaultOf = (editable: Editable): string =>
  isListed(editable) ? editable.ids.join(' ') : wordingFor(editable.text, editable.facts)

/** Not a text in an entry of the owner's own: nothing of ours would stand in its place. */
export const mayHide = (editable: Editable) =>
  !isListed(editable) && !isBlank(editable.text) && mayBeAbsent(editable.text, editable, editable.facts)

const mostEntries = 60

/** An order with all entries of ours, or why it is none. */
export function checkedOrder(value: string, before: string, { ids }: PlacedList): string | Reason {
  const named = idsIn(orderAfter(before, value))
  const isKnown = named.every((id) => ids.includes(id) || isOwnEntry(id))
  if (!isKnown || new Set(named).size < named.length) return { reason: 'listOrder' }
  const order = [...named, ...ids.filter((id) => !named.includes(id))]
  return order.length > mostEntries
    ? { reason: 'tooManyEntries', facts: { most: mostEntries } }
    : order.join(' ')
}

export const cleaned = (value: string) =>
  value
    .toWellFormed()
    .replace(/[\p{Cc} ]+/gu, ' ')
    .trim()

export function problemOf(value: string, editable: EditableText): Reason | undefined {
  if (saysNothing(value, editable.facts))
    return { reason: isBlank(editable.text) ? 'entryEmpty' : 'textEmpty' }
  if (/<[a-z/!?]|&#?\w+;/i.test(value)) return { reason: 'textHtml' }
  const [unknown] = unknownFacts(value, editable.text, editable.facts)
  if (unknown) return { reason: 'textFact', facts: { name: unknown } }
  if (/[{}]/.test(value.replace(/\{[\w-]+\}/g, ''))) return { reason: 'textBraces' }
  const lacking = lackingFact(value, editable)
  if (lacking) return { reason: 'textLacks', facts: { name: lacking } }
  const most = longestOf(editable.text)
  return value.length > most ? { reason: 'tooLong', facts: { most } } : undefined
}

/** A text of conditions alone prints nothing. */
const saysNothing = (value: string, facts: Readonly<Record<string, string | undefined>>) =>
  value.replace(/\{([\w-]+)\}/g, (braces, name: string) => (facts[name] === '' ? '' : braces)).trim() === ''

/** Facts for which a text is there: the time of an appointment, the name of a request, what something costs. */
const saidFacts = [
  ...['time', 'callAt', 'days', 'day', 'number', 'price', 'title', 'page', 'link'],
  ...['count', 'n', 'stars', 'rating', 'average'],
]

/** A mail in plain text has no button to call; the privacy page says where to ask for deletion. */
const saysPhone = /^(?:customerMail|reviewRequest|privacy)\./

/** They say when something came, or for how long a link works: good to know, and no more. */
const mayLack = /^(?:receipt\.(?:sentBy|came)|customerMail\.received\.sent|reviewRequest\.link)/

function lackingFact(value: string, { key, text }: EditableText): string | undefined {
  if (mayLack.test(key)) return undefined
  const needed = saysPhone.test(key) ? [...saidFacts, 'phone'] : saidFacts
  const [kept, ours] = [factNamesIn(value), wordingsOf(text).map(factNamesIn)]
  return needed.find((name) => !kept.includes(name) && ours.every((names) => names.includes(name)))
}

export const textStates = ['upToDate', 'outdated', 'invalid', 'deprecated'] as const
export type TextState = (typeof textStates)[number]

/** In a list without ids another entry may have the number now, and would say what was meant for its neighbor. */
export const hasPlaceMoved = (
  { key, replaced }: { key: string; replaced: string },
  place: Pick<EditableText, 'text'> | PlacedList,
) => !isListed(place) && /\.\d+(?:\.|$)/.test(key) && !isAsReplaced(place.text, replaced)

/** A practice that a sentence names prints nothing: with it our text is the one that was replaced. */
const isAsReplaced = (text: Written, replaced: string) =>
  wordingsOf(text).some((wording) => withoutPractices(wording) === withoutPractices(replaced))

const withoutPractices = (text: string) =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => (isPractice(name) ? '' : braces))

/**
 * How a change stands to our text of today, as Discourse's TranslationOverride tells it. An invalid one cannot stand, and ours
 * does; a deprecated one stands nowhere any more.
 */
export function stateOf(
  own: { key: string; value: string | null; isHidden: boolean; replaced: string },
  editable: Editable | undefined,
): TextState {
  if (!editable) return 'deprecated'
  if (isListed(editable)) return own.replaced === defaultOf(editable) ? 'upToDate' : 'outdated'
  const { value, isHidden, replaced } = own
  const { text, facts } = editable
  const fits = isHidden ? mayHide(editable) : unknownFacts(value ?? '', text, facts).length === 0
  if (!fits || hasPlaceMoved(own, editable)) return 'invalid'
  return isAsReplaced(text, replaced) ? 'upToDate' : 'outdated'
}
