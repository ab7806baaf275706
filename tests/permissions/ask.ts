import type { GraphQLSchema } from 'graphql'
import { call, type TestLantern } from '#tests/lantern.ts'
import type { TestActor } from './actors.ts'

export function asker(lantern: TestLantern) {
  let sent = 0
  return async (actor: TestActor, query: string, variables: object = {}) => {
    sent += 1
    const address = `198.51.${(sent >> 8) & 255}.${sent & 255}`
    const answer = await call(lantern, query, variables, actor.headers, address)
    const errorAt = (field: string) =>
      answer.errors?.find(({ path }) => !path || path[0] === field)?.extensions?.code
    const outcomeOf = (field: string): string => {
      const code = errorAt(field)
      if (code === (actor.standing === 'anonymous' ? 'UNAUTHORIZED' : 'FORBIDDEN'))
        return answer.data?.[field] ? 'refused with data' : 'refused'
      if (code !== undefined && permittedFailures.has(String(code))) return 'allowed'
      if (answer.errors?.length && !answer.data) return answer.text
      return code === undefined ? 'allowed' : answer.text
    }
    return { ...answer, outcomeOf }
  }
}

export type Ask = ReturnType<typeof asker>

/** Codes of a permitted call that failed for another reason. */
const permittedFailures = new Set(['NOT_FOUND', 'BAD_INPUT', 'CONFLICT', 'UNCONFIRMED'])

export const has = (schema: GraphQLSchema, call: string) =>
  Boolean(
    schema.getQueryType()?.getFields()[call] ??
      schema.getMutationType()?.getFields()[call] ??
      schema.getSubscriptionType()?.getFields()[call],
  )
