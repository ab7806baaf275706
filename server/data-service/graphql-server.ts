import type { ServerResponse } from 'node:http'
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql'
import { createYoga, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import type { MiddlewareHandler } from 'hono'
import type { Language, ServerWords } from '#content/languages.ts'
import type { ConnectionSlots } from '#server/data-service/live/connection-slots.ts'
import { openTurns } from '#server/limits/turns.ts'
import type { Log } from '#server/log.ts'
import { type Refusal, refuse, sentence } from '#server/result.ts'
import type { Call } from './call.ts'
import { errorOf, maskError, unwrap, wordedError } from './errors.ts'
import type { ReadDocument } from './read-document.ts'

type Brought = { call: Call; document?: DocumentNode }

const withDocuments = (readDocument: ReadDocument): Plugin<Brought, Brought> => ({
  onParams: async ({ params: { query, variables, operationName }, context, setResult }) => {
    if (typeof query !== 'string') return
    const read = await readDocument({ query, variables, operationName }, context.call.actor)
    if (read.ok) context.document = read.value
    else {
      const isOurs = read.refusal.some(({ extensions }) => 'reason' in extensions)
      setResult({ ...(isOurs && { data: null }), errors: [...read.refusal] })
    }
  },
  onParse: ({ context, setParseFn }) => setParseFn(() => context.document),
  onValidate: ({ setValidationFn }) => setValidationFn(() => []),
})

const withConnectionSlots = (connectionSlots: ConnectionSlots): Plugin<Call> => ({
  onSubscribe: ({ args, setResultAndStopExecution }) => {
    const { actor } = args.contextValue
    if (actor.kind === 'system') return undefined
    const slot = connectionSlots.take(actor)
    if (!slot.ok) return setResultAndStopExecution({ errors: [errorOf(slot.refusal)] })
    slot.value[Symbol.dispose]()
    return {
      onSubscribeResult: ({ result, setResult }) => {
        if (Symbol.asyncIterator in result)
          setResult(
            holdingWhileRead(result[Symbol.asyncIterator](), () => unwrap(connectionSlots.take(actor))),
          )
      },
    }
  },
})

/** Takes the resource at the first `next`: a stream that is never read would never release it. */
function holdingWhileRead<Value>(
  stream: AsyncIterator<Value>,
  hold: () => Disposable,
): AsyncIterableIterator<Value> {
  let held: Disposable | undefined
  const release = () => held?.[Symbol.dispose]()
  return {
    async next() {
      held ??= hold()
      try {
        const result = await stream.next()
        if (result.done) release()
        return result
      } catch (error) {
        release()
        throw error
      }
    },
    async return(value) {
      release()
      return (await stream.return?.(value)) ?? { done: true, value }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

const withWords = (languageOf: (request: Request) => Language): Plugin<Call> => ({
  onResultProcess: ({ request, result, setResult }) => {
    if (Array.isArray(result)) return
    const { words } = languageOf(request)
    const stringify = (outside: ExecutionResult) =>
      JSON.stringify({
        ...outside,
        ...(outside.errors && { errors: outside.errors.map((error) => wordedError(error, words)) }),
      })
    const outside = (inside: ExecutionResult) => ({ ...inside, stringify })
    setResult(Symbol.asyncIterator in result ? mapAsyncIterator(result, outside) : outside(result))
  },
})

/** HTTP, and SSE for subscriptions. No CORS: a browser's credentials must not work from another site. */
export function graphqlOverHttp(
  schema: GraphQLSchema,
  {
    callOf,
    readDocument,
    languageOf,
    connectionSlots,
    log,
  }: {
    callOf: () => Promise<Call>
    readDocument: ReadDocument
    languageOf: (request: Request) => Language
    connectionSlots: ConnectionSlots
    log: Log
  },
) {
  const yoga = createYoga<Brought, Call>({
    schema,
    context: ({ call }) => call,
    plugins: [withDocuments(readDocument), withConnectionSlots(connectionSlots), withWords(languageOf)],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    parserAndValidationCache: false,
    logging: false,
    graphqlEndpoint: '/graphql',
    // app.ts has limited the body (`limits.bodyBytes`); Yoga would open it as a web stream to count again.
    maxRequestBodySize: false,
  })
  return {
    /**
     * Yoga streams even a single text, whose end comes in another turn of the event loop; as text it is
     * written at once.
     */
    async fetch(request: Request): Promise<Response> {
      const response = await yoga.fetch(request, { call: await callOf() })
      const { status, headers } = response
      if (headers.has('content-length')) return new Response(await response.text(), { status, headers })
      // An event stream: nginx would hold back what fits into its buffers, and a proxy that compresses does the same.
      headers.set('X-Accel-Buffering', 'no')
      headers.set('Cache-Control', 'no-cache, no-transform')
      return response
    },
  }
}

const smallBytes = 64 * 1024
const mostBytes = 4 * 1024 * 1024
const idleTimeoutMs = 30_000

type Client = Readonly<{
  network: string | undefined
  refusals: ServerWords['refusals']
}>

/**
 * A response waits in memory until it is read, so a visitor's may have 4 MB, and eight may wait for one
 * network, 32 in all; others are refused.
 */
export function limitBufferedResponses(clientOf: () => Promise<Client>): MiddlewareHandler {
  const turns = openTurns({ concurrency: 32, concurrencyPerKey: 8, maxWaiting: 0 })
  return async (c, next) => {
    await next()
    const size = Number(c.res.headers.get('content-length'))
    if (size <= smallBytes) return
    const { network, refusals } = await clientOf()
    if (network === undefined) return
    const refused = ({ code, retryAfterSeconds, ...why }: Refusal) =>
      c.json(
        { errors: [{ message: sentence(why, refusals), extensions: { code } }] },
        retryAfterSeconds ? 429 : 200,
        retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {},
      )
    if (size > mostBytes) {
      c.res = refused(refuse({ code: 'BAD_INPUT', reason: 'answerTooLarge' }).refusal)
      return
    }
    const turn = await turns(network)
    if (!turn.ok) {
      c.res = refused(turn.refusal)
      return
    }
    // Tests call `app.fetch` without a socket.
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (!outgoing) return turn.value[Symbol.dispose]()
    outgoing.once('close', () => turn.value[Symbol.dispose]())
    outgoing.setTimeout(idleTimeoutMs, () => outgoing.destroy())
  }
}
