import { initGraphQLTada, type ResultOf } from 'gql.tada'
import type { Schema } from '#client/documents.ts'
import type { ServiceSlug } from '#content/services.ts'

type SiteSchema = Schema & { scalars: { ServiceSlug: ServiceSlug } }

export const graphql = initGraphQLTada<SiteSchema>()

/**
 * Types a document but leaves it the text that is sent: the library that would parse and print it weighs more than the
 * documents. The cast is for the compiler alone.
 */
export const graphqlText = ((text: string) => text) as unknown as typeof graphql

export type { ResultOf }

/** What a list shows of each record. */
export type RowOf<Document> =
  ResultOf<Document> extends { page: { items: readonly (infer Row)[] } | null } ? NonNullable<Row> : never
