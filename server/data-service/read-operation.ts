import { type DocumentNode, GraphQLError, type GraphQLSchema, parse, validate } from 'graphql'
import type { Actor } from '#server/actor.ts'
import { limits, overLimit } from './limits.ts'

type Asked = {
  query: string
  variables?: Readonly<Record<string, unknown>> | null | undefined
  operationName?: string | null | undefined
}

type Read = { ok: true; document: DocumentNode } | { ok: false; errors: readonly GraphQLError[] }

/** What a socket's client asks, read within the limits of its caller and without hints at what exists. */
export function readOperation(
  schema: GraphQLSchema,
  { query, variables, operationName }: Asked,
  actor: Actor,
): Read {
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    const problems = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: true })
    if (problems.length > 0) return { ok: false, errors: problems }
    const over = overLimit(document, operationName, variables ?? {}, actor)
    return over ? { ok: false, errors: [over] } : { ok: true, document }
  } catch (error) {
    if (error instanceof GraphQLError) return { ok: false, errors: [error] }
    throw error
  }
}
