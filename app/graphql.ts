import { initGraphQLTada } from 'gql.tada'
import type { introspection } from './graphql-env.d.ts'

/** Parses a GraphQL document; its result and variables are typed from schema.graphql. */
export const graphql = initGraphQLTada<{
  introspection: introspection
  scalars: { AWSDateTime: string; AWSJSON: string; ID: string }
}>()

export type { ResultOf } from 'gql.tada'
