import { getOperationAST, subscribe } from 'graphql'
import { z } from 'zod'
import type { Actor } from '#server/actor.ts'
import { withErrorType } from '#server/data-service/error-type.ts'
import { isStillThere } from '#server/data-service/held-open.ts'
import { limitFor, limits, tooManySubscriptions } from '#server/data-service/limits.ts'
import { maskError } from '#server/data-service/mask.ts'
import { readOperation } from '#server/data-service/read-operation.ts'
import type { SocketIdentity, SocketParts } from '#server/data-service/sockets.ts'
import { appsyncError, appsyncErrors } from './errors.ts'
import { jsonText } from './json-text.ts'

export type Subscription = {
  id: string
  send: (words: object) => Promise<void>
  stopped: AbortController
  /** Every subscription of the same connection. */
  beside: ReadonlyMap<string, Subscription>
  /** Whose it is, once that is known. */
  actor?: Actor
}

const operation = jsonText(
  z.object({
    query: z.string(),
    variables: z.record(z.string(), z.unknown()).nullish(),
    operationName: z.string().nullish(),
  }),
)

/**
 * Runs one subscription from `start` to its end: `stopped` by the client, `refused`, or `interrupted` by us, which means
 * that events may have been missed.
 */
export async function subscribeOnce(
  subscription: Subscription,
  data: string,
  identity: SocketIdentity,
  { schema, callOf, log }: SocketParts,
): Promise<'stopped' | 'refused' | 'interrupted'> {
  const { id, send, stopped } = subscription
  const refuse = async (errors: readonly object[]) => {
    await send({ type: 'error', id, payload: { errors } })
    return 'refused' as const
  }
  const asked = operation.safeParse(data)
  if (!asked.success) return refuse([appsyncErrors.unknownMessage])
  const { variables, operationName } = asked.data

  try {
    const call = await callOf(identity)
    const { actor } = call
    subscription.actor = actor
    const most = limitFor(actor, limits.subscriptions)
    if (othersOf(actor, subscription) >= most) return refuse([appsyncError(tooManySubscriptions(most))])
    const read = readOperation(schema, asked.data, actor)
    if (!read.ok) return refuse(read.errors.map(appsyncError))
    if (getOperationAST(read.document, operationName)?.operation !== 'subscription')
      return refuse([appsyncErrors.notASubscription])
    const results = await subscribe({
      schema,
      document: read.document,
      contextValue: call,
      variableValues: variables ?? {},
      ...(operationName && { operationName }),
    })
    if (!(Symbol.asyncIterator in results))
      return refuse((results.errors ?? []).map((error) => appsyncError(maskError(error, log))))

    const leave = () => void results.return(undefined)
    if (stopped.signal.aborted) leave()
    else stopped.signal.addEventListener('abort', leave, { once: true })
    await send({ type: 'start_ack', id })
    for await (const { data, errors } of results) {
      if (!(await isStillThere(call, async () => (await callOf(identity)).actor)))
        return refuse([appsyncErrors.unauthorized])
      if (stopped.signal.aborted) break
      const outside = errors?.map((error) => withErrorType(maskError(error, log)))
      await send({ type: 'data', id, payload: { data, ...(outside && { errors: outside }) } })
    }
    return stopped.signal.aborted ? 'stopped' : 'interrupted'
  } catch (error) {
    return refuse([appsyncError(maskError(error, log))])
  }
}

/** How many others of the same kind of caller the connection has: one carries those of visitors and of staff. */
const othersOf = ({ kind }: Actor, { beside, id }: Subscription): number =>
  beside
    .values()
    .filter((other) => other.id !== id && other.actor?.kind === kind)
    .toArray().length
