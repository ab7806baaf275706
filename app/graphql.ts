import { initGraphQLTada } from 'gql.tada'
import type { Schema } from '#client/documents.ts'
import type { ServiceSlug } from '#content/services.ts'

/** The site knows which services there are. */
type SiteSchema = Schema & { scalars: { ServiceSlug: ServiceSlug } }

export const graphql = initGraphQLTada<SiteSchema>()

/**
 * Types a document and leaves it the text that a browser sends: the library that parses it and prints it again weighs
 * more than what it is for. The cast says to the compiler alone that it is parsed.
 */
export const graphqlText = ((text: string) => text) as unknown as typeof graphql

export type { ResultOf } from 'gql.tada'
