import { WebSocket } from 'ws'
import type { TestActor } from './actors.ts'

export type Dialect = 'graphql-transport-ws' | 'appsync'

type Following = { texts: string[]; state: 'asked' | 'refused' }

/**
 * `address` counts where the server trusts a proxy. A key is sent as the protocol has it, a session's cookie with the
 * upgrade.
 */
export async function openSocket(
  sockets: string,
  dialect: Dialect,
  { headers }: TestActor,
  address = '203.0.113.7',
) {
  const { cookie, ...keys } = headers
  const upgrade = { headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } }
  const isAppsync = dialect === 'appsync'
  const encoded = Buffer.from(JSON.stringify({ host: 'localhost', ...keys })).toString('base64url')
  const socket = isAppsync
    ? new WebSocket(`${sockets}/graphql/realtime`, ['graphql-ws', `header-${encoded}`], upgrade)
    : new WebSocket(`${sockets}/graphql`, ['graphql-transport-ws'], upgrade)
  const followed = new Map<string, Following>()
  const heard: string[] = []
  const { promise: greeted, resolve: greet } = Promise.withResolvers<'open' | 'refused'>()

  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', ...(!isAppsync && { payload: keys }) })),
  )
  socket.on('error', () => greet('refused'))
  socket.on('close', () => greet('refused'))
  socket.on('message', (data) => {
    const text = String(data)
    heard.push(text)
    const { type, id, payload } = JSON.parse(text) as {
      type: string
      id?: string
      payload?: { errors?: unknown }
    }
    if (type === 'connection_ack') return greet('open')
    if (type === 'connection_error') return greet('refused')
    if (type === 'ping') return socket.send('{"type":"pong"}')
    const following = followed.get(id ?? '')
    if (!following) return
    if (type === 'error' || payload?.errors) following.state = 'refused'
    else if (type === 'next' || type === 'data') following.texts.push(text)
  })

  return {
    greeted: await greeted,
    heard,
    follow(query: string): Following {
      const id = String(followed.size + 1)
      const following: Following = { texts: [], state: 'asked' }
      followed.set(id, following)
      const authorization = { host: 'localhost', ...keys }
      const payload = isAppsync
        ? { data: JSON.stringify({ query, variables: {} }), extensions: { authorization } }
        : { query }
      socket.send(JSON.stringify({ id, type: isAppsync ? 'start' : 'subscribe', payload }))
      return following
    },
    close: () => socket.terminate(),
  }
}
