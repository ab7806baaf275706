import { UpdatePost } from '#app/admin/blog/form/documents.ts'
import { undelete } from '#app/admin/list/undelete.ts'
import { ifUnmodifiedSince } from '#app/admin/submission/conflict.ts'
import { type SubmissionHandler, timesIn } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql, type ResultOf } from '#app/graphql.ts'
import type { postMessages } from './post-list.ts'

export const postHandlers: Record<keyof typeof postMessages, SubmissionHandler> = {
  // Specification section 4: publishing sets the date to now; unpublishing keeps it, so none is sent.
  publish: (form, run) =>
    run(UpdatePost, {
      input: { id: textIn(form, 'id'), isPublished: true, publishedAt: new Date().toISOString() },
    }),
  unpublish: (form, run) => run(UpdatePost, { input: { id: textIn(form, 'id'), isPublished: false } }),
  restore: (form, run) =>
    run(UpdatePost, {
      input: {
        id: textIn(form, 'id'),
        isPublished: textIn(form, 'isPublished') !== '',
        ...timesIn(form, ['publishedAt', 'publishAt']),
      },
      condition: ifUnmodifiedSince(form.get('savedAt')),
    }),
  delete: (form, run) => run(DeletePost, { id: textIn(form, 'id') }),
  undelete: undelete('Blog'),
}

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
    otherPlaces {
      place
    }
  }
`)

export type PostInTable = ResultOf<typeof postInTable>

export const ListPosts = graphql(
  `
    query AdminListPosts($filter: ModelBlogFilterInput, $limit: Int, $after: String) {
      page: listBlogs(
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
      row: getBlog(id: $id) {
        ...PostInTable
      }
    }
  `,
  [postInTable],
)

const DeletePost = graphql(`
  mutation AdminDeletePost($id: ID!) {
    deleteBlog(input: { id: $id }) {
      id
    }
  }
`)
