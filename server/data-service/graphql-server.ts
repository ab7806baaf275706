import type { ServerResponse } from 'node:http'
import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { createYoga, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import type { MiddlewareHandler } from 'hono'
import type { Language, ServerWords } from '#content/languages.ts'
import { openTurns } from '#server/limits/turns.ts'
import type { Log } from '#server/log.ts'
import { type Refusal, refuse, sentence } from '#server/result.ts'
import type { Call } from './call.ts'
import type { ConnectionSlots } from './connection-slots.ts'
import { errorOf, maskError, unwrap, wordedError } from './errors.ts'
import { limits, overLimit } from './operation-limits.ts'

const parseOptions = { maxTokens: limits.tokens }
const validationOptions = { maxErrors: 5, hideSuggestions: true }

type Args = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & { contextValue: Call }

const overLimitIn = ({ document, operationName, variableValues, contextValue }: Args) =>
  overLimit({ document, operationName, variables: variableValues ?? {}, actor: contextValue.actor })

/** Bounds of the cache of parsed documents: long ones are not cached, so that nobody fills the memory with them. */
const cacheLimits = { documents: 100, characters: 4_000 }

/**
 * Limits for parsing, validation and the size of an operation, and no hints at what exists. Forms and programs send the same
 * few documents again and again, so parsed ones are cached by their text (LRU). The size depends on the variables and on the
 * caller, and is measured each time.
 */
function withLimits(): Plugin<Call> {
  const cache = new Map<string, DocumentNode>()
  const valid = new WeakSet<DocumentNode>()

  function remember(text: string, document: DocumentNode) {
    if (text.length > cacheLimits.characters) return
    // Deleted first, so that the map is in the order of last use.
    cache.delete(text)
    cache.set(text, document)
    const [oldest] = cache.keys()
    if (cache.size > cacheLimits.documents && oldest !== undefined) cache.delete(oldest)
  }

  return {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options) => {
        const document = cache.get(source) ?? parse(source, { ...options, ...parseOptions })
        remember(source, document)
        return document
      }),
    onValidate: ({ setValidationFn }) =>
      setValidationFn((schema, document: DocumentNode, rules) => {
        if (valid.has(document)) return []
        const problems = validate(schema, document, rules, validationOptions)
        if (problems.length === 0) valid.add(document)
        return problems
      }),
    onExecute: ({ args, setResultAndStopExecution }) => {
      const error = overLimitIn(args)
      if (error) setResultAndStopExecution({ data: null, errors: [error] })
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      const error = overLimitIn(args)
      if (error) setResultAndStopExecution({ errors: [error] })
    },
  }
}

/** An event stream (SSE) takes a connection slot, as a socket does. */
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

/** The same iterator, with a resource that it holds from the first `next` to its end: one that is never read never ends. */
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

/** Errors are put into the language of the caller, in each result of a stream as well. */
const withWords = (languageOf: (request: Request) => Language): Plugin<Call> => ({
  onResultProcess: ({ request, result, setResult }) => {
    // Batching is off.
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

/**
 * GraphQL over HTTP, and over SSE for subscriptions. `callOf` gives the caller. There is no CORS: a browser's credentials
 * must not be usable from another site.
 */
export function graphqlOverHttp(
  schema: GraphQLSchema,
  {
    callOf,
    languageOf,
    connectionSlots,
    log,
  }: {
    callOf: () => Promise<Call>
    languageOf: (request: Request) => Language
    connectionSlots: ConnectionSlots
    log: Log
  },
) {
  const yoga = createYoga<object, Call>({
    schema,
    context: callOf,
    plugins: [withLimits(), withConnectionSlots(connectionSlots), withWords(languageOf)],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    // Yoga's own cache has no limit on the length of a document: a thousand long ones would fill the memory.
    parserAndValidationCache: false,
    logging: false,
    graphqlEndpoint: '/graphql',
    // app.ts has limited the body (`limits.bodyBytes`); Yoga would open it as a web stream to count it once more.
    maxRequestBodySize: false,
  })
  return {
    /**
     * Handles a request. Yoga streams even a single text, and the HTTP server would wait for the end of the stream in another
     * turn of the event loop; as a text it is written at once.
     */
    async fetch(request: Request): Promise<Response> {
      const response = await yoga.fetch(request)
      const { status, headers } = response
      const isText = headers.has('content-length')
      return isText ? new Response(await response.text(), { status, headers }) : response
    },
  }
}

/** What the socket's send buffer takes at once: nothing of it stays in our memory. */
const smallBytes = 64 * 1024
const mostBytes = 4 * 1024 * 1024
/** A client that reads nothing for so long is disconnected. */
const idleTimeoutMs = 30_000

type Client = Readonly<{
  /** Key of the client's address; undefined for staff, who have no limit. */
  address: string | undefined
  refusals: ServerWords['refusals']
}>

/**
 * Backpressure for clients that read slowly: a response to a visitor waits in memory until it is read, so it may have 4 MB, and
 * eight may be waiting for one address, 32 in all. Others are refused.
 */
export function limitBufferedResponses(clientOf: () => Promise<Client>): MiddlewareHandler {
  const turns = openTurns({ concurrency: 32, concurrencyPerKey: 8, maxWaiting: 0 })
  return async (c, next) => {
    await next()
    const size = Number(c.res.headers.get('content-length'))
    if (size <= smallBytes) return
    const { address, refusals } = await clientOf()
    if (address === undefined) return
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
    const turn = await turns(address)
    if (!turn.ok) {
      c.res = refused(turn.refusal)
      return
    }
    // Tests call `app.fetch` without a socket, which reads at once.
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse }
    if (!outgoing) return turn.value[Symbol.dispose]()
    outgoing.once('close', () => turn.value[Symbol.dispose]())
    outgoing.setTimeout(idleTimeoutMs, () => outgoing.destroy())
  }
}
