import { type ExecutionResult, type GraphQLSchema, parse, validate } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Log } from '../log.ts'
import type { Call } from './call.ts'
import { withErrorType } from './error-type.ts'
import { limits, overLimit } from './limits.ts'
import { maskError } from './mask.ts'

const within = { maxTokens: limits.tokens }
const quiet = { maxErrors: 5, hideSuggestions: true }

/** Parse and validation with limits and without hints at what exists; then depth and cost. */
const withLimits: Plugin<Call> = {
  onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, ...within })),
  onValidate: ({ setValidationFn }) =>
    setValidationFn((schema, document, rules) => validate(schema, document, rules, quiet)),
  onExecute: ({ args, setResultAndStopExecution }) => {
    const error = overLimit(args.document, args.operationName, args.variableValues ?? {})
    if (error) setResultAndStopExecution({ data: null, errors: [error] })
  },
}

/** AppSync's clients read an error's kind beside its message, where GraphQL's own errors have no place for it. */
const withErrorTypes: Plugin<Call> = {
  onResultProcess: ({ result, setResult }) => {
    if (!('errors' in result) || !result.errors?.length) return
    const stringify = (outside: ExecutionResult) =>
      JSON.stringify({ ...outside, errors: outside.errors?.map(withErrorType) })
    setResult({ ...result, stringify })
  },
}

/**
 * GraphQL over HTTP (and SSE for subscriptions). `callOf` says who asks. Cross-origin pages get no answer:
 * a browser's credentials must not be usable from another site.
 */
export function graphqlOverHttp(schema: GraphQLSchema, callOf: () => Promise<Call>, log: Log) {
  return createYoga<object, Call>({
    schema,
    context: callOf,
    plugins: [withLimits, withErrorTypes],
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
