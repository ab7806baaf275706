import { graphql } from 'graphql'
import type { Actor } from '#server/actor.ts'
import type { TestLantern } from './lantern.ts'

/** Calls as somebody who has no account in the tests' store. */
export const graphqlAs =
  (lantern: TestLantern, actor: Actor) =>
  (source: string, variableValues: Record<string, unknown> = {}) =>
    graphql({ schema: lantern.schema, source, variableValues, contextValue: lantern.callOf(actor) })
