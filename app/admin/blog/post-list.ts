import { type ListQuery, listAddress } from '#app/admin/list/list.ts'
import type { Failures } from '#app/admin/list/row-action.ts'
import { listWords } from '#words/admin-lists.ts'
import { postsWords } from '#words/admin-posts.ts'

/** The list of posts: its address and its words. */
export const postList = {
  address: listAddress({ row: 'blog', filters: ['published', 'drafts', 'scheduled'] }),
  words: postsWords,
}

export type PostFilter = ReturnType<(typeof postList)['address']['read']>['filter']

export type PostQuery = ListQuery<PostFilter>

/** What a form in the table asks for. */
export type PostIntent = 'publish' | 'unpublish' | 'restore' | 'delete'

export const postFailures: Failures<PostIntent> = {
  publish: postsWords.toggleFailed,
  unpublish: postsWords.toggleFailed,
  restore: listWords.undoFailed,
  delete: postsWords.deleteFailed,
}
