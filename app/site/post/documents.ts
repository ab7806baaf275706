import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadPost = graphql(`
  query ReadPost($slug: String!) {
    listBlogs(filter: { slug: { eq: $slug }, isPublished: { eq: true } }, limit: 1) {
      items {
        slug title excerpt content author category tags image imageAlt listedAt updatedAt readTime metaTitle metaDescription
      }
    }
  }
`)

export type Post = NonNullable<NonNullable<ResultOf<typeof ReadPost>['listBlogs']>['items'][number]>

/** Where a post is now that once had this address. */
export const ReadCurrentSlug = graphql(`
  query ReadCurrentSlug($slug: String!) { currentBlogSlug(slug: $slug) }
`)

/** The newest three of the category besides the post itself (specification section 7). */
export const ReadRelated = graphql(`
  query ReadRelated($category: String!, $slug: String!) {
    listBlogs(
      filter: { category: { eq: $category }, isPublished: { eq: true }, slug: { ne: $slug } }
      sort: { field: listedAt, direction: DESC }
      limit: 3
    ) {
      items { slug title listedAt }
    }
  }
`)

export type RelatedPost = NonNullable<NonNullable<ResultOf<typeof ReadRelated>['listBlogs']>['items'][number]>
