import { randomUUID } from 'node:crypto'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import pg from 'pg'
import type { ServerWords } from '#content/languages.ts'
import { isOverload, logOverload, retryAfterOverloadSeconds } from '#server/database/overload.ts'
import type { Log } from '#server/log.ts'
import {
  type Reason,
  type Refusal,
  type RefusalCode,
  type Result,
  sentence,
  sentencesOf,
} from '#server/result.ts'

/**
 * HTTP status only where programs act on it: sign in again, wait and repeat. All others are 200. Yoga removes
 * `http` from the response.
 */
const httpStatus: Partial<Record<RefusalCode, number>> = { UNAUTHORIZED: 401, TOO_MANY_REQUESTS: 429 }

export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw errorOf(result.refusal)
}

export function errorOf(extensions: Refusal): GraphQLError {
  const status = httpStatus[extensions.code]
  // AppSync's clients read the error type of a failed request from this header.
  const headers = {
    'x-amzn-errortype': errorTypeOf(extensions.code),
    ...(extensions.retryAfterSeconds && { 'retry-after': String(extensions.retryAfterSeconds) }),
  }
  const http = status && { status, headers }
  return new GraphQLError(extensions.reason, { extensions: { ...extensions, ...(http && { http }) } })
}

/**
 * SQLSTATEs for a bad value from the caller: a NUL in a text or in JSON, a malformed uuid, a number or date
 * out of range.
 */
const refusedStates = new Set(['22021', '22P02', '22003', '22007', '22008', '22009', '22P05'])

export const refusedValue: Refusal = { code: 'BAD_INPUT', reason: 'refusedValue' }

const busy = {
  code: 'BUSY',
  reason: 'busy',
  retryAfterSeconds: retryAfterOverloadSeconds,
  http: {
    status: 503,
    headers: {
      'x-amzn-errortype': 'ServiceUnavailable',
      'retry-after': String(retryAfterOverloadSeconds),
    },
  },
} as const

/**
 * Refusals, GraphQL's own errors, values that the database cannot hold and its overload pass. Anything else is
 * logged, and the caller gets only the log's reference.
 */
export function maskError(error: unknown, log: Log): GraphQLError {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return error
  const cause = error instanceof GraphQLError ? error.originalError : error
  const place = error instanceof GraphQLError && { path: error.path, nodes: error.nodes }
  if (refusedStates.has(sqlStateOf(cause)))
    return new GraphQLError(refusedValue.reason, { ...place, extensions: refusedValue })
  if (isOverload(cause)) {
    logOverload(log, { err: cause, path: error instanceof GraphQLError ? error.path : undefined })
    return new GraphQLError(busy.reason, { ...place, extensions: busy })
  }
  const reference = randomUUID().slice(0, 8)
  const level = isBrokenPipe(cause) ? 'warn' : 'error'
  log[level](
    { err: cause, reference, path: error instanceof GraphQLError ? error.path : undefined },
    'call failed',
  )
  const reason: Reason = { reason: 'internal', facts: { reference } }
  return new GraphQLError(reason.reason, {
    ...place,
    // 500 tells programs that the same call may work later.
    extensions: { code: 'INTERNAL', ...reason, reference, http: { status: 500 } },
  })
}

const isBrokenPipe = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE'

function sqlStateOf(error: unknown): string {
  const driverError = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return driverError instanceof pg.DatabaseError ? (driverError.code ?? '') : ''
}

const errorTypes: Readonly<Record<string, string>> = {
  UNAUTHORIZED: 'UnauthorizedException',
  FORBIDDEN: 'Unauthorized',
  NOT_FOUND: 'NotFoundException',
  CONFLICT: 'ConflictException',
  TOO_MANY_REQUESTS: 'ThrottlingException',
  INTERNAL: 'InternalFailure',
  BUSY: 'ServiceUnavailable',
}

const errorTypeOf = (code: unknown): string =>
  (typeof code === 'string' && errorTypes[code]) || 'BadRequestException'

type TypedError = GraphQLFormattedError & { errorType: string }

/** Adds the sentence and `errorType`. GraphQL's own messages are for programmers and stay in English. */
export function wordedError(error: GraphQLError, { refusals }: ServerWords): TypedError {
  const errorType = errorTypeOf(error.extensions.code)
  const { http: _http, ...extensions } = error.extensions
  if (!hasReason(extensions)) return { ...error.toJSON(), errorType }
  const { fields } = extensions
  return {
    ...error.toJSON(),
    message: sentence(extensions, refusals),
    extensions: { ...extensions, ...(fields && { fields: sentencesOf(fields, refusals) }) },
    errorType,
  }
}

const hasReason = (extensions: object): extensions is Reason & Pick<Refusal, 'fields'> =>
  'reason' in extensions
