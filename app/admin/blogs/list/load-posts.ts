import { type LoadedList, loadedList, pageOf } from '#app/admin/list/list-loader.ts'
import type { VariablesOf } from '#app/graphql.ts'
import type { Answer, Run } from '#server/data-service/in-process.ts'
import { GetPost, ListPosts, type PostInTable } from './documents.ts'
import type { PostFilter, PostQuery } from './post-list.ts'

type Filter = NonNullable<VariablesOf<typeof ListPosts>['filter']>

const filters: Record<PostFilter, Filter> = {
  all: {},
  published: { isPublished: { eq: true } },
  drafts: { isPublished: { eq: false } },
  scheduled: { publishAt: { attributeExists: true } },
}

/** Specification section 2: the search looks at titles and excerpts, nothing else. */
const searched = (words: string): Filter =>
  words ? { or: [{ title: { containsAnyCase: words } }, { excerpt: { containsAnyCase: words } }] } : {}

/** Everything the list of posts shows of the store. */
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
