import type { IncomingMessage } from 'node:http'
import { execute, type GraphQLError, subscribe } from 'graphql'
import { MessageType, stringifyMessage } from 'graphql-ws'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Call } from '#server/data-service/call.ts'
import { maskError, wordedError } from '#server/data-service/errors.ts'
import { limitFor, limits, tooManySubscriptions } from '#server/data-service/operation-limits.ts'
import { isStillAuthorized } from './revocation.ts'
import type { SocketParts, SocketProtocol } from './sockets.ts'

/**
 * graphql-transport-ws. The caller is determined anew for every operation; the end of a session ends its
 * subscriptions (revocation.ts).
 */
export function graphqlTransport({
  schema,
  readDocument,
  callOf,
  languageOf,
  events,
  log,
}: SocketParts): SocketProtocol {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes })
  const outside = (errors: readonly GraphQLError[], { request }: { request: IncomingMessage }) =>
    errors.map((error) => wordedError(maskError(error, log), languageOf(request).words))

  const identityOf = (ctx: {
    connectionParams?: Readonly<Record<string, unknown>> | undefined
    extra: { request: IncomingMessage }
  }) => ({
    request: ctx.extra.request,
    connectionParams: ctx.connectionParams ?? {},
  })

  const disposable = serveSockets(
    {
      connectionInitWaitTimeout: limits.connectionInitMs,
      onConnect: async (ctx) => {
        const { actor } = await callOf(identityOf(ctx))
        return actor.kind !== 'anonymous'
      },
      onSubscribe: async (ctx, _id, payload) => {
        // Counted before any await: this one is included already, concurrent ones are not.
        const others = Object.keys(ctx.subscriptions).length - 1
        try {
          const call = await callOf(identityOf(ctx))
          const most = limitFor(call.actor, limits.subscriptions)
          if (others >= most) return [tooManySubscriptions(most)]
          const read = await readDocument(payload, call.actor)
          if (!read.ok) return read.refusal
          return {
            schema,
            document: read.value,
            variableValues: payload.variables ?? {},
            contextValue: call,
            ...(payload.operationName && { operationName: payload.operationName }),
          }
        } catch (error) {
          return [maskError(error, log)]
        }
      },
      // The protocol has no message for a subscription that has begun, so a ping with its id says so. A
      // client that has read after the last change need not read again.
      onOperation: ({ extra: { socket } }, id, _payload, _args, result) => {
        if (!(Symbol.asyncIterator in result)) return
        // The library requests the first event right after this, which starts the subscription.
        setImmediate(() => {
          const payload = { began: id, quietMs: Math.floor(events.quietMs()) }
          socket.send(stringifyMessage({ type: MessageType.Ping, payload }))
        })
      },
      onNext: async (ctx, _id, _payload, args, result) => {
        const call = args.contextValue as Call
        if (!(await isStillAuthorized(call, async () => (await callOf(identityOf(ctx))).actor))) {
          ctx.extra.socket.close(4403, 'Forbidden')
          return { data: null }
        }
        return result.errors
          ? { data: result.data ?? null, errors: outside(result.errors, ctx.extra) }
          : undefined
      },
      onError: (ctx, _id, _payload, errors) => outside(errors, ctx.extra),
      execute,
      subscribe,
    },
    sockets,
    // Keep-alive, because phones and proxies drop silent connections. Clients wait up to the specification's
    // 5 minutes; 12 s finds a van's dead connection sooner.
    12_000,
  )
  return { sockets, close: async () => disposable.dispose() }
}
