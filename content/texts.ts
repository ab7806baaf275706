import { type FactsIn, fillIn, type Values } from './fill-in.ts'
import {
  type certainFacts,
  factNamesIn,
  marked,
  OwnList,
  OwnText,
  type OwnWords,
  sentenceEnd,
  withOwnWords,
} from './own-words.ts'
import type { SaidFact } from './profile/facts.ts'
import type { Practice } from './profile/practices.ts'
import type { ServiceSlug } from './services.ts'

/**
 * Facts of the business and of today, which any text may name: `factsOf` of each language says them. One that is absent takes
 * the sentence that names it along.
 */
export type BusinessFacts = Readonly<Record<CertainFact, string> & Record<UncertainFact, string | undefined>>

/** What sentences are said from: the facts, and what the owner changed in this language. `speechOf` of each language makes it. */
export type Speech = Readonly<{ facts: BusinessFacts; ownWords: OwnWords | undefined }>

/** Facts that every business has. `place`: "Houston, Texas". */
type CertainFact = (typeof certainFacts)[number]

/** All that facts of the profile say, but for conditions; the ends of the arrival are said with it. */
export type OptionalFact = Exclude<SaidFact, CertainFact | Condition> | 'arrivalFrom' | 'arrivalTo'

/**
 * What may hold or not, and prints nothing: "Someone answers at any hour{nights}." stands where it holds. `nights`: the phone
 * is answered at any hour; `takesTexts`: it answers text messages; `speaksSpanish`: whoever answers speaks it; `houston`, `texas`, `gulf`: where the business
 * is at home; `licensed`: it names a license; `looksUp`: one that can be looked up; `mobile`: customers cannot visit it;
 * `faces`: it shows a photo of a person; `noDeposit`, `depositForOrders`; `takesCards`, `takesChecks`, `invoices`: how one pays; `keepsHours`, `asksDeposit`: there is
 * a fact about it; `feeFartherOut`: it drives farther than for free; `does-`: services that are not hidden; `has-`: facts that a text needs without saying them. Practices: those
 * that are not hidden.
 */
type Condition =
  | 'nights'
  | 'takesTexts'
  | 'speaksSpanish'
  | 'keepsHours'
  | 'asksDeposit'
  | 'feeFartherOut'
  | 'looksUp'
  | 'houston'
  | 'texas'
  | 'gulf'
  | 'licensed'
  | 'mobile'
  | 'faces'
  | 'noDeposit'
  | 'depositForOrders'
  | 'takesCards'
  | 'takesCash'
  | 'takesChecks'
  | 'invoices'
  | `does-${ServiceSlug}`
  | Practice

type BusinessFact = keyof BusinessFacts

type UncertainFact = OptionalFact | Condition | `has-${OptionalFact}`

/** Facts of what a text is about, which the code that shows it gives to `fillIn`. */
type GivenFact =
  | 'about'
  | 'address'
  | 'amount'
  | 'author'
  | 'authority'
  | 'average'
  | 'callAt'
  | 'count'
  | 'covers'
  | 'customer'
  | 'day'
  | 'days'
  | 'digits'
  | 'distance'
  | 'feet'
  | 'from'
  | 'holder'
  | 'label'
  | 'link'
  | 'location'
  | 'minutes'
  | 'n'
  | 'name'
  | 'news'
  | 'number'
  | 'page'
  | 'pages'
  | 'place'
  | 'price'
  | 'promise'
  | 'provider'
  | 'query'
  | 'rating'
  | 'reviews'
  | 'service'
  | 'set'
  | 'site'
  | 'staff'
  | 'stars'
  | 'time'
  | 'title'
  | 'to'

type FactName = BusinessFact | GivenFact

type Computed = (...given: never[]) => unknown

/** Wordings of one text, the best first. */
export type Either<Wordings = readonly string[]> = Readonly<{ either: Wordings }>

export type Written = string | Either

/** A text that stands in the first of these wordings whose facts all hold, else in what is left of the last. */
export const either = <const Wordings extends readonly [string, string, ...string[]]>(
  ...wordings: Wordings
): Either<Wordings> => ({ either: wordings })

type WithKnownFacts<Words> = Words extends string
  ? [Exclude<FactsIn<Words>, FactName>] extends [never]
    ? Words
    : { unknownFact: Exclude<FactsIn<Words>, FactName> }
  : Words extends Computed
    ? Words
    : { [Name in keyof Words]: WithKnownFacts<Words[Name]> }

/** Marks words as content: a text in them that names an unknown fact does not compile. */
export const texts = <const Words>(words: Words & WithKnownFacts<Words>): Words => words

/**
 * Words of which each text may say anything, with the facts that it names besides the `Given`. One of several names, such as
 * a service, is no text.
 */
export type Texts<Words, Given = never> = [Words] extends [string]
  ? TextOf<Words, Given>
  : Words extends Computed
    ? ComputedText<Words>
    : { readonly [Name in keyof Words]: Texts<Words[Name], Given> }

/** What computes a text may say anything, too. */
type ComputedText<Words> = Words extends (...facts: infer Facts) => string
  ? (...facts: Facts) => string
  : Words

type TextOf<Words extends string, Given> = [FactsIn<Words>] extends [never]
  ? IsOneOf<Words> extends true
    ? Words
    : string
  : TextWith<Exclude<FactsIn<Words>, Given>>

type IsOneOf<Names, Each = Names> = Each extends Names ? ([Names] extends [Each] ? false : true) : never

type TextWith<Fact extends string> = [Fact] extends [never] ? string : `${string}{${Fact}}${string}`

/** Words as they hold for a business: undefined where a text may be absent. What is absent in a list is left out of it. */
export type Standing<Words> = [Words] extends [string]
  ? TextOf<Words, BusinessFact> | AbsentIf<Words>
  : Words extends Computed
    ? Words
    : Words extends Either<infer Wordings>
      ? StandingEither<Wordings>
      : Words extends readonly unknown[]
        ? readonly { [Index in keyof Words]: TextEntry<Words[Index]> }[number][]
        : { readonly [Name in keyof Words]: Standing<Words[Name]> }

/** What an entry of a list says: an entry of which a text is absent is absent. */
type TextEntry<Words> = [Words] extends [string]
  ? TextOf<Words, BusinessFact>
  : Words extends Computed
    ? Words
    : Words extends Either<readonly (infer Wording)[]>
      ? TextOf<Wording & string, BusinessFact>
      : Words extends readonly unknown[]
        ? readonly { [Index in keyof Words]: TextEntry<Words[Index]> }[number][]
        : { readonly [Name in keyof Words]: TextEntry<Words[Name]> }

type StandingEither<Wordings> = Wordings extends readonly [...infer Others, infer Last extends string]
  ? Exclude<FactsIn<Others[number & keyof Others] | Last>, BusinessFact> extends infer Given extends string
    ? TextWith<Given> | AbsentIf<Last>
    : never
  : never

type AbsentIf<Words> = IsCertain<Words> extends true ? never : undefined

/** Whether a sentence of it stands whatever the business says of itself. */
type IsCertain<Words> = Words extends `${infer First}${'. ' | '? ' | '! '}${infer Rest}`
  ? IsCertain<First> extends true
    ? true
    : IsCertain<Rest>
  : [Extract<FactsIn<Words>, UncertainFact>] extends [never]
    ? true
    : false

/** The same words of the same speech are filled in once. */
const filled = new WeakMap<Speech, Map<object, unknown>>()

/**
 * Words as they hold for a business: with its facts in them, and without what names a fact that is absent. A sentence goes with
 * the fact, a text with its last sentence, an entry of a list with any of its texts. What the owner changed stands in its place.
 */
export function wordsFor<Words extends object>(words: Words, speech: Speech): Standing<Words> {
  const known = filled.get(speech) ?? new Map<object, unknown>()
  filled.set(speech, known)
  const { facts, ownWords } = speech
  if (!known.has(words))
    known.set(words, standing(ownWords ? withOwnWords(words, ownWords, facts) : words, facts))
  // Only texts change, and of those only what the type says.
  return known.get(words) as Standing<Words>
}

/** What names no fact of a business, and so is the same for all. */
const plain = new WeakSet<object>()

function standing(words: unknown, facts: BusinessFacts): unknown {
  if (typeof words === 'string') return textOf(words, facts)
  if (typeof words !== 'object' || words === null || plain.has(words)) return words
  if (words instanceof OwnText) return standingOwn(words, facts)
  if (words instanceof OwnList) return standingOwnList(words, facts)
  if (isEither(words)) return textOf(wordingFor(words, facts), facts)
  if (Array.isArray(words)) return standingList(words, facts)
  const before = Object.entries(words)
  const after = before.map(([name, value]) => [name, standing(value, facts)] as const)
  if (after.some(([, value], index) => value !== before[index]?.[1])) return Object.fromEntries(after)
  plain.add(words)
  return words
}

function standingOwn({ value, replaced, mark }: OwnText, facts: BusinessFacts): string | undefined {
  if (value === null) return undefined
  const own = value === undefined ? undefined : textOf(value, facts)
  const text = own ?? textOf(wordingFor(replaced, facts), facts)
  return text !== undefined && mark ? marked(text, mark) : text
}

function standingList(words: readonly unknown[], facts: BusinessFacts): readonly unknown[] {
  const entries = words.map((entry) => standing(entry, facts))
  if (entries.some((entry, index) => entry !== words[index])) return entries.filter(isWhole)
  plain.add(words)
  return words
}

function standingOwnList({ entries, withHidden }: OwnList, facts: BusinessFacts): readonly unknown[] {
  const left = standingList(entries, facts)
  return left.length > 0 ? left : standingList(withHidden(), facts)
}

const isWhole = (entry: unknown): boolean =>
  entry !== undefined &&
  (typeof entry !== 'object' ||
    entry === null ||
    (Array.isArray(entry) ? entry.length > 0 : Object.values(entry).every(isWhole)))

export const wordingFor = (text: Written, facts: Values): string =>
  typeof text === 'string'
    ? text
    : (text.either.find((wording) => holds(wording, facts)) ?? text.either.at(-1) ?? '')

const isEither = (words: object): words is Either => 'either' in words

export const saysSomething = (text: string, facts: BusinessFacts) => textOf(text, facts) !== undefined

function textOf(text: string, facts: BusinessFacts): string | undefined {
  if (!text.includes('{')) return text
  if (holds(text, facts)) return fillIn(text, facts)
  const sentences = text.split(sentenceEnd).filter((sentence) => holds(sentence, facts))
  return sentences.length > 0 ? fillIn(sentences.join(' '), facts) : undefined
}

function holds(text: string, facts: Values): boolean {
  return factNamesIn(text).every((name) => !(name in facts) || facts[name] !== undefined)
}
