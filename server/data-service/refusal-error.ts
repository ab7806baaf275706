import { GraphQLError } from 'graphql'
import type { Refusal, RefusalCode, Result } from '#server/result.ts'
import { errorTypeOf } from './error-type.ts'

/**
 * The refusals that HTTP has its own word for, which programs act on: sign in again, wait and repeat. All others
 * are answers, with status 200. Yoga takes `http` out before the error leaves.
 */
const httpStatus: Partial<Record<RefusalCode, number>> = { UNAUTHORIZED: 401, TOO_MANY_REQUESTS: 429 }

/** The value, or the refusal thrown as a GraphQL error. */
export function unwrap<Value>(outcome: Result<Value>): Value {
  if (outcome.ok) return outcome.value
  throw errorOf(outcome.refusal)
}

/** The one mapper from refusals to GraphQL errors. */
export function errorOf({ message, ...extensions }: Refusal): GraphQLError {
  const status = httpStatus[extensions.code]
  // AppSync's clients read a failed request by its header.
  const headers = {
    'x-amzn-errortype': errorTypeOf(extensions.code),
    ...(extensions.retryAfterSeconds && { 'retry-after': String(extensions.retryAfterSeconds) }),
  }
  const http = status && { status, headers }
  return new GraphQLError(message, { extensions: { ...extensions, ...(http && { http }) } })
}
