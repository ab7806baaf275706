import { UpdatePost } from '#app/admin/blog/form/documents.ts'
import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import { type Changes, ifUnmodifiedSince, textIn, timesIn } from '#app/admin/list/row-action.ts'
import { graphql, type ResultOf, type VariablesOf } from '#app/graphql.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import type { PostFilter, PostIntent, PostQuery } from './post-list.ts'

type Filter = NonNullable<VariablesOf<typeof ListPosts>['filter']>

const filters: Record<PostFilter, Filter> = {
  all: {},
  published: { isPublished: { eq: true } },
  drafts: { isPublished: { eq: false } },
  scheduled: { publishAt: { attributeExists: true } },
}

/** Specification section 2: the search covers titles and excerpts only. */
const searched = (words: string): Filter =>
  words ? { or: [{ title: { containsAnyCase: words } }, { excerpt: { containsAnyCase: words } }] } : {}

/** Loads one page of the list of posts. */
export async function loadPosts(query: PostQuery, run: Run): Promise<Answer<LoadedList<PostInTable>>> {
  const { limit, after } = pageOf(query)
  const filter = { and: [filters[query.filter], searched(query.search)] }
  const listed = await run(ListPosts, { filter, limit, after })
  if (!listed.ok) return listed
  return loadedList(listed.data.listBlogs, query, async (id) => {
    const found = await run(GetPost, { id })
    return found.ok ? { ok: true, data: found.data.getBlog } : found
  })
}

export const postChanges: Changes<PostIntent> = {
  // Specification section 4: publishing sets the date to now; unpublishing keeps it, so none is sent.
  publish: (form, run) =>
    run(UpdatePost, {
      input: { id: textIn(form, 'id'), isPublished: true, publishedAt: new Date().toISOString() },
    }),
  unpublish: (form, run) => run(UpdatePost, { input: { id: textIn(form, 'id'), isPublished: false } }),
  // Undo restores both dates.
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
  }
`)

/** A post with the fields of the table. */
export type PostInTable = ResultOf<typeof postInTable>

const ListPosts = graphql(
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

const GetPost = graphql(
  `
    query AdminGetPost($id: ID!) {
      getBlog(id: $id) {
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
