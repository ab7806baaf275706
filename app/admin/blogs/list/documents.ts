import { graphql, type ResultOf } from '#app/graphql.ts'

const postInTable = graphql(`
  fragment PostInTable on Blog @_unmask {
    id
    title
    slug
    excerpt
    author
    createdAt
    isPublished
    publishedAt
    publishAt
  }
`)

/** A post as the table shows it. */
export type PostInTable = ResultOf<typeof postInTable>

export const ListPosts = graphql(
  `
    query AdminListPosts($filter: ModelBlogFilterInput, $limit: Int, $after: String) {
      listBlogs(
        filter: $filter
        sort: { field: createdAt, direction: DESC }
        limit: $limit
        nextToken: $after
      ) {
        items {
          ...PostInTable
        }
        nextToken
        total
      }
    }
  `,
  [postInTable],
)

export const GetPost = graphql(
  `
    query AdminGetPost($id: ID!) {
      getBlog(id: $id) {
        ...PostInTable
      }
    }
  `,
  [postInTable],
)

export const DeletePost = graphql(`
  mutation AdminDeletePost($id: ID!) {
    deleteBlog(input: { id: $id }) {
      id
    }
  }
`)
