import { fullName } from '#app/admin/person.ts'
import { graphqlText } from '#app/graphql.ts'
import { contactServiceLabel, serviceLabel } from '#words/service-choices.ts'
import type { Arrival } from './arrivals.tsx'

/** Any change of any record: a list or a number of the panel may not be what it was. */
const OnChange = graphqlText('subscription { onChange { model operation id } }')

const OnCreateQuote = graphqlText('subscription { onCreateQuote { id firstName lastName service } }')
const OnCreateMessage = graphqlText('subscription { onCreateMessage { id name service } }')
const OnCreateReview = graphqlText('subscription { onCreateReview { id name title } }')

type Listener = {
  /** Something changed, or may have changed while not every subscription had begun. */
  changed(): void
  arrived(arrival: Arrival): void
  /** Whether changes arrive at this moment: every subscription has begun. */
  connection(isLive: boolean): void
}

/** What the person may read: they hear of nothing else. */
type Hears = { leads: boolean; content: boolean }

const slowestRetryMs = 30_000

/**
 * Follows what the panel shows over one WebSocket that the session's cookie opens, and never gives up: a lost connection comes
 * back with growing pauses, an ended subscription starts anew. Returns what stops it.
 */
export function followChanges(hears: Hears, listener: Listener): () => void {
  const stopped = new AbortController()
  const subscriptions = subscriptionsOf(hears, listener)

  async function stayConnected() {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      const begun = () => {
        failures = 0
        listener.connection(true)
        listener.changed()
      }
      const { code } = await connection(subscriptions, begun, listener.changed, stopped.signal)
      if (stopped.signal.aborted) return
      listener.connection(false)
      // The session ended; reading again leads to the sign-in page.
      if (code === forbidden) listener.changed()
      await pause(failures, stopped.signal)
    }
  }
  void stayConnected()
  return () => stopped.abort()
}

/** What is asked for, and what is done with each event. */
type Subscription = { query: string; heard: (data: unknown) => void }

function subscriptionsOf({ leads, content }: Hears, { changed, arrived }: Listener): Subscription[] {
  const subscriptions = [subscription(OnChange, changed)]
  if (leads)
    subscriptions.push(
      subscription(OnCreateQuote, ({ onCreateQuote: quote }) => {
        if (!quote) return
        const { id, service } = quote
        arrived({ kind: 'quote', id, name: fullName(quote), about: serviceLabel(service) })
      }),
      subscription(OnCreateMessage, ({ onCreateMessage: message }) => {
        if (!message) return
        const { id, name, service } = message
        arrived({ kind: 'message', id, name, about: contactServiceLabel(service) })
      }),
    )
  if (content)
    subscriptions.push(
      subscription(OnCreateReview, ({ onCreateReview: review }) => {
        if (!review) return
        const { id, name, title } = review
        arrived({ kind: 'review', id, name, about: title })
      }),
    )
  return subscriptions
}

/** `document`: what `graphqlText()` makes, which knows the type of its events. */
const subscription = <Data>(
  document: { __apiType?: (variables: never) => Data },
  heard: (data: Data) => void,
): Subscription => ({
  query: String(document),
  // The server answers a document with what the schema says.
  heard: (data) => heard(data as Data),
})

const acknowledgedWithinMs = 15_000
/** A lost connection does not say so itself: a ping that is not answered in time ends it. */
const pingEveryMs = 10_000
const pongWithinMs = 5_000
/** The close code of a server that refuses the session. */
const forbidden = 4403

/** What the server says, in the protocol `graphql-transport-ws`. */
type Message =
  | { type: 'connection_ack' | 'pong' }
  /** Our server says with it that a subscription has begun. */
  | { type: 'ping'; payload?: { began?: string } }
  | { type: 'next'; id: string; payload: { data?: unknown } }
  | { type: 'error' | 'complete'; id: string }

/**
 * One connection, from its beginning until it ends; never rejects. It speaks as much of `graphql-transport-ws` as the panel
 * needs: the library for all of it is several times this file, on every first visit.
 */
function connection(
  subscriptions: readonly Subscription[],
  /** Every subscription has begun: from here on nothing is missed. */
  begun: () => void,
  interrupted: () => void,
  stopped: AbortSignal,
): Promise<{ code: number | undefined }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number | undefined }>()
  const over = new AbortController()
  const scheme = window.location.protocol === 'https:' ? 'wss' : 'ws'
  const socket = new WebSocket(`${scheme}://${window.location.host}/graphql`, 'graphql-transport-ws')
  let patience = setTimeout(end, acknowledgedWithinMs)
  let pings: ReturnType<typeof setInterval> | undefined
  const failures = subscriptions.map(() => 0)
  let beginnings = 0

  /** Also called where the socket does not end by itself: without a network that takes it minutes. */
  function end(code?: number) {
    if (over.signal.aborted) return
    over.abort()
    clearTimeout(patience)
    clearInterval(pings)
    socket.close()
    resolve({ code })
  }
  function send(message: object) {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
  }
  function subscribe(at: number) {
    send({ id: String(at), type: 'subscribe', payload: { query: subscriptions[at]?.query } })
  }
  function ping() {
    send({ type: 'ping' })
    patience = setTimeout(end, pongWithinMs)
  }
  function hear(message: Message) {
    switch (message.type) {
      case 'connection_ack': {
        clearTimeout(patience)
        pings = setInterval(ping, pingEveryMs)
        for (const at of subscriptions.keys()) subscribe(at)
        return
      }
      case 'ping': {
        send({ type: 'pong' })
        if (message.payload?.began === undefined) return
        beginnings += 1
        return beginnings < subscriptions.length ? undefined : begun()
      }
      case 'pong':
        return clearTimeout(patience)
      case 'next': {
        const at = Number(message.id)
        failures[at] = 0
        return message.payload.data && subscriptions[at]?.heard(message.payload.data)
      }
      case 'error':
      case 'complete': {
        const at = Number(message.id)
        const failed = failures[at] ?? 0
        failures[at] = failed + 1
        interrupted()
        return void pause(failed, over.signal).then(() => subscribe(at))
      }
    }
  }

  socket.onopen = () => send({ type: 'connection_init' })
  // Our own server speaks.
  socket.onmessage = ({ data }) => over.signal.aborted || hear(JSON.parse(data) as Message)
  socket.onclose = ({ code }) => end(code)
  stopped.addEventListener('abort', () => end(), { signal: over.signal })
  return promise
}

/** Twice as long each time, never the same for all browsers at once; over at once when the network is back. */
function pause(retries: number, signal: AbortSignal): Promise<void> {
  const milliseconds = Math.min(1_000 * 2 ** retries, slowestRetryMs) * (0.5 + Math.random() / 2)
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const now = () => {
      clearTimeout(timer)
      resolve()
    }
    window.addEventListener('online', now, { once: true, signal })
    signal.addEventListener('abort', now, { once: true })
  })
}
