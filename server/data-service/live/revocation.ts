import type { WebSocket } from 'ws'
import type { Actor } from '#server/actor.ts'
import type { Call } from '#server/data-service/call.ts'
import type { EventStream, StreamEvent } from '#server/realtime/events.ts'

/** The model names in the events that announce the end of a session or an API key (`delete`, with its id). */
export const credentialModels = { session: 'Session', apiKey: 'ApiKey' } as const

const credentials: readonly string[] = Object.values(credentialModels)

const credentialId = (actor: Actor): string | undefined =>
  actor.kind === 'staff' ? (actor.sessionId ?? actor.apiKeyId) : undefined

/** The id of the session or key that this event says has ended. */
const endedCredential = (event: StreamEvent): string | undefined =>
  event.kind === 'changed' && event.operation === 'delete' && credentials.includes(event.model)
    ? event.id
    : undefined

/** Whether this event ends the session or key that the actor came with. */
export function revokes(event: StreamEvent, actor: Actor): boolean {
  const ended = endedCredential(event)
  return ended !== undefined && ended === credentialId(actor)
}

/** What a subscription was authorized for: with another kind of caller or role it must begin anew. */
const accessLevelOf = (actor: Actor) => (actor.kind === 'staff' ? `staff:${actor.role}` : actor.kind)

/** Nobody announces that a session expired, so it is checked again after so long. */
const recheckAfterMs = 5_000

const asked = new WeakMap<Call, { at: number; isSame: Promise<boolean> }>()

/**
 * Whether the caller of a subscription is still authorized. `actorNow` is called every few seconds at most, and never for
 * visitors, whose key does not expire.
 */
export function isStillAuthorized(call: Call, actorNow: () => Promise<Actor>): Promise<boolean> {
  if (call.actor.kind === 'visitor') return Promise.resolve(true)
  const known = asked.get(call)
  if (known && Date.now() - known.at < recheckAfterMs) return known.isSame
  const isSame = actorNow().then((now) => accessLevelOf(now) === accessLevelOf(call.actor))
  asked.set(call, { at: Date.now(), isSame })
  return isSame
}

/** Closes the sockets of a session or API key at once when it ends, on whatever instance. */
export function closeOnRevocation(events: EventStream) {
  const sockets = new Map<WebSocket, string>()
  const unsubscribe = events.subscribe((event) => {
    const ended = endedCredential(event)
    if (ended === undefined) return
    // The code by which our panel knows that it has to sign in again.
    for (const [socket, credential] of sockets) if (credential === ended) socket.close(4403, 'Forbidden')
  })
  return {
    /** This socket is open under the actor's credential from now on. */
    watch(socket: WebSocket, actor: Actor) {
      const credential = credentialId(actor)
      if (!credential) return
      if (!sockets.has(socket)) socket.once('close', () => sockets.delete(socket))
      sockets.set(socket, credential)
    },
    close: unsubscribe,
  }
}
