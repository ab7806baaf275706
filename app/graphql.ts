import { initGraphQLTada } from 'gql.tada'
import type { Schema } from '#client/documents.ts'

/** Writes a document of the data service; its result and variables are typed from schema.graphql. */
export const graphql = initGraphQLTada<Schema>()

export type { ResultOf } from 'gql.tada'
