import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import type { Actor } from '#server/actor.ts'
import { networkKey } from '#server/http/client-address.ts'
import { restingTurns } from '#server/limits/resting-turns.ts'
import { done, type Result, refuse } from '#server/result.ts'
import { errorOf } from './errors.ts'
import { limits, overLimit } from './operation-limits.ts'
import { refuseAnonymous } from './permission.ts'

type SentOperation = {
  query: string
  variables?: Readonly<Record<string, unknown>> | null | undefined
  operationName?: string | null | undefined
}

export type ReadDocument = (
  asked: SentOperation,
  actor: Actor,
) => Promise<Result<DocumentNode, readonly GraphQLError[]>>

/** Long documents are not cached, so that they cannot fill the memory. */
const cacheLimits = { documents: 100, characters: 4_000 }

/** Parsing blocks the only thread, so networks take turns, with a rest after each as for pages. */
const turnRules = {
  ...{ concurrency: 1, concurrencyPerKey: 1 },
  ...{ maxWaiting: 400, maxWaitingPerKey: 60, timeoutMs: 5_000 },
}

/**
 * Valid documents are cached by text (LRU), because forms and programs repeat a few. Their cost depends on
 * variables and caller, and is measured each time.
 */
export function documentReader(schema: GraphQLSchema): ReadDocument {
  const cache = new Map<string, DocumentNode>()
  const inTurn = restingTurns({ rules: turnRules })

  function remember(text: string, document: DocumentNode) {
    if (text.length > cacheLimits.characters) return
    cache.delete(text)
    cache.set(text, document)
    const [oldest] = cache.keys()
    if (cache.size > cacheLimits.documents && oldest !== undefined) cache.delete(oldest)
  }

  /** Cheap checks first: validation is quadratic in the fields of one place. */
  function read(asked: SentOperation, actor: Actor): Result<DocumentNode, readonly GraphQLError[]> {
    const { query, operationName, variables } = asked
    const known = cache.get(query)
    const document = known ?? parse(query, { maxTokens: limits.tokens })
    const over = overLimit({ document, operationName, variables: variables ?? {}, actor })
    if (over) return refuse([over])
    const problems = known
      ? []
      : validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: true })
    if (problems.length > 0) return refuseMarked('GRAPHQL_VALIDATION_FAILED', problems)
    remember(query, document)
    return done(document)
  }

  return async (asked, actor) => {
    if (actor.kind === 'anonymous') return refuse([errorOf(refuseAnonymous(actor).refusal)])
    try {
      if (actor.kind !== 'visitor' || cache.has(asked.query)) return read(asked, actor)
      const turn = await inTurn(networkKey(actor.address), async () => read(asked, actor))
      return turn.ok ? turn.value : refuse([errorOf(turn.refusal)])
    } catch (error) {
      if (error instanceof GraphQLError) return refuseMarked('GRAPHQL_PARSE_FAILED', [error])
      throw error
    }
  }
}

function refuseMarked(code: string, errors: readonly GraphQLError[]) {
  for (const { extensions } of errors) Object.assign(extensions, { code, http: { spec: true, status: 400 } })
  return refuse(errors)
}
