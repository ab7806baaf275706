import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema, Kind, validate } from 'graphql'
import type { Language } from '#content/languages.ts'
import type { BoundedReads } from '#server/database/bounded-reads.ts'
import { done, type Refusal, type RefusalCode, type Result, refuse, type Worded } from '#server/result.ts'
import { withTimeout } from '#server/with-timeout.ts'
import type { Call } from './call.ts'
import { errorOf, maskError, refusedValue, wordedError } from './errors.ts'

/** A document that knows the types of its data and variables (what gql.tada's `graphql()` makes). */
export interface TypedDocument<Data, Variables> extends DocumentNode {
  __apiType?: (variables: Variables) => Data
}

/** A refusal in the caller's words, or a failure. */
export type CallError = Omit<Worded<Refusal>, 'code'> & { code: RefusalCode | 'INTERNAL'; reference?: string }

/** What a document run in process gives: everything that it asks for, or the first reason why not. */
export type CallResult<Data> = Result<Data, CallError>

/** Runs a typed document in process, no HTTP hop: how loaders and actions talk to the data service. */
export type Run = <Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => Promise<CallResult<Data>>

const validated = new WeakSet<DocumentNode>()

/** Documents run in process are our own, so each is validated once and no limits apply. */
export function runner(schema: GraphQLSchema, call: Call): Run {
  return async <Data, Variables extends object>(
    document: TypedDocument<Data, Variables>,
    variables: Variables,
  ) => {
    if (!validated.has(document)) {
      const [problem] = validate(schema, document)
      if (problem) throw problem
      validated.add(document)
    }
    const result = await execute({
      schema,
      document,
      contextValue: call,
      // The variables of any document are an object of values.
      variableValues: { ...variables } as Record<string, unknown>,
    })
    const [error] = result.errors ?? []
    // The schema that executed the document is the one its type was derived from.
    if (!error) return done(result.data as Data)
    return refuse(callErrorOf(maskError(error, call.log), call))
  }
}

/** What stores a lead is given this long; it may still be stored after that, but nobody waits for a page for ever. */
const longestMutationMs = 10_000

/** The same, except that reading fails after some seconds, and at once while the database is away. */
export function runWithTimeouts(run: Run, reads: BoundedReads, { words }: Language): Run {
  return async (document, variables) => {
    const isMutation = document.definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query',
    )
    const late = refuse<CallError>({ code: 'INTERNAL', message: words.refusals.databaseAway })
    if (isMutation) return withTimeout(run(document, variables), longestMutationMs, late)
    const result = await reads.read(
      () => run(document, variables),
      (given) => !given.ok && given.refusal.code === 'INTERNAL',
    )
    return result ?? late
  }
}

function callErrorOf(error: GraphQLError, { language }: Call): CallError {
  // Our documents are valid, so what fails before any field is asked is a value that its type cannot hold.
  const known = error.extensions.code || error.path ? error : errorOf(refusedValue)
  const { extensions, message } = wordedError(known, language.words)
  return { code: 'INTERNAL', ...extensions, message }
}
