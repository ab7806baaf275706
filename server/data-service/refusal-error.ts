import { GraphQLError } from 'graphql'
import { errorTypeOf } from './error-type.ts'
import type { Outcome, RefusalCode } from './outcome.ts'

/**
 * The refusals that HTTP has its own word for, which programs act on: sign in again, wait and repeat. All others
 * are answers, with status 200. Yoga takes `http` out before the error leaves.
 */
const httpStatus: Partial<Record<RefusalCode, number>> = { UNAUTHORIZED: 401, TOO_MANY_REQUESTS: 429 }

/** The one mapper from refusals to GraphQL errors. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  const { message, ...extensions } = outcome.refusal
  const status = httpStatus[extensions.code]
  // AppSync's clients read a failed request by its header.
  const http = status && { status, headers: { 'x-amzn-errortype': errorTypeOf(extensions.code) } }
  throw new GraphQLError(message, { extensions: { ...extensions, ...(http && { http }) } })
}
