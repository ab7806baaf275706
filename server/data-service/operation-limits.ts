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
import { modelLimits } from './paging.ts'

/**
 * Our heaviest screen costs about a tenth of `cost`. `calls`: a program of the staff may read a whole screen at once, a visitor a
 * page. `repeats`: validation compares fields of one name with each other. `postFormBytes`: a post's text has up to 100,000
 * characters, each up to nine bytes in a form. `connectionInitMs`: to send connection_init (specification section 9).
 */
export const limits = {
  tokens: 2_000,
  depth: 8,
  cost: 40_000,
  calls: { staff: 100, others: 10 },
  selections: { staff: 1_000, others: 300 },
  repeats: { staff: 1_000, others: 40 },
  conditions: 100,
  bodyBytes: 256 * 1024,
  postFormBytes: 2 * 1024 * 1024,
  subscriptions: { staff: 100, others: 5 },
  connectionInitMs: 15_000,
} as const

export const limitFor = (actor: Actor, { staff, others }: { staff: number; others: number }): number =>
  actor.kind === 'staff' ? staff : others

export const tooManySubscriptions = (most: number) =>
  errorOf({ code: 'TOO_MANY_REQUESTS', reason: 'tooManySubscriptions', facts: { most } })

type Size = { depth: number; cost: number; calls: number; conditions: number }

const nothing: Size = { depth: 0, cost: 0, calls: 0, conditions: 0 }

const costOf = {
  change: 200,
  condition: 100,
  alias: { staff: 0, others: 1_000 },
}

const introspectionRows: Readonly<Record<string, number>> = { __schema: 250, __type: 25 }

type SizedOperation = {
  document: DocumentNode
  operationName: string | null | undefined
  variables: Readonly<Record<string, unknown>>
  actor: Actor
}

type Level = 'top' | 'below'

/**
 * Works before validation. A field costs 1, a list multiplies its selection by its limit, a mutation costs
 * 200, a filter's condition 100 each time it is used, an alias 1,000 for visitors. Fragments are measured
 * once for each level.
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
  return typeof asked === 'number' ? Math.min(Math.max(asked, 1), modelLimits.most) : modelLimits.usual
}

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

const searchOperators = new Set(['contains', 'containsAnyCase', 'notContains', 'beginsWith'])
const searchWeight = 10

/** PostgreSQL compares each row with them, so this many weigh as one condition. */
const valuesPerCondition = 10

/** Before validation, so it may hold any value. Stops counting soon after `most`. */
export function filterWeight(filter: unknown, most: number): number {
  let weight = 0
  // No recursion: a filter may be nested deeper than the stack.
  const left: [name: string, value: unknown][] = [['', filter]]
  for (let next = left.pop(); next && weight <= most; next = left.pop()) {
    const [name, value] = next
    if (Array.isArray(value)) {
      const filters = value.filter(isObject)
      weight += (value.length - filters.length) / valuesPerCondition + (filters.length === 0 ? 1 : 0)
      for (const one of filters) left.push([name, one])
    } else if (isObject(value)) {
      const inner = Object.entries(value)
      if (inner.length === 0) weight += 1
      for (const one of inner) left.push(one)
    } else weight += searchOperators.has(name) ? searchWeight : 1
  }
  return Math.ceil(weight)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
