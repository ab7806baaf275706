import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import type { Log } from '../log.ts'

/**
 * What may leave the house of an error. Refusals and GraphQL's own complaints about the request go out as they
 * are; anything else is a bug or an outage: it is logged with a reference, and only the reference goes out.
 */
export function maskError(error: unknown, log: Log): GraphQLError {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return error
  const reference = randomUUID().slice(0, 8)
  const cause = error instanceof GraphQLError ? error.originalError : error
  log.error(
    { err: cause, reference, path: error instanceof GraphQLError ? error.path : undefined },
    'call failed',
  )
  return new GraphQLError(`Something went wrong on our side. Reference: ${reference}`, {
    ...(error instanceof GraphQLError && { path: error.path, nodes: error.nodes }),
    // 500 tells programs that the same call may work later.
    extensions: { code: 'INTERNAL', reference, http: { status: 500 } },
  })
}
