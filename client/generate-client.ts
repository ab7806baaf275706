import { type Credentials, headersOf, request, serverClock } from './request.ts'
import { newIdempotencyKey, type Wait } from './retry.ts'
import { type Observer, subscribe } from './subscribe.ts'

export type Operation<Data, Variables> = { text: string; types?: (variables: Variables) => Data }

/**
 * An error of the data service. `extensions.code` is what programs decide by; `fields` says what is wrong with which
 * field.
 */
export type ClientError = {
  message: string
  errorType?: string
  path?: (string | number)[]
  extensions?: { code?: string; fields?: Record<string, string>; retryAfterSeconds?: number }
}

/** As Amplify's client returns it: data, or errors, or both. */
export type ClientResult<Data> = { data: Data | null; errors?: ClientError[] }

export type ClientOptions = Credentials & {
  url: string
  fetch?: typeof fetch
  WebSocket?: typeof WebSocket
  wait?: Wait
}

export function generateClient(options: ClientOptions) {
  const endpoint = new URL('/graphql', options.url)
  const socketUrl = new URL(endpoint)
  socketUrl.protocol = endpoint.protocol.replace('http', 'ws')
  const headers = headersOf(options)
  const clock = serverClock()

  return {
    serverTime: clock.now,

    /**
     * Up to three tries. A creation with a `submission` gets an idempotency key, the same for each try, so
     * that a lost response makes no second record.
     */
    async graphql<Data, Variables extends object>(
      { text }: Operation<Data, Variables>,
      variables: Variables,
    ): Promise<ClientResult<Data>> {
      const sent = /\$submission\b/.test(text) ? withKey(variables) : variables
      const response = await request(
        endpoint.href,
        { query: text, variables: sent },
        {
          headers,
          fetch: options.fetch ?? fetch,
          ...(options.wait && { wait: options.wait }),
          onDate: clock.note,
        },
      )
      if (response.status === 0)
        return {
          data: null,
          errors: [{ message: 'A network error has occurred.', errorType: 'NetworkError' }],
        }
      // The response of our own server to a document of this type.
      const { data = null, errors } = (response.body ?? {}) as Partial<ClientResult<Data>>
      return { data, ...(errors && { errors }) }
    },

    subscribe<Data, Variables extends object>(
      { text }: Operation<Data, Variables>,
      variables: Variables,
      observer: Observer<Data>,
    ): () => void {
      const socket = { url: socketUrl.href, params: headers, WebSocket: options.WebSocket ?? WebSocket }
      return subscribe<Data>(socket, { query: text, variables }, observer)
    },
  }
}

function withKey(variables: object): object {
  const given =
    'submission' in variables && typeof variables.submission === 'object' ? variables.submission : {}
  return { ...variables, submission: { idempotencyKey: newIdempotencyKey(), ...given } }
}
