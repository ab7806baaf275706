import { graphql } from '#app/graphql.ts'

export const PublishTexts = graphql(`
  mutation AdminPublishTexts($language: String!, $changes: [TextChange!]!) {
    texts: publishTexts(language: $language, changes: $changes) {
      key
      otherPlaces {
        place
      }
    }
  }
`)
