import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { execute, GraphQLError, type GraphQLSchema, parse, subscribe, validate } from 'graphql'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { WebSocketServer } from 'ws'
import type { Log } from '../log.ts'
import type { Call } from './call.ts'
import { limits, overLimit } from './limits.ts'
import { maskError } from './mask.ts'

/** What a socket's upgrade request and `connection_init` say about who is there. */
export type SocketIdentity = { request: IncomingMessage; connectionParams: Readonly<Record<string, unknown>> }

type Sockets = { close(): Promise<void> }

/**
 * GraphQL over WebSocket (graphql-transport-ws) at /graphql. The caller is made anew for every operation and
 * asked again before each event goes out, so a session that ended hears nothing more.
 */
export function graphqlOverWebSocket(
  server: Server,
  schema: GraphQLSchema,
  callOf: (identity: SocketIdentity) => Promise<Call>,
  isOwnOrigin: (request: IncomingMessage) => boolean,
  log: Log,
): Sockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes })
  server.on('upgrade', (request, socket, head) => {
    // Node hands the socket over without a listener: a client that breaks off would end the process.
    socket.on('error', () => socket.destroy())
    // Not new URL(): it throws for what a stranger may write here, such as `//`.
    if (request.url?.split('?')[0] !== '/graphql') return refuseUpgrade(socket, '404 Not Found')
    if (!isOwnOrigin(request)) return refuseUpgrade(socket, '403 Forbidden')
    sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws, request))
  })

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
        const call = await callOf(identityOf(ctx))
        try {
          const document = parse(payload.query, { maxTokens: limits.tokens })
          const problems = validate(schema, document, undefined, { maxErrors: 5, hideSuggestions: true })
          if (problems.length > 0) return problems
          const variableValues = payload.variables ?? {}
          const over = overLimit(document, payload.operationName, variableValues)
          if (over) return [over]
          return {
            schema,
            document,
            variableValues,
            contextValue: call,
            ...(payload.operationName && { operationName: payload.operationName }),
          }
        } catch (error) {
          return [error instanceof GraphQLError ? error : maskError(error, log)]
        }
      },
      onNext: async (ctx, _id, _payload, args, result) => {
        const before: unknown = args.contextValue
        const { actor } = await callOf(identityOf(ctx))
        if (actor.kind !== (before as Call).actor.kind) {
          ctx.extra.socket.close(4403, 'Forbidden')
          return { data: null }
        }
        return result.errors
          ? {
              data: result.data ?? null,
              errors: result.errors.map((error) => maskError(error, log).toJSON()),
            }
          : undefined
      },
      onError: (_ctx, _id, _payload, errors) => errors.map((error) => maskError(error, log).toJSON()),
      execute,
      subscribe,
    },
    sockets,
    // Keep-alive: phones and proxies drop a silent connection; the specification's 5 minutes is the longest
    // a client waits, 12 s finds a dead van connection sooner.
    12_000,
  )
  return { close: async () => disposable.dispose() }
}

/** Says why and closes at once: a client that never closes its end would otherwise keep the connection. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
