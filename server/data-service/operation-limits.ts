import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import type { Actor } from '#server/actor.ts'
import type { Reason } from '#server/result.ts'
import { errorOf } from './errors.ts'
import { defaultLimit, maximumLimit } from './paging.ts'

/** What one operation may ask for. Our heaviest screen costs about a tenth of it. */
export const limits = {
  tokens: 2_000,
  depth: 8,
  cost: 40_000,
  /** Calls in one operation: a program of the staff may read a whole screen at once, a visitor a page. */
  calls: { staff: 100, others: 10 },
  /** Fields and fragments of a document, and how often one of them: validating it compares those of one name with each other. */
  selections: { staff: 1_000, others: 300 },
  repeats: { staff: 1_000, others: 40 },
  /** Conditions of one filter, weighed by `filterWeight`. */
  conditions: 100,
  bodyBytes: 256 * 1024,
  /** The form of a post: its text has up to 100,000 characters, each up to nine bytes in a form. */
  postFormBytes: 2 * 1024 * 1024,
  /** At once on one socket. */
  subscriptions: { staff: 100, others: 5 },
  /** A socket whose client does not say who it is, is closed after so long (specification section 9). */
  connectionInitMs: 15_000,
} as const

/** What this caller may have where staff may have more. */
export const limitFor = (actor: Actor, { staff, others }: { staff: number; others: number }): number =>
  actor.kind === 'staff' ? staff : others

/** The error of one more subscription on a socket that has `most` of them. */
export const tooManySubscriptions = (most: number) =>
  errorOf({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubscriptions', facts: { most } })

/** `calls`: fields at the top. `conditions`: of the heaviest filter. */
type Size = { depth: number; cost: number; calls: number; conditions: number }

const nothing: Size = { depth: 0, cost: 0, calls: 0, conditions: 0 }

const costOf = {
  change: 200,
  condition: 100,
  /** Below the top level, each alias of a field is one more copy in the response: 600 aliases, 600 texts of a post. */
  alias: { staff: 0, others: 1_000 },
}

/** Rows of introspection: the schema has about so many types, and a type so many fields. */
const introspectionRows: Readonly<Record<string, number>> = { __schema: 250, __type: 25 }

type SizedOperation = {
  document: DocumentNode
  operationName: string | null | undefined
  variables: Readonly<Record<string, unknown>>
  actor: Actor
}

/** Calls are fields of the top level, their selections are below. */
type Level = 'top' | 'below'

/**
 * The size of an operation, which need not be valid yet: a field costs 1, a list multiplies what is below it by its limit, a mutation costs 200, a
 * condition of a filter 100 each time that the filter is used, and an alias 1,000 for visitors. Fragments are measured once
 * for each level, however often they are spread.
 */
function measure({ document, operationName, variables, actor }: SizedOperation): Size {
  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || definition.name?.value === operationName),
  )
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return nothing
  const given = { ...defaultsOf(operation), ...variables }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const measured = new Map<string, Size>()
  const weighed = new Map<string, number>()

  const aliasCost = limitFor(actor, costOf.alias)

  const sizeOfSet = (set: SelectionSetNode | undefined, level: Level): Size => {
    const total = { ...nothing }
    for (const selection of set?.selections ?? []) {
      const size =
        selection.kind === Kind.FIELD
          ? sizeOfField(selection, level)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? sizeOfSet(selection.selectionSet, level)
            : sizeOfFragment(selection.name.value, level)
      total.depth = Math.max(total.depth, size.depth)
      total.cost += size.cost
      total.calls += size.calls
      total.conditions = Math.max(total.conditions, size.conditions)
    }
    return total
  }
  const sizeOfFragment = (name: string, level: Level): Size => {
    const known = measured.get(`${level} ${name}`)
    if (known) return known
    // A fragment inside itself, which validation refuses, adds nothing.
    measured.set(`${level} ${name}`, nothing)
    const size = sizeOfSet(fragments.get(name)?.selectionSet, level)
    measured.set(`${level} ${name}`, size)
    return size
  }
  /** Of the filter that a field is asked by. One variable may serve many fields. */
  const conditionsOf = ({ arguments: args = [] }: FieldNode): number => {
    const filter = args.find(({ name }) => name.value === 'filter' || name.value === 'condition')?.value
    if (!filter) return 0
    const name = filter.kind === Kind.VARIABLE ? filter.name.value : undefined
    const known = name === undefined ? undefined : weighed.get(name)
    if (known !== undefined) return known
    const weight = filterWeight(valueFromASTUntyped(filter, given), limits.conditions)
    if (name !== undefined) weighed.set(name, weight)
    return weight
  }
  const sizeOfField = (field: FieldNode, level: Level): Size => {
    const below = sizeOfSet(field.selectionSet, 'below')
    const conditions = conditionsOf(field)
    const aliased = level === 'below' && field.alias ? aliasCost : 0
    return {
      depth: below.depth + 1,
      cost: 1 + aliased + below.cost * rowsOf(field, given) + conditions * costOf.condition,
      calls: 1,
      conditions: Math.max(below.conditions, conditions),
    }
  }

  const size = sizeOfSet(operation.selectionSet, 'top')
  const changes = operation.operation === 'mutation' ? size.calls : 0
  return { ...size, cost: size.cost + changes * costOf.change }
}

/** What variables are when they are not sent. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  )
}

function rowsOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  if (!/^list[A-Z]/.test(field.name.value)) return introspectionRows[field.name.value] ?? 1
  const limit = field.arguments?.find((argument) => argument.name.value === 'limit')?.value
  const asked =
    limit?.kind === Kind.INT
      ? Number(limit.value)
      : limit?.kind === Kind.VARIABLE
        ? variables[limit.name.value]
        : undefined
  return typeof asked === 'number' ? Math.min(Math.max(asked, 1), maximumLimit) : defaultLimit
}

/** The error of an operation over the limits of its caller; undefined when it is within them. */
export function overLimit(asked: SizedOperation): GraphQLError | undefined {
  const { actor, document } = asked
  const { depth, cost, calls, conditions } = measure(asked)
  const mostCalls = limitFor(actor, limits.calls)
  const over = (reason: Reason) => errorOf({ code: 'BAD_INPUT', ...reason })
  if (depth > limits.depth) return over({ reason: 'tooDeep', facts: { depth, most: limits.depth } })
  if (calls > mostCalls) return over({ reason: 'tooManyCalls', facts: { calls, most: mostCalls } })
  if (conditions > limits.conditions)
    return over({ reason: 'tooManyConditions', facts: { most: limits.conditions } })
  if (cost > limits.cost) return over({ reason: 'tooCostly', facts: { cost, most: limits.cost } })
  const { selections, repeats } = countSelections(document)
  const [mostSelections, mostRepeats] = [limitFor(actor, limits.selections), limitFor(actor, limits.repeats)]
  if (selections > mostSelections || repeats > mostRepeats)
    return over({ reason: 'tooManyFields', facts: { most: mostSelections, times: mostRepeats } })
  return undefined
}

/** Of all operations and fragments, each once; and how often the name that is there most often. */
function countSelections({ definitions }: DocumentNode): { selections: number; repeats: number } {
  const times = new Map<string, number>()
  const countIn = (set: SelectionSetNode | undefined) => {
    for (const one of set?.selections ?? []) {
      const name = one.kind === Kind.INLINE_FRAGMENT ? '...' : `${one.kind} ${nameOf(one)}`
      times.set(name, (times.get(name) ?? 0) + 1)
      if (one.kind !== Kind.FRAGMENT_SPREAD) countIn(one.selectionSet)
    }
  }
  for (const one of definitions) if ('selectionSet' in one) countIn(one.selectionSet)
  const counts = [...times.values()]
  return { selections: counts.reduce((sum, count) => sum + count, 0), repeats: Math.max(0, ...counts) }
}

const nameOf = (one: FieldNode | FragmentSpreadNode) =>
  ('alias' in one && one.alias ? one.alias : one.name).value

/** Conditions that search within a text weigh more than those that an index or a comparison answers. */
const searchOperators = new Set(['contains', 'containsAnyCase', 'notContains', 'beginsWith'])
const searchWeight = 10

/** So many values of `in` and `notIn` weigh as much as a condition: PostgreSQL looks each row up among them. */
const valuesPerCondition = 10

/**
 * How many conditions a filter has, weighed as the caller sent it and before it is validated, so it may hold any value. Stops
 * counting soon after `most`.
 */
export function filterWeight(filter: unknown, most: number): number {
  let weight = 0
  // Without recursion: a filter may be nested deeper than the stack allows.
  const left: [name: string, value: unknown][] = [['', filter]]
  for (let next = left.pop(); next && weight <= most; next = left.pop()) {
    const [name, value] = next
    if (Array.isArray(value)) {
      const filters = value.filter(isObject)
      weight += (value.length - filters.length) / valuesPerCondition + (filters.length === 0 ? 1 : 0)
      for (const one of filters) left.push([name, one])
    } else if (isObject(value)) {
      const inner = Object.entries(value)
      // An empty condition is still a part of the statement.
      if (inner.length === 0) weight += 1
      for (const one of inner) left.push(one)
    } else weight += searchOperators.has(name) ? searchWeight : 1
  }
  return Math.ceil(weight)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
