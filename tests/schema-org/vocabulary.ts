import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * schema.org's vocabulary, read from the declarations that schema-dts generates from it: which types there are,
 * what each may say, and of what type each answer must be.
 */
export type Vocabulary = Readonly<{
  /** A type's own properties and its parents. */
  types: ReadonlyMap<
    string,
    Readonly<{ parents: readonly string[]; properties: ReadonlyMap<string, Property> }>
  >
  /** The named values of an enumeration, such as the days of the week. */
  values: ReadonlyMap<string, ReadonlySet<string>>
}>

export type Property = Readonly<{ range: readonly string[]; isDeprecated: boolean }>

const declarations = /^(?:export )?interface (\w+?)Base extends ([^{]+)\{\n(.*?)^\}/gms
const leaves = /^export interface (\w+)Leaf extends (?:Partial<)?(\w+)[^{]*\{\s*"@type": "([^"]+)"/gms
const unions = /^export type (\w+) = (.*);$/gm
const property = /(\/\*\*(?:(?!\*\/).)*\*\/\s*)?"(\w+)"\?: SchemaValue<(.*), "\2">;/gs

export function readVocabulary(): Vocabulary {
  const text = readFileSync(fileURLToPath(new URL('schema.d.ts', import.meta.resolve('schema-dts'))), 'utf8')
  const types = new Map<string, { parents: string[]; properties: Map<string, Property> }>()
  for (const [, name = '', parents = '', body = ''] of text.matchAll(declarations)) {
    const properties = new Map<string, Property>()
    for (const [, says = '', known = '', range = ''] of body.matchAll(property))
      properties.set(known, { range: typesIn(range), isDeprecated: says.includes('@deprecated') })
    types.set(name, { parents: parents.split(',').map(withoutBase), properties })
  }
  // A type that adds nothing to its parent has no declaration of its own.
  for (const [, name = '', parent = ''] of text.matchAll(leaves))
    if (!types.has(name)) types.set(name, { parents: [withoutBase(parent)], properties: new Map() })
  const values = new Map<string, ReadonlySet<string>>()
  for (const [, name = '', union = ''] of text.matchAll(unions)) {
    const members = union.split(' | ')
    values.set(name, new Set(members.flatMap((member) => /^"([^"]+)"$/.exec(member)?.[1] ?? [])))
  }
  return { types, values }
}

const withoutBase = (name: string) =>
  name
    .trim()
    .replace(/^Partial<|>$/g, '')
    .replace(/Base$/, '')

/** A mention by @id may stand for any thing: what it mentions is looked at instead. */
const typesIn = (range: string) => range.split(' | ').filter((type) => type !== 'IdReference')
