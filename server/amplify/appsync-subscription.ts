import { type GraphQLError, getOperationAST, subscribe } from 'graphql'
import { z } from 'zod'
import type { ServerWords } from '#content/languages.ts'
import type { Actor } from '#server/actor.ts'
import { maskError, wordedError } from '#server/data-service/errors.ts'
import { isStillAuthorized } from '#server/data-service/live/revocation.ts'
import type { SocketIdentity, SocketParts } from '#server/data-service/live/sockets.ts'
import { limitFor, limits, tooManySubscriptions } from '#server/data-service/operation-limits.ts'

export const jsonText = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(schema)

export type Subscription = {
  id: string
  send: (words: object) => Promise<void>
  stopped: AbortController
  beside: ReadonlyMap<string, Subscription>
  actor?: Actor
}

const operation = jsonText(
  z.object({
    query: z.string(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().nullish(),
  }),
)

/** `stopped` by the client, `refused`, or `interrupted` by us: events may have been missed. */
export async function subscribeOnce(
  subscription: Subscription,
  data: string,
  identity: SocketIdentity,
  { schema, readDocument, callOf, languageOf, log }: SocketParts,
): Promise<'stopped' | 'refused' | 'interrupted'> {
  const { id, send, stopped } = subscription
  const { words } = languageOf(identity.request)
  const refuse = async (errors: readonly object[]) => {
    await send({ type: 'error', id, payload: { errors } })
    return 'refused' as const
  }
  const refuseFor = (errors: readonly unknown[]) =>
    refuse(errors.map((error) => appsyncError(maskError(error, log), words)))
  const asked = operation.safeParse(data)
  if (!asked.success) return refuse([appsyncErrors.unknownMessage])
  const { variables, operationName } = asked.data

  try {
    const call = await callOf(identity)
    const { actor } = call
    subscription.actor = actor
    const most = limitFor(actor, limits.subscriptions)
    if (othersOf(actor, subscription) >= most) return refuseFor([tooManySubscriptions(most)])
    const read = await readDocument(asked.data, actor)
    if (!read.ok) return refuseFor(read.refusal)
    if (getOperationAST(read.value, operationName)?.operation !== 'subscription')
      return refuse([appsyncErrors.notASubscription])
    const results = await subscribe({
      schema,
      document: read.value,
      contextValue: call,
      variableValues: variables ?? {},
      ...(operationName && { operationName }),
    })
    if (!(Symbol.asyncIterator in results)) return refuseFor(results.errors ?? [])

    const leave = () => void results.return(undefined)
    if (stopped.signal.aborted) leave()
    else stopped.signal.addEventListener('abort', leave, { once: true })
    await send({ type: 'start_ack', id })
    for await (const { data, errors } of results) {
      if (!(await isStillAuthorized(call, async () => (await callOf(identity)).actor)))
        return refuse([appsyncErrors.unauthorized])
      if (stopped.signal.aborted) break
      const outside = errors?.map((error) => wordedError(maskError(error, log), words))
      await send({ type: 'data', id, payload: { data, ...(outside && { errors: outside }) } })
    }
    return stopped.signal.aborted ? 'stopped' : 'interrupted'
  } catch (error) {
    return refuseFor([error])
  }
}

const othersOf = ({ kind }: Actor, { beside, id }: Subscription): number =>
  beside
    .values()
    .filter((other) => other.id !== id && other.actor?.kind === kind)
    .toArray().length

type AppsyncError = { errorType: string; errorCode: number; message: string }

const codes: Readonly<Record<string, number>> = {
  UnauthorizedException: 401,
  ThrottlingException: 429,
  InternalFailure: 500,
  ServiceUnavailable: 503,
}

export function appsyncError(error: GraphQLError, words: ServerWords): AppsyncError {
  const typed = wordedError(error, words)
  // With HTTP's name for it, Amplify would close the connection with its other subscriptions.
  if (error.extensions.code === 'FORBIDDEN')
    return {
      ...typed,
      errorType: 'AccessDenied',
      errorCode: 403,
      message: `Permission denied: ${typed.message}`,
    }
  return { ...typed, errorCode: codes[typed.errorType] ?? 400 }
}

/** Protocol errors, for programmers: in English, like the protocol. */
export const appsyncErrors = {
  unauthorized: {
    errorType: 'UnauthorizedException',
    errorCode: 401,
    message: 'Sign in, or send the public API key.',
  },
  notAcknowledged: {
    errorType: 'BadRequestException',
    errorCode: 400,
    message: 'Send connection_init first.',
  },
  duplicate: {
    errorType: 'DuplicatedOperationError',
    errorCode: 400,
    message: 'This connection has a subscription with this id.',
  },
  notASubscription: {
    errorType: 'UnsupportedOperation',
    errorCode: 400,
    message: 'Sockets take subscriptions; POST anything else.',
  },
  unknownMessage: {
    errorType: 'UnsupportedOperation',
    errorCode: 400,
    message: 'This is no message of this protocol.',
  },
} as const satisfies Record<string, AppsyncError>
