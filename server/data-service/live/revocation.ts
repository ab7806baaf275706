import type { WebSocket } from 'ws'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { EventStream, StreamEvent } from '#server/realtime/events.ts'

export const credentialModels = { session: 'Session', apiKey: 'ApiKey' } as const

const credentials: readonly string[] = Object.values(credentialModels)

function credentialId(actor: Actor): string | undefined {
  if (actor.kind === 'leadSource') return actor.keyId
  return actor.kind === 'staff' ? (actor.sessionId ?? actor.apiKeyId) : undefined
}

const endedCredential = (event: StreamEvent): string | undefined =>
  event.kind === 'changed' && event.operation === 'delete' && credentials.includes(event.model)
    ? event.id
    : undefined

export function revokes(event: StreamEvent, actor: Actor): boolean {
  const ended = endedCredential(event)
  return ended !== undefined && ended === credentialId(actor)
}

const accessLevelOf = (actor: Actor) => (actor.kind === 'staff' ? `staff:${actor.role}` : actor.kind)

/** An expired session is not announced, so it is checked this often. */
const recheckAfterMs = 5_000

const asked = new WeakMap<Call, { at: number; isSame: Promise<boolean> }>()

/** `actorNow` is called at most every few seconds, and never for visitors, whose key does not expire. */
export function isStillAuthorized(call: Call, actorNow: () => Promise<Actor>): Promise<boolean> {
  if (call.actor.kind === 'visitor') return Promise.resolve(true)
  const known = asked.get(call)
  if (known && Date.now() - known.at < recheckAfterMs) return known.isSame
  const isSame = actorNow().then((now) => accessLevelOf(now) === accessLevelOf(call.actor))
  asked.set(call, { at: Date.now(), isSame })
  return isSame
}

export function closeOnRevocation(events: EventStream) {
  const sockets = new Map<WebSocket, string>()
  const unsubscribe = events.subscribe((event) => {
    const ended = endedCredential(event)
    if (ended === undefined) return
    for (const [socket, credential] of sockets) if (credential === ended) socket.close(4403, 'Forbidden')
  })
  return {
    watch(socket: WebSocket, actor: Actor) {
      const credential = credentialId(actor)
      if (!credential) return
      if (!sockets.has(socket)) socket.once('close', () => sockets.delete(socket))
      sockets.set(socket, credential)
    },
    close: unsubscribe,
  }
}
