import type { Vocabulary } from './vocabulary.ts'

type Node = { readonly [key: string]: unknown }

/** Unknown or retired words, properties on the wrong type, values of the wrong type, mentions of undescribed things. */
export function graphBreaches(graph: unknown, vocabulary: Vocabulary): string[] {
  if (!isNode(graph) || graph['@context'] !== 'https://schema.org' || !Array.isArray(graph['@graph']))
    return ['a graph in the context of schema.org is missing']
  const described = new Map<unknown, string>()
  visit(graph['@graph'], (node) => {
    if (node['@id'] !== undefined && node['@type'] !== undefined)
      described.set(node['@id'], String(node['@type']))
  })
  return graph['@graph'].flatMap((thing) =>
    breachesOf(thing, String(thing?.['@type']), { vocabulary, described }),
  )
}

type Knowledge = { vocabulary: Vocabulary; described: ReadonlyMap<unknown, string> }

function breachesOf(node: unknown, at: string, knowledge: Knowledge): string[] {
  const { types } = knowledge.vocabulary
  if (!isNode(node)) return [`${at}: not a thing`]
  const type = String(node['@type'])
  if (!types.has(type)) return [`${at}: no type ${type}`]
  return Object.entries(node).flatMap(([name, value]) => {
    if (name === '@type' || name === '@id') return []
    const place = `${at}.${name}`
    const property = lineage(type, knowledge.vocabulary)
      .map((each) => types.get(each)?.properties.get(name))
      .find(Boolean)
    if (!property) return [`${place}: ${type} has no such property`]
    if (property.isDeprecated) return [`${place}: retired`]
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.flatMap((each) => valueBreaches(each, property.range, place, knowledge))
  })
}

function valueBreaches(
  value: unknown,
  range: readonly string[],
  place: string,
  knowledge: Knowledge,
): string[] {
  const wrong = [`${place}: ${JSON.stringify(value)?.slice(0, 80)} is none of ${range.join(', ')}`]
  if (!isNode(value)) return range.some((type) => isOf(type, value, knowledge.vocabulary)) ? [] : wrong
  const isMention = value['@type'] === undefined
  const type = isMention ? knowledge.described.get(value['@id']) : String(value['@type'])
  if (type === undefined) return [`${place}: ${String(value['@id'])} is described nowhere`]
  if (!lineage(type, knowledge.vocabulary).some((each) => range.includes(each))) return wrong
  return isMention ? [] : breachesOf(value, place, knowledge)
}

const formats: Record<string, RegExp> = {
  Text: /\S/,
  URL: /^https?:\/\/[^\s/]+\/\S*$/,
  Date: /^\d{4}(?:-\d\d(?:-\d\d)?)?$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(?::\d\d)?$/,
  Distance: /^\d+(?:\.\d+)?(?: \w+)?$/,
}

function isOf(type: string, value: unknown, { values }: Vocabulary): boolean {
  if (typeof value === 'number')
    return ['Number', 'Float'].includes(type) || (type === 'Integer' && Number.isInteger(value))
  if (typeof value === 'boolean') return type === 'Boolean'
  if (typeof value !== 'string') return false
  return formats[type]?.test(value) ?? values.get(type)?.has(value) ?? false
}

function lineage(type: string, vocabulary: Vocabulary): string[] {
  const parents = vocabulary.types.get(type)?.parents ?? []
  return [type, ...parents.flatMap((parent) => lineage(parent, vocabulary))]
}

function visit(value: unknown, look: (node: Node) => void) {
  if (Array.isArray(value)) for (const each of value) visit(each, look)
  else if (isNode(value)) {
    look(value)
    visit(Object.values(value), look)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
