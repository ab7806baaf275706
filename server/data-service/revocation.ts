import type { WebSocket } from 'ws'
import type { Actor } from '#server/actor.ts'
import type { EventStream, StreamEvent } from '#server/realtime/events.ts'
import type { Call } from './call.ts'

/** Under these names the end of a session or an API key is announced (`delete`, its id). */
export const credentialModels = { session: 'Session', apiKey: 'ApiKey' } as const

const credentials: readonly string[] = Object.values(credentialModels)

const credentialId = (actor: Actor): string | undefined =>
  actor.kind === 'staff' ? (actor.sessionId ?? actor.apiKeyId) : undefined

/** The id of the session or key that this event ends. */
const endedCredential = (event: StreamEvent): string | undefined =>
  event.kind === 'changed' && event.operation === 'delete' && credentials.includes(event.model)
    ? event.id
    : undefined

/** Whether this event ends the session or key that the actor came with. */
export function revokes(event: StreamEvent, actor: Actor): boolean {
  const ended = endedCredential(event)
  return ended !== undefined && ended === credentialId(actor)
}

/** What somebody may is decided by these: with another role, another subscription begins. */
const standingOf = (actor: Actor) => (actor.kind === 'staff' ? `staff:${actor.role}` : actor.kind)

/** An end that nobody announces, such as that of a session by its time, is noticed after so long. */
const askAgainMs = 5_000

const asked = new WeakMap<Call, { at: number; isSame: Promise<boolean> }>()

/**
 * Whether whoever began a subscription may still hear it. `actorNow` is asked every few seconds at most, and not about
 * visitors: theirs is a key that does not end.
 */
export function isStillAuthorized(call: Call, actorNow: () => Promise<Actor>): Promise<boolean> {
  if (call.actor.kind === 'visitor') return Promise.resolve(true)
  const known = asked.get(call)
  if (known && Date.now() - known.at < askAgainMs) return known.isSame
  const isSame = actorNow().then((now) => standingOf(now) === standingOf(call.actor))
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
