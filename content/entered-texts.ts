import type { OwnWords } from './own-words.ts'
import type { BusinessProfile } from './profile/business-profile.ts'
import type { BusinessFacts } from './texts.ts'

/**
 * What the owner entered in the first language and visitors read. `key`: of its translations, by what tells a row of a list
 * rather than by its number. `fact`: what sentences name it by.
 */
export type EnteredText = Readonly<{ key: string; text: string; fact?: keyof BusinessFacts }>

const start = 'entered.'

export const isEntered = (key: string) => key.startsWith(start)

export const enteredKey = (...parts: readonly string[]) => start + parts.map(inKey).join('.')

/** Says where customers pay, as the setting itself does. */
export const invoiceNoteKey = `${start}invoicing.note`

const inKey = (part: string) => part.replace(/[^\p{L}\p{N}-]+/gu, '-')

/** A translation holds for the text that it was made of, wherever that stands: what is changed stands in the first language again. */
export const ofText = (text: string) => `${start}of ${text}`

export const translationOf = (text: string, ownWords: OwnWords | undefined): string | undefined =>
  ownWords?.get(ofText(text)) ?? undefined

/** What a language says of a typed text. `lang`: where that is in another one. */
export type SaidEntered = { text: string; lang?: string }

/** `known`: our words of the language for what many enter. */
export function saidEntered(
  text: string,
  ownWords: OwnWords | undefined,
  known: (text: string) => SaidEntered,
): SaidEntered {
  const translation = translationOf(text, ownWords)
  return translation === undefined ? known(text) : { text: translation }
}

/** "$65" and "1000+" are the same in all languages. */
export const isFigure = (text: string) => !/\p{L}{2}/u.test(text)

type Fact = keyof BusinessFacts

/** Figures are no words. */
export function enteredInProfile(profile: BusinessProfile): EnteredText[] {
  const { dispatch, office, rating, serviceCall, fees } = profile
  const typed: [path: string, text: string | null | undefined, fact?: Fact][] = [
    ['tagline', profile.tagline],
    ['dispatch.label', dispatch.label],
    ['office.label', office?.label],
    ['sameDayBefore', profile.sameDayBefore, 'sameDayBefore'],
    ['liabilityInsurance', profile.liabilityInsurance, 'insurance'],
    ['bond', profile.bond, 'bond'],
    ['crewExperience', profile.crewExperience, 'experience'],
    ['customers', profile.customers, 'customers'],
    ['rating.source', rating?.source, 'claimSource'],
    ['serviceCall.residential', serviceCall.residential, 'homePrice'],
    ['serviceCall.commercial', serviceCall.commercial, 'businessPrice'],
    ['fees.afterHours', fees.afterHours, 'afterHoursFee'],
    ['fees.trip', fees.trip, 'tripFee'],
  ]
  return [
    ...typed.flatMap(([path, text, fact]) =>
      text && !isFigure(text) ? [{ key: enteredKey(...path.split('.')), text, ...(fact && { fact }) }] : [],
    ),
    ...rowsOf('licenses', profile.licenses, ({ number, covers }) => [number, 'covers', covers]),
    ...rowsOf('closedDays', profile.closedDays, ({ date, name }) => [date, 'name', name]),
    ...rowsOf('photos', profile.photos, ({ subject, alt }) => [subject, 'alt', alt]),
    ...rowsOf('people', profile.people, ({ name, role }) => [name, 'role', role]),
  ]
}

const rowsOf = <Row>(
  list: string,
  rows: readonly Row[],
  typedIn: (row: Row) => readonly [row: string, part: string, text: string | null],
): EnteredText[] =>
  rows.flatMap((each) => {
    const [row, part, text] = typedIn(each)
    return text ? [{ key: enteredKey(list, row, part), text }] : []
  })
