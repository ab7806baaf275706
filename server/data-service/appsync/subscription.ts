import { getOperationAST, subscribe } from 'graphql'
import { z } from 'zod'
import { withErrorType } from '../error-type.ts'
import { maskError } from '../mask.ts'
import { readOperation } from '../read-operation.ts'
import type { SocketIdentity, SocketParts } from '../sockets.ts'
import { appsyncError, appsyncErrors } from './errors.ts'
import { jsonText } from './json-text.ts'

export type Subscription = { id: string; send: (words: object) => Promise<void>; stopped: AbortController }

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
  { id, send, stopped }: Subscription,
  data: string,
  identity: SocketIdentity,
  { schema, callOf, log }: SocketParts,
): Promise<'stopped' | 'refused' | 'interrupted'> {
  const refuse = async (errors: readonly object[]) => {
    await send({ type: 'error', id, payload: { errors } })
    return 'refused' as const
  }
  const asked = operation.safeParse(data)
  if (!asked.success) return refuse([appsyncErrors.unknownMessage])
  const read = readOperation(schema, asked.data)
  if (!read.ok) return refuse(read.errors.map(appsyncError))
  const { variables, operationName } = asked.data
  if (getOperationAST(read.document, operationName)?.operation !== 'subscription')
    return refuse([appsyncErrors.notASubscription])

  try {
    const call = await callOf(identity)
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
      if ((await callOf(identity)).actor.kind !== call.actor.kind) return refuse([appsyncErrors.unauthorized])
      if (stopped.signal.aborted) break
      const outside = errors?.map((error) => withErrorType(maskError(error, log)))
      await send({ type: 'data', id, payload: { data, ...(outside && { errors: outside }) } })
    }
    return stopped.signal.aborted ? 'stopped' : 'interrupted'
  } catch (error) {
    return refuse([appsyncError(maskError(error, log))])
  }
}
