export type FactsIn<Text> = Text extends `${string}{${infer Fact}}${infer Rest}`
  ? Fact | FactsIn<Rest>
  : never

export type Values = Readonly<Record<string, string | number | undefined>>

type FactsOf<Text extends string> = string extends Text
  ? Values
  : Readonly<Record<FactsIn<Text>, string | number>>

/** Puts facts into a text: `fillIn('Remove {name}', { name: 'door.jpg' })`. What it has no fact for stays. */
export function fillIn<const Text extends string>(text: Text, facts: FactsOf<Text>): string {
  const values: Values = facts
  return text.replace(/((?:\{[\w-]+\})+)(\.?)/g, (_, places: string, stop: string) => {
    const said = places.replace(/\{([\w-]+)\}/g, (place, name: string) => String(values[name] ?? place))
    return stop ? ended(said) : said
  })
}

/** A sentence that ends with "Bayou Lock Inc." or "7:48 p. m." has its full stop. */
export const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`)

/** The text about one of something, or that about another number of it, with its facts. */
export const countIn = <const Text extends string>(
  { one, many }: Readonly<Record<'one' | 'many', Text>>,
  facts: FactsOf<Text> & { readonly count: number },
): string => fillIn(facts.count === 1 ? one : many, facts)
