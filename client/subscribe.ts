/** The specification's figures for realtime (section 9). */
const acknowledgeWithinMs = 15_000
const keepAliveMs = 5 * 60_000
const reconnectAfterMs = 5_000
const reconnectEveryMs = 60_000

/**
 * `error`: the subscription is refused and ends; a broken connection is replaced instead. `ready`: at first, and after each
 * reconnect, when the data must be read again.
 */
export type Observer<Data> = {
  next(data: Data): void
  error?(message: string): void
  ready?(): void
}

type Message = { type: string; id?: string; payload?: { data?: unknown; errors?: { message?: string }[] } }

/**
 * On a connection of its own (graphql-transport-ws), replaced when it breaks: after 5 seconds, then every 60.
 */
export function subscribe<Data>(
  given: { url: string; params: Record<string, string>; WebSocket: typeof WebSocket },
  operation: { query: string; variables: object },
  observer: Observer<Data>,
): () => void {
  let socket: WebSocket | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let breaks = 0
  let isOver = false

  const setTimer = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const end = () => {
    isOver = true
    clearTimeout(timer)
    socket?.close(1000)
  }
  const refuse = (message: string) => {
    end()
    observer.error?.(message)
  }
  const reconnectLater = () => {
    if (isOver) return
    breaks += 1
    setTimer(breaks === 1 ? reconnectAfterMs : reconnectEveryMs, connect)
  }

  const handlers: Readonly<Record<string, (message: Message, send: (message: object) => void) => void>> = {
    connection_ack: (_message, send) => {
      breaks = 0
      send({ id: '1', type: 'subscribe', payload: operation })
      observer.ready?.()
    },
    ping: (_message, send) => send({ type: 'pong' }),
    // The data has the shape that the document of the subscription selects.
    next: ({ payload }) =>
      payload?.errors
        ? refuse(payload.errors[0]?.message ?? 'Refused')
        : observer.next(payload?.data as Data),
    error: ({ payload }) => refuse(reasonIn(payload)),
    complete: () => socket?.close(1000),
  }

  function connect() {
    const opened = new given.WebSocket(given.url, 'graphql-transport-ws')
    socket = opened
    const send = (message: object) => opened.send(JSON.stringify(message))
    const reconnect = () => {
      if (socket !== opened) return
      socket = undefined
      opened.close()
      reconnectLater()
    }
    setTimer(acknowledgeWithinMs, reconnect)
    opened.onopen = () => send({ type: 'connection_init', payload: given.params })
    opened.onclose = ({ code }) => {
      // 4401 and 4403: the key will not work next time either.
      if (code === 4401 || code === 4403) return refuse('This key opens no connection.')
      reconnect()
    }
    opened.onmessage = ({ data }) => {
      setTimer(keepAliveMs, reconnect)
      const message = JSON.parse(String(data)) as Message
      handlers[message.type]?.(message, send)
    }
  }

  connect()
  return end
}

const reasonIn = (payload: unknown): string => {
  const [first] = Array.isArray(payload) ? payload : []
  return (first as { message?: string } | undefined)?.message ?? 'Refused'
}
