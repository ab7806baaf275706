import { graphql } from 'graphql'
import type { Actor } from '#server/actor.ts'
import { wordedError } from '#server/data-service/errors.ts'
import type { TestLantern } from './lantern.ts'

export const graphqlAs =
  (lantern: TestLantern, actor: Actor) =>
  async (source: string, variableValues: Record<string, unknown> = {}) => {
    const call = lantern.callOf(actor)
    const { data, errors } = await graphql({
      schema: lantern.schema,
      source,
      variableValues,
      contextValue: call,
    })
    return { data, errors: errors?.map((error) => wordedError(error, call.language.words)) }
  }
