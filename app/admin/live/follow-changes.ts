import { CloseCode, createClient } from 'graphql-ws'
import { serviceOf } from '#app/admin/records/lead.ts'
import { graphqlText } from '#app/graphql.ts'
import type { Arrival } from './arrivals.tsx'

const OnChange = graphqlText('subscription { onChange { model operation id } }')

const OnCreateRequest = graphqlText('subscription { onCreateRequest { id kind name service } }')
const OnCreateReview = graphqlText('subscription { onCreateReview { id name title } }')

type Subscription<Data> = { __apiType?: (variables: never) => Data }

type Listener = {
  changed(): void
  arrived(arrival: Arrival): void
  connection(isLive: boolean): void
}

const slowestRetryMs = 30_000
type Topics = { leads: boolean; content: boolean }

/**
 * Follows what the panel shows over one WebSocket that the session's cookie opens, and never gives up: a lost connection comes
 * back with growing pauses, an ended subscription starts anew. Returns what stops it.
 */
export function followChanges(topics: Topics, listener: Listener): () => void {
  const stopped = new AbortController()
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const subscriptions = 1 + (topics.leads ? 1 : 0) + (topics.content ? 1 : 0)
  let begun = 0
  /** Nothing was heard or lost since the page came. */
  let isAsLoaded = true

  const client = createClient({
    url: `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`,
    connectionAckWaitTimeout: 15_000,
    // A ping that is not answered within 5 s closes the socket: a lost connection does not say so itself.
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => pause(retries, stopped.signal),
    on: {
      closed(event) {
        clearTimeout(unanswered)
        begun = 0
        isAsLoaded = false
        listener.connection(false)
        // The session ended; reading again leads to the sign-in page.
        if (isRefusal(event)) listener.changed()
      },
      ping(received, payload) {
        if (!received) unanswered = setTimeout(() => client.terminate(), 5_000)
        if (!received || !payload?.began) return
        begun += 1
        if (begun < subscriptions) return
        listener.connection(true)
        const isCurrent = isAsLoaded && Number(payload.quietMs) > Date.now() - performance.timeOrigin
        isAsLoaded = false
        if (!isCurrent) listener.changed()
      },
      pong(received) {
        if (received) clearTimeout(unanswered)
      },
    },
  })

  async function keepSubscribed<Data>(document: Subscription<Data>, heard: (data: Data) => void) {
    for (let failures = 0; !stopped.signal.aborted; failures += 1) {
      await new Promise<void>((ended) => {
        client.subscribe<Data>(
          { query: String(document) },
          {
            next({ data }) {
              failures = 0
              if (data) heard(data)
            },
            error: () => ended(),
            complete: ended,
          },
        )
      })
      if (stopped.signal.aborted) return
      listener.changed()
      await pause(failures, stopped.signal)
    }
  }

  void keepSubscribed(OnChange, listener.changed)
  if (topics.leads)
    void keepSubscribed(OnCreateRequest, ({ onCreateRequest: request }) => {
      if (!request) return
      const { id, kind, name } = request
      listener.arrived({ kind, id, name, about: serviceOf(request) })
    })
  if (topics.content)
    void keepSubscribed(OnCreateReview, ({ onCreateReview: review }) => {
      if (!review) return
      const { id, name, title } = review
      listener.arrived({ kind: 'Review', id, name, about: title })
    })

  return () => {
    stopped.abort()
    clearTimeout(unanswered)
    // A connection that fails while it is being closed is closed all the same.
    Promise.resolve(client.dispose()).catch(() => undefined)
  }
}

const isRefusal = (event: unknown) => event instanceof CloseEvent && event.code === CloseCode.Forbidden

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
