import { type DocumentNode, execute, type GraphQLError, type GraphQLSchema, Kind, validate } from 'graphql'
import type { Language } from '#content/languages.ts'
import type { BoundedReads } from '#server/database/bounded-reads.ts'
import { done, type Refusal, type RefusalCode, type Result, refuse, type Worded } from '#server/result.ts'
import { withTimeout } from '#server/with-timeout.ts'
import type { Call } from './call.ts'
import { errorOf, maskError, refusedValue, wordedError } from './errors.ts'

export interface TypedDocument<Data, Variables> extends DocumentNode {
  __apiType?: (variables: Variables) => Data
}

export type CallError = Omit<Worded<Refusal>, 'code'> & {
  code: RefusalCode | 'INTERNAL' | 'BUSY'
  reference?: string
}

export type CallResult<Data> = Result<Data, CallError>

export type Run = <Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => Promise<CallResult<Data>>

const validated = new WeakSet<DocumentNode>()

/** These documents are our own, so each is validated once and no limits apply. */
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
      // Variables of any document are an object.
      variableValues: { ...variables } as Record<string, unknown>,
    })
    const [error] = result.errors ?? []
    // The type of the document was derived from this schema.
    if (!error) return done(result.data as Data)
    return refuse(callErrorOf(maskError(error, call.log), call))
  }
}

/** Storing a lead may still succeed after this, but its page does not wait longer. */
const longestMutationMs = 10_000

const mayBeOutage: ReadonlySet<CallError['code']> = new Set(['INTERNAL', 'BUSY'])

/** Reading fails after some seconds, and at once while the database is unavailable. */
export function runWithTimeouts(run: Run, reads: BoundedReads, { words }: Language): Run {
  return async (document, variables) => {
    const isMutation = document.definitions.some(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query',
    )
    const late = refuse<CallError>({ code: 'INTERNAL', message: words.refusals.databaseAway })
    if (isMutation) return withTimeout(run(document, variables), longestMutationMs, late)
    const result = await reads.read(
      () => run(document, variables),
      (given) => !given.ok && mayBeOutage.has(given.refusal.code),
    )
    return result ?? late
  }
}

function callErrorOf(error: GraphQLError, { language }: Call): CallError {
  // Our documents are valid: an error before any field is a value that its type cannot hold.
  const known = error.extensions.code || error.path ? error : errorOf(refusedValue)
  const { extensions, message } = wordedError(known, language.words)
  return { code: 'INTERNAL', ...extensions, message }
}
