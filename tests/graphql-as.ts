import { graphql } from 'graphql'
import type { Actor } from '#server/actor.ts'
import type { TestLantern } from './lantern.ts'

/** Runs GraphQL as any actor, also one without an account in the test's database. */
export const graphqlAs =
  (lantern: TestLantern, actor: Actor) =>
  (source: string, variableValues: Record<string, unknown> = {}) =>
    graphql({ schema: lantern.schema, source, variableValues, contextValue: lantern.callOf(actor) })
