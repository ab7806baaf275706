import { mayBeAbsent, type TextPlace, unknownFacts, wordingsOf } from '#content/own-words.ts'
import { type BusinessFacts, type Written, wordingFor } from '#content/texts.ts'
import type { Reason } from '#server/result.ts'

export type EditableText = TextPlace & { text: Written; facts: BusinessFacts }

export const defaultOf = ({ text, facts }: EditableText): string => wordingFor(text, facts)

export const mayHide = ({ text, facts, ...place }: EditableText) => mayBeAbsent(text, place, facts)

/** Twice the room of ours: pages and mails were laid out for that. */
export const longestOf = ({ text }: EditableText): number =>
  Math.max(80, 2 * Math.max(...wordingsOf(text).map(({ length }) => length)))

/** One line, without invisible spaces. */
export const cleaned = (value: string) =>
  value
    .toWellFormed()
    .replace(/[\p{Cc} ]+/gu, ' ')
    .trim()

export function problemOf(value: string, editable: EditableText): Reason | undefined {
  if (value === '') return { reason: 'textEmpty' }
  if (/<[a-z/!?]|&#?\w+;/i.test(value)) return { reason: 'textHtml' }
  const [unknown] = unknownFacts(value, editable.text, editable.facts)
  if (unknown) return { reason: 'textFact', facts: { name: unknown } }
  if (/[{}]/.test(value.replace(/\{[\w-]+\}/g, ''))) return { reason: 'textBraces' }
  const most = longestOf(editable)
  return value.length > most ? { reason: 'tooLong', facts: { most } } : undefined
}

export const textStates = ['upToDate', 'outdated', 'invalid', 'deprecated'] as const
export type TextState = (typeof textStates)[number]

/** In a list without ids another entry may have the number now, and would say what was meant for its neighbor. */
export const hasMoved = (
  { key, replaced }: { key: string; replaced: string },
  { text }: Pick<EditableText, 'text'>,
) => /\.\d+(?:\.|$)/.test(key) && !wordingsOf(text).includes(replaced)

/**
 * How a change stands to our text of today, as Discourse's TranslationOverride tells it. An invalid one cannot stand, and ours
 * does; a deprecated one stands nowhere any more.
 */
export function stateOf(
  own: { key: string; value: string | null; isHidden: boolean; replaced: string },
  editable: EditableText | undefined,
): TextState {
  if (!editable) return 'deprecated'
  const { value, isHidden, replaced } = own
  const { text, facts } = editable
  const fits = isHidden ? mayHide(editable) : unknownFacts(value ?? '', text, facts).length === 0
  if (!fits || hasMoved(own, editable)) return 'invalid'
  return wordingsOf(text).includes(replaced) ? 'upToDate' : 'outdated'
}
