/** The facts that a text names in braces. */
export type FactsIn<Text> = Text extends `${string}{${infer Fact}}${infer Rest}`
  ? Fact | FactsIn<Rest>
  : never

/** Facts by name. */
export type Values = Readonly<Record<string, string | number | undefined>>

type FactsOf<Text extends string> = string extends Text
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<FactsIn<Text>, string | number>>

/** Puts facts into a text of which the compiler does not know the facts. What it has none for stays. */
export const putIn = (text: string, facts: Values): string =>
  text.replace(/\{([\w-]+)\}/g, (place, name: string) => String(facts[name] ?? place))

/** Puts facts into a text: `fillIn('Remove {name}', { name: 'door.jpg' })`. */
export const fillIn: <const Text extends string>(text: Text, facts: FactsOf<Text>) => string = putIn

/** The text about one of something, or that about another number of it, with its facts. */
export const countIn = <const Text extends string>(
  { one, many }: Readonly<Record<'one' | 'many', Text>>,
  facts: FactsOf<Text> & { readonly count: number },
): string => fillIn(facts.count === 1 ? one : many, facts)
