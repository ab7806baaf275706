import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadCategories = graphql(`
  query ReadCategories { blogCategories }
`)

/** What a card of the list shows; contents stay where they are. */
export const ReadPosts = graphql(`
  query ReadPosts($category: ModelStringInput, $limit: Int!, $nextToken: String) {
    listBlogs(
      filter: { isPublished: { eq: true }, category: $category }
      sort: { field: listedAt, direction: DESC }
      limit: $limit
      nextToken: $nextToken
    ) {
      items { slug title excerpt category image imageAlt listedAt readTime }
      nextToken
      total
    }
  }
`)

type Posts = NonNullable<ResultOf<typeof ReadPosts>['listBlogs']>

export type PostSummary = NonNullable<Posts['items'][number]>
