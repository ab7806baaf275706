import type { WebSocket } from 'ws'
import type { EventStream } from '../realtime/listen.ts'
import type { Actor } from './actor.ts'

/** Under these names the end of a session or an API key is announced (`delete`, its id). */
export const credentialModels = { session: 'Session', apiKey: 'ApiKey' } as const

const credentials: readonly string[] = Object.values(credentialModels)

/** The sockets that a session or an API key holds open; they close at once when it ends, on whatever instance. */
export function heldOpen(events: EventStream) {
  const holders = new Map<WebSocket, string>()
  const unsubscribe = events.subscribe((event) => {
    if (event.kind !== 'changed' || event.operation !== 'delete' || !credentials.includes(event.model)) return
    // The code by which our panel knows that it has to sign in again.
    for (const [socket, credential] of holders) if (credential === event.id) socket.close(4403, 'Forbidden')
  })
  return {
    /** Says under what a socket is open by now. */
    hold(socket: WebSocket, actor: Actor) {
      const credential = actor.kind === 'administrator' ? (actor.sessionId ?? actor.apiKeyId) : undefined
      if (!credential) return
      if (!holders.has(socket)) socket.once('close', () => holders.delete(socket))
      holders.set(socket, credential)
    },
    close: unsubscribe,
  }
}
