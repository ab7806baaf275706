import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql'
import { createYoga, mapAsyncIterator, type Plugin } from 'graphql-yoga'
import type { Language } from '#content/languages.ts'
import type { Log } from '#server/log.ts'
import type { Call } from './call.ts'
import type { ConnectionSlots } from './connection-slots.ts'
import { errorOf, maskError, unwrap, wordedError } from './errors.ts'
import { limits, overLimit } from './operation-limits.ts'

const within = { maxTokens: limits.tokens }
const quiet = { maxErrors: 5, hideSuggestions: true }

type Args = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & { contextValue: Call }

const overLimitIn = ({ document, operationName, variableValues, contextValue }: Args) =>
  overLimit({ document, operationName, variables: variableValues ?? {}, actor: contextValue.actor })

/** What is kept of documents: a stranger's long ones must not fill the memory, nor their many push ours out for long. */
const mostKept = { documents: 100, characters: 4_000 }

/**
 * Parse and validation with limits and without hints at what exists; then the size of the operation. Forms and programs send
 * the same few documents again and again, so those that were valid are kept by their text. The size depends on the variables
 * and on who asks, and is measured each time.
 */
function withLimits(): Plugin<Call> {
  const kept = new Map<string, DocumentNode>()
  const valid = new WeakSet<DocumentNode>()

  function keep(text: string, document: DocumentNode) {
    if (text.length > mostKept.characters) return
    // The last that were sent stay.
    kept.delete(text)
    kept.set(text, document)
    const [oldest] = kept.keys()
    if (kept.size > mostKept.documents && oldest !== undefined) kept.delete(oldest)
  }

  return {
    onParse: ({ setParseFn }) =>
      setParseFn((source: string, options) => {
        const document = kept.get(source) ?? parse(source, { ...options, ...within })
        keep(source, document)
        return document
      }),
    onValidate: ({ setValidationFn }) =>
      setValidationFn((schema, document: DocumentNode, rules) => {
        if (valid.has(document)) return []
        const problems = validate(schema, document, rules, quiet)
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

/** An event stream takes a connection slot, as a socket does. */
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
          setResult(whileRead(result[Symbol.asyncIterator](), () => unwrap(connectionSlots.take(actor))))
      },
    }
  },
})

/** The stream, which holds what it needs from its first reading to its end: one that nobody reads never ends. */
function whileRead<Value>(
  stream: AsyncIterator<Value>,
  hold: () => Disposable,
): AsyncIterableIterator<Value> {
  let held: Disposable | undefined
  const leave = () => held?.[Symbol.dispose]()
  return {
    async next() {
      held ??= hold()
      try {
        const result = await stream.next()
        if (result.done) leave()
        return result
      } catch (error) {
        leave()
        throw error
      }
    },
    async return(value) {
      leave()
      return (await stream.return?.(value)) ?? { done: true, value }
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** Errors leave in the words of whoever asks, each result of a stream as well. */
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
 * GraphQL over HTTP (and SSE for subscriptions). `callOf` says who asks. Cross-origin pages get no answer:
 * a browser's credentials must not be usable from another site.
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
  return createYoga<object, Call>({
    schema,
    context: callOf,
    plugins: [withLimits(), withConnectionSlots(connectionSlots), withWords(languageOf)],
    maskedErrors: { maskError: (error) => maskError(error, log) },
    cors: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    // Kept by their whole text, a thousand long documents of a stranger would fill the memory.
    parserAndValidationCache: false,
    logging: false,
    graphqlEndpoint: '/graphql',
  })
}
