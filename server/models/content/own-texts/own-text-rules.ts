import { idsIn, isBlank, isOwnEntry, longestOf, orderAfter, wordingsOf } from '#content/own-lists.ts'
import { textNames, textProblem } from '#content/own-text-problem.ts'
import { mayBeAbsent, type PlacedList, type TextPlace, unknownFacts } from '#content/own-words.ts'
import { isPractice } from '#content/profile/practices.ts'
import { type BusinessFacts, saysSomething, type Written, wordingFor } from '#content/texts.ts'
import type { Reason } from '#server/result.ts'

/** `isEntered`: what the owner entered in the first language, for which he has words of his own in this one. */
export type EditableText = TextPlace & { text: Written; facts: BusinessFacts; isEntered?: true }

export type Editable = EditableText | PlacedList

export const isListed = (place: object): place is PlacedList => 'ids' in place

export const defaultOf = (editable: Editable): string =>
  isListed(editable) ? editable.ids.join(' ') : wordingFor(editable.text, editable.facts)

/** Not a text in an entry of the owner's own: nothing of ours would stand in its place. */
export const mayHide = (editable: Editable) =>
  !isListed(editable) && !isBlank(editable.text) && mayBeAbsent(editable.text, editable, editable.facts)

/** Whether our text stands for this business. Texts that the owner entered in another language are not ours. */
export const oursStands = (editable: Editable): boolean =>
  isListed(editable) ||
  (!editable.isEntered && !isBlank(editable.text) && saysSomething(defaultOf(editable), editable.facts))

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

export const namesOfText = ({ key, text }: Pick<EditableText, 'key' | 'text'>) =>
  textNames(key, wordingsOf(text))

export const problemOf = (value: string, editable: EditableText): Reason | undefined =>
  textProblem(value, editable.isEntered ? {} : editable.facts, {
    ...namesOfText(editable),
    isBlank: isBlank(editable.text),
    longest: longestOf(editable.text),
  })

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
