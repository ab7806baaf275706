/** Facts of the business and of today, which any text may name: `factsOf` of each language says them. */
export type BusinessFacts = Readonly<
  Record<
    | 'company'
    | 'city'
    | 'phone'
    | 'officePhone'
    | 'email'
    | 'ourLicense'
    | 'licenseHolders'
    | 'since'
    | 'years'
    | 'year'
    | 'experience'
    | 'customers'
    | 'arrival'
    | 'averageArrival'
    | 'claimedRating'
    | 'claimedCount'
    | 'claimSource'
    | 'insurance'
    | 'bond'
    | 'homePrice'
    | 'businessPrice'
    | 'warrantyDays'
    | 'sameDayBefore'
    | 'miles'
    | 'freeMiles'
    | 'bookedHours'
    | 'trashDays',
    string
  >
>

type BusinessFact = keyof BusinessFacts

/** Facts of what a text is about, which the code that shows it gives to `fillIn`. */
type GivenFact =
  | 'about'
  | 'address'
  | 'author'
  | 'average'
  | 'callAt'
  | 'count'
  | 'covers'
  | 'customer'
  | 'days'
  | 'digits'
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
  | 'provider'
  | 'query'
  | 'rating'
  | 'reviews'
  | 'service'
  | 'set'
  | 'staff'
  | 'stars'
  | 'time'
  | 'title'
  | 'to'

type FactName = BusinessFact | GivenFact

/** The facts that a text names in braces. */
export type FactsIn<Text> = Text extends `${string}{${infer Fact}}${infer Rest}`
  ? Fact | FactsIn<Rest>
  : never

type Computed = (...given: never[]) => unknown

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
  ? [FactsIn<Words>] extends [never]
    ? IsOneOf<Words> extends true
      ? Words
      : string
    : TextWith<Exclude<FactsIn<Words>, Given>>
  : Words extends Computed
    ? Words
    : { readonly [Name in keyof Words]: Texts<Words[Name], Given> }

type IsOneOf<Names, Each = Names> = Each extends Names ? ([Names] extends [Each] ? false : true) : never

type TextWith<Fact extends string> = [Fact] extends [never] ? string : `${string}{${Fact}}${string}`

type Values = Readonly<Record<string, string | number>>

type FactsOf<Text extends string> = string extends Text
  ? Values
  : Readonly<Record<FactsIn<Text>, string | number>>

/** Puts facts into a text: `fillIn('Remove {name}', { name: 'door.jpg' })`. What it has no fact for stays. */
export function fillIn<const Text extends string>(text: Text, facts: FactsOf<Text>): string {
  const values: Values = facts
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The text about one of something, or that about another number of it, with its facts. */
export const countIn = <const Text extends string>(
  { one, many }: Readonly<Record<'one' | 'many', Text>>,
  facts: FactsOf<Text> & { readonly count: number },
): string => fillIn(facts.count === 1 ? one : many, facts)

const filled = new WeakMap<BusinessFacts, Map<object, unknown>>()

/** Words as they hold for a business: with its facts in them. */
export function wordsFor<Words extends object>(
  words: Words,
  facts: BusinessFacts,
): Texts<Words, BusinessFact> {
  const known = filled.get(facts) ?? new Map<object, unknown>()
  filled.set(facts, known)
  if (!known.has(words)) known.set(words, withFacts(words, facts))
  // Only texts change, and of those only what the type says.
  return known.get(words) as Texts<Words, BusinessFact>
}

/** What names no fact of a business, and so is the same for all. */
const plain = new WeakSet<object>()

function withFacts(words: unknown, facts: BusinessFacts): unknown {
  if (typeof words === 'string') return words.includes('{') ? fillIn(words, facts) : words
  if (typeof words !== 'object' || words === null || plain.has(words)) return words
  const before = Object.entries(words)
  const after = before.map(([name, value]) => [name, withFacts(value, facts)] as const)
  if (after.every(([, value], index) => value === before[index]?.[1])) {
    plain.add(words)
    return words
  }
  return Array.isArray(words) ? after.map(([, value]) => value) : Object.fromEntries(after)
}
