import { randomUUID } from 'node:crypto'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import pg from 'pg'
import type { ServerWords } from '#content/languages.ts'
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
 * The refusals with an HTTP status that programs act on: sign in again, wait and repeat. All others come with status 200. Yoga
 * removes `http` from the response.
 */
const httpStatus: Partial<Record<RefusalCode, number>> = { UNAUTHORIZED: 401, TOO_MANY_REQUESTS: 429 }

/** The value, or the refusal thrown as a GraphQL error. */
export function unwrap<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw errorOf(result.refusal)
}

/** The one mapper from refusals to GraphQL errors. `wordedError` puts in the sentences. */
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
 * SQLSTATEs by which PostgreSQL refuses a value of the caller's: a NUL in a text or in JSON, a text that is no uuid, a number or a
 * date out of its range.
 */
const refusedStates = new Set(['22021', '22P02', '22003', '22007', '22008', '22009', '22P05'])

/** The refusal of a value that the database, or a type of the schema, cannot hold. */
export const refusedValue: Refusal = { code: 'BAD_INPUT', reason: 'refusedValue' }

/**
 * Masks errors for the caller. Refusals and GraphQL's own errors about the request stay as they are, and a value that the
 * database cannot hold is the caller's mistake. Anything else is a bug or an outage: it is logged with a reference, and the
 * caller gets only the reference.
 */
export function maskError(error: unknown, log: Log): GraphQLError {
  if (error instanceof GraphQLError && (!error.originalError || error.originalError instanceof GraphQLError))
    return error
  const cause = error instanceof GraphQLError ? error.originalError : error
  const place = error instanceof GraphQLError && { path: error.path, nodes: error.nodes }
  if (refusedStates.has(sqlStateOf(cause)))
    return new GraphQLError(refusedValue.reason, { ...place, extensions: refusedValue })
  const reference = randomUUID().slice(0, 8)
  // Who asked has gone: no fault of ours.
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

/** The code that PostgreSQL gave; drizzle wraps the driver's error. */
function sqlStateOf(error: unknown): string {
  const driverError = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return driverError instanceof pg.DatabaseError ? (driverError.code ?? '') : ''
}

/** The names that AppSync's clients know errors by, beside the codes of our own. */
const errorTypes: Readonly<Record<string, string>> = {
  UNAUTHORIZED: 'UnauthorizedException',
  FORBIDDEN: 'Unauthorized',
  NOT_FOUND: 'NotFoundException',
  CONFLICT: 'ConflictException',
  TOO_MANY_REQUESTS: 'ThrottlingException',
  INTERNAL: 'InternalFailure',
}

/** What has no code of ours is about the request. */
const errorTypeOf = (code: unknown): string =>
  (typeof code === 'string' && errorTypes[code]) || 'BadRequestException'

type TypedError = GraphQLFormattedError & { errorType: string }

/**
 * The error as callers get it: its reason as a sentence, beside the reason itself, and `errorType` beside its message. What
 * GraphQL says by itself of a document is for programmers, and stays as it is.
 */
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

/** What `errorOf` and `maskError` made. */
const hasReason = (extensions: object): extensions is Reason & Pick<Refusal, 'fields'> =>
  'reason' in extensions
