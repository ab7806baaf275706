import { defineList } from '#app/admin/list/list.ts'
import { rowsOf } from '#app/admin/records/row-href.ts'
import { postsWords } from '#words/panel/blog/posts.ts'
import { listWords } from '#words/panel/lists.ts'

type PostCondition = {
  isPublished?: { eq: boolean }
  publishAt?: { attributeExists: boolean }
  or?: { title?: { containsAnyCase: string }; excerpt?: { containsAnyCase: string } }[]
}

const filters: Record<'all' | 'published' | 'drafts' | 'scheduled', PostCondition> = {
  all: {},
  published: { isPublished: { eq: true } },
  drafts: { isPublished: { eq: false } },
  scheduled: { publishAt: { attributeExists: true } },
}

/** Specification section 2: the search covers titles and excerpts only. */
const searched = (words: string): PostCondition =>
  words ? { or: [{ title: { containsAnyCase: words } }, { excerpt: { containsAnyCase: words } }] } : {}

export const postList = {
  ...defineList({ ...rowsOf.Blog, words: postsWords, filters }),
  condition: ({ filter, search }: { filter: keyof typeof filters; search: string }) => ({
    and: [filters[filter], searched(search)],
  }),
}

export const postMessages = {
  publish: postsWords.toggleFailed,
  unpublish: postsWords.toggleFailed,
  restore: listWords.undoFailed,
  delete: postsWords.deleteFailed,
  undelete: listWords.undoFailed,
}
