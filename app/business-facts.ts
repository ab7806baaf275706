import type { TadaDocumentNode } from 'gql.tada'
import type { BusinessProfile } from '#content/profile/business-profile.ts'
import type { Kind } from '#content/profile/fact-kinds.ts'
import { kindsOfFacts } from '#content/profile/facts.ts'
import { graphql } from './graphql.ts'

function selectionOf(kinds: Readonly<Record<string, Kind>>): string {
  return Object.entries(kinds)
    .map(([name, kind]) => `${name} ${partsOf(kind)}`)
    .join(' ')
}

function partsOf(kind: Kind): string {
  switch (kind.is) {
    case 'optional':
    case 'list':
      return partsOf(kind.of)
    case 'object':
      return `{ ${selectionOf(kind.parts)} }`
    case 'phone':
      return '{ label display e164 }'
    default:
      return ''
  }
}

type EveryFact = TadaDocumentNode<
  BusinessProfile,
  Record<never, never>,
  { fragment: 'BusinessFacts'; on: 'BusinessProfile'; masked: false }
>

const text: string = `fragment BusinessFacts on BusinessProfile @_unmask { ${selectionOf(kindsOfFacts)} }`

/** Every fact. The profile and its type in GraphQL follow from one declaration; out of a text that is made, gql.tada reads no type. */
export const BusinessFacts = graphql(text) as unknown as EveryFact
