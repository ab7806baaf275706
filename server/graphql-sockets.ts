import type { IncomingMessage, Server } from 'node:http'
import { languageOfHeader } from '#content/languages.ts'
import { appsyncRealtime } from '#server/amplify/appsync-socket.ts'
import { graphqlTransport } from '#server/data-service/live/graphql-socket.ts'
import { attachSockets } from '#server/data-service/live/sockets.ts'
import { clientAddress, secureRequest } from '#server/http/client-address.ts'
import { withoutHostPrefix } from '#server/http/cookies.ts'
import { forwardedHost, isForeignOrigin } from '#server/http/site-origin.ts'
import type { ServerContext } from './context.ts'

export function attachGraphqlSockets(server: Server, context: ServerContext): { close(): Promise<void> } {
  const { config, callerOf, callOf } = context
  const languageOf = (request: IncomingMessage) =>
    languageOfHeader(context.languages, request.headers['accept-language'])
  return attachSockets(
    server,
    { '/graphql': graphqlTransport, '/graphql/realtime': appsyncRealtime },
    {
      ...context,
      callOf: async ({ request, connectionParams }) => {
        const arrived = headersOf(request)
        const secure = secureRequest({ headers: arrived, socket: {} }, config)
        const headers = withoutHostPrefix(arrived, { secure })
        // Browsers cannot set headers on a socket, so programs send the key in connection_init.
        for (const name of ['x-api-key', 'Authorization']) {
          const key = connectionParams[name] ?? connectionParams[name.toLowerCase()]
          // What cannot be a header cannot be the key either, and counts as a wrong one.
          if (typeof key === 'string') headers.set(name, /^[\x20-\x7e]*$/.test(key) ? key : '')
        }
        return callOf(await callerOf({ headers, socket: request.socket }).actor(), languageOf(request))
      },
      languageOf,
      addressOf: (request) => clientAddress({ headers: headersOf(request), socket: request.socket }, config),
    },
    (request) => isOwnOrigin(request, config),
  )
}

/** A page of another site must not open a socket with a signed-in person's cookie. */
function isOwnOrigin(request: IncomingMessage, { publicUrl, trustProxy }: ServerContext['config']): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  const seenHost = (trustProxy && forwardedHost(headersOf(request).get('x-forwarded-host'))) || host
  if (origin === publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === seenHost && !isForeignOrigin(origin, publicUrl)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  return headers
}
