import type { IncomingMessage } from 'node:http'
import { execute, type GraphQLError, subscribe } from 'graphql'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Call } from './call.ts'
import { withErrorType } from './error-type.ts'
import { limits, tooManySubscriptions } from './limits.ts'
import { maskError } from './mask.ts'
import { readOperation } from './read-operation.ts'
import type { SocketParts, SocketProtocol } from './sockets.ts'

/**
 * GraphQL over WebSocket (graphql-transport-ws). The caller is made anew for every operation and
 * asked again before each event goes out, so a session that ended hears nothing more.
 */
export function graphqlTransport({ schema, callOf, log }: SocketParts): SocketProtocol {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes })
  const outside = (errors: readonly GraphQLError[]) =>
    errors.map((error) => withErrorType(maskError(error, log)))

  const identityOf = (ctx: {
    connectionParams?: Readonly<Record<string, unknown>> | undefined
    extra: { request: IncomingMessage }
  }) => ({
    request: ctx.extra.request,
    connectionParams: ctx.connectionParams ?? {},
  })

  const disposable = serveSockets(
    {
      connectionInitWaitTimeout: 15_000,
      onConnect: async (ctx) => {
        const { actor } = await callOf(identityOf(ctx))
        return actor.kind !== 'nobody'
      },
      onSubscribe: async (ctx, _id, payload) => {
        try {
          if (Object.keys(ctx.subscriptions).length > limits.subscriptions) return [tooManySubscriptions()]
          const call = await callOf(identityOf(ctx))
          const read = readOperation(schema, payload)
          if (!read.ok) return read.errors
          return {
            schema,
            document: read.document,
            variableValues: payload.variables ?? {},
            contextValue: call,
            ...(payload.operationName && { operationName: payload.operationName }),
          }
        } catch (error) {
          return [maskError(error, log)]
        }
      },
      onNext: async (ctx, _id, _payload, args, result) => {
        // The call that `onSubscribe` gave.
        const before = args.contextValue as Call
        const { actor } = await callOf(identityOf(ctx))
        if (actor.kind !== before.actor.kind) {
          ctx.extra.socket.close(4403, 'Forbidden')
          return { data: null }
        }
        return result.errors ? { data: result.data ?? null, errors: outside(result.errors) } : undefined
      },
      onError: (_ctx, _id, _payload, errors) => outside(errors),
      execute,
      subscribe,
    },
    sockets,
    // Keep-alive: phones and proxies drop a silent connection; the specification's 5 minutes is the longest
    // a client waits, 12 s finds a dead van connection sooner.
    12_000,
  )
  return { sockets, close: async () => disposable.dispose() }
}
