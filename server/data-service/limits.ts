import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { defaultLimit, maximumLimit } from './page.ts'

/** What one operation may ask for. Our heaviest screen costs about a tenth of it. */
export const limits = {
  tokens: 2_000,
  depth: 8,
  cost: 40_000,
  bodyBytes: 256 * 1024,
  /** The form of a post: its text has up to 100,000 characters, each up to nine bytes in a form. */
  postFormBytes: 2 * 1024 * 1024,
  /** At once on one socket. */
  subscriptions: 100,
} as const

export const tooManySubscriptions = () =>
  new GraphQLError(`One connection takes ${limits.subscriptions} subscriptions.`, {
    extensions: { code: 'TOO_MANY_REQUESTS' },
  })

type Size = { depth: number; cost: number }

/**
 * Depth and cost of a validated operation: a field costs 1, a list multiplies what is below it by its limit,
 * a change costs 200. Fragments are measured once each, however often they are spread.
 */
export function measure(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): Size {
  const operation = document.definitions.find(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || definition.name?.value === operationName),
  )
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return { depth: 0, cost: 0 }
  const given = { ...defaultsOf(operation), ...variables }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const measured = new Map<string, Size>()

  const sizeOfSet = (set: SelectionSetNode | undefined): Size => {
    const total = { depth: 0, cost: 0 }
    for (const selection of set?.selections ?? []) {
      const size =
        selection.kind === Kind.FIELD
          ? sizeOfField(selection)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? sizeOfSet(selection.selectionSet)
            : sizeOfFragment(selection.name.value)
      total.depth = Math.max(total.depth, size.depth)
      total.cost += size.cost
    }
    return total
  }
  const sizeOfFragment = (name: string): Size => {
    const known = measured.get(name)
    if (known) return known
    const size = sizeOfSet(fragments.get(name)?.selectionSet)
    measured.set(name, size)
    return size
  }
  const sizeOfField = (field: FieldNode): Size => {
    const below = sizeOfSet(field.selectionSet)
    return { depth: below.depth + 1, cost: 1 + below.cost * rowsOf(field, given) }
  }

  const size = sizeOfSet(operation.selectionSet)
  const changes = operation.operation === 'mutation' ? operation.selectionSet.selections.length : 0
  return { depth: size.depth, cost: size.cost + changes * 200 }
}

/** The whole numbers that variables have when they are not sent. */
function defaultsOf({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, number> {
  return Object.fromEntries(
    variableDefinitions.flatMap(({ variable, defaultValue }) =>
      defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
    ),
  )
}

function rowsOf(field: FieldNode, variables: Readonly<Record<string, unknown>>): number {
  if (!/^list[A-Z]/.test(field.name.value)) return 1
  const limit = field.arguments?.find((argument) => argument.name.value === 'limit')?.value
  const asked =
    limit?.kind === Kind.INT
      ? Number(limit.value)
      : limit?.kind === Kind.VARIABLE
        ? variables[limit.name.value]
        : undefined
  return typeof asked === 'number' ? Math.min(Math.max(asked, 1), maximumLimit) : defaultLimit
}

/** The error that an operation over the limits is answered with; undefined when it is within them. */
export function overLimit(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | undefined {
  const size = measure(document, operationName, variables)
  if (size.depth > limits.depth)
    return new GraphQLError(`This operation is ${size.depth} levels deep; ${limits.depth} are allowed.`, {
      extensions: { code: 'BAD_INPUT' },
    })
  if (size.cost > limits.cost)
    return new GraphQLError(
      `This operation costs ${size.cost}; ${limits.cost} is allowed. Ask for less at a time.`,
      {
        extensions: { code: 'BAD_INPUT' },
      },
    )
  return undefined
}
