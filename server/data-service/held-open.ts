import type { WebSocket } from 'ws'
import type { Actor } from '#server/actor.ts'
import type { EventStream, StreamEvent } from '#server/realtime/events.ts'
import type { Call } from './call.ts'

/** Under these names the end of a session or an API key is announced (`delete`, its id). */
export const credentialModels = { session: 'Session', apiKey: 'ApiKey' } as const

const credentials: readonly string[] = Object.values(credentialModels)

const credentialOf = (actor: Actor): string | undefined =>
  actor.kind === 'administrator' ? (actor.sessionId ?? actor.apiKeyId) : undefined

/** The id of the session or key that this event ends. */
const endedBy = (event: StreamEvent): string | undefined =>
  event.kind === 'changed' && event.operation === 'delete' && credentials.includes(event.model)
    ? event.id
    : undefined

/** Whether this event ends what the actor came with. */
export function endsCredentialOf(actor: Actor, event: StreamEvent): boolean {
  const ended = endedBy(event)
  return ended !== undefined && ended === credentialOf(actor)
}

/** An end that nobody announces, such as that of a session by its time, is noticed after so long. */
const askAgainMs = 5_000

const asked = new WeakMap<Call, { at: number; isSame: Promise<boolean> }>()

/**
 * Whether whoever began a subscription may still hear it. `actorNow` is asked every few seconds at most, and not about
 * visitors: theirs is a key that does not end.
 */
export function isStillThere(call: Call, actorNow: () => Promise<Actor>): Promise<boolean> {
  if (call.actor.kind === 'visitor') return Promise.resolve(true)
  const known = asked.get(call)
  if (known && Date.now() - known.at < askAgainMs) return known.isSame
  const isSame = actorNow().then(({ kind }) => kind === call.actor.kind)
  asked.set(call, { at: Date.now(), isSame })
  return isSame
}

/** The sockets that a session or an API key holds open; they close at once when it ends, on whatever instance. */
export function heldOpen(events: EventStream) {
  const holders = new Map<WebSocket, string>()
  const unsubscribe = events.subscribe((event) => {
    const ended = endedBy(event)
    if (ended === undefined) return
    // The code by which our panel knows that it has to sign in again.
    for (const [socket, credential] of holders) if (credential === ended) socket.close(4403, 'Forbidden')
  })
  return {
    /** Says under what a socket is open by now. */
    hold(socket: WebSocket, actor: Actor) {
      const credential = credentialOf(actor)
      if (!credential) return
      if (!holders.has(socket)) socket.once('close', () => holders.delete(socket))
      holders.set(socket, credential)
    },
    close: unsubscribe,
  }
}
