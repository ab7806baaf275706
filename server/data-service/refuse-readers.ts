import { defaultFieldResolver, type GraphQLSchema } from 'graphql'
import { refuse } from '#server/result.ts'
import type { Call } from './call.ts'
import { unwrap } from './refusal-error.ts'

/** A key that may only read is refused at every mutation, whoever wrote it. */
export function refuseReaders(schema: GraphQLSchema): GraphQLSchema {
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    const resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, call: Call, info) => {
      const { actor } = call
      if (actor.kind === 'administrator' && actor.readOnly)
        return unwrap(refuse({ code: 'FORBIDDEN', message: 'This API key may only read.' }))
      return resolve(source, args, call, info)
    }
  }
  return schema
}
