import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Read from the declarations that schema-dts generates from schema.org. */
export type Vocabulary = Readonly<{
  types: ReadonlyMap<
    string,
    Readonly<{ parents: readonly string[]; properties: ReadonlyMap<string, Property> }>
  >
  values: ReadonlyMap<string, ReadonlySet<string>>
}>

type Property = Readonly<{ range: readonly string[]; isDeprecated: boolean }>

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

/** A mention by @id stands for any type. */
const typesIn = (range: string) => range.split(' | ').filter((type) => type !== 'IdReference')
